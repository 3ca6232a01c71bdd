// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace headlight::ui {

/// The labels beside or above a grid: plain text on the panel's ground, those of the selection in
/// bold, those of a cell somebody looks at in the accent colour.
class MatrixHeader : public QHeaderView {
  Q_OBJECT

 public:
  explicit MatrixHeader(Qt::Orientation orientation, QWidget* parent = nullptr);

  /// The section to mark; −1 for none.
  void set_marked(int section);

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override;
  void paintEvent(QPaintEvent* event) override;

 private:
  bool is_selected(int section) const;

  int marked_ = -1;
};

}  // namespace headlight::ui
