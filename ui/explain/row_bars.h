// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/linear/indices.h"

namespace headlight::ui {

/// The weights of one query as bars, one line a key: its label, a bar from 0 to the largest or to 1, and the
/// number. Long labels are elided, with the whole one in a tip.
class RowBars : public QWidget {
  Q_OBJECT

 public:
  struct Bar {
    QString label;
    double weight = 0.0;
    bool is_hidden = false;  ///< by the mask
    friend bool operator==(const Bar&, const Bar&) = default;
  };

  explicit RowBars(QWidget* parent = nullptr);

  void set_bars(std::vector<Bar> bars, std::optional<Index> marked);
  const std::vector<Bar>& bars() const { return bars_; }
  std::optional<Index> marked() const { return marked_; }
  /// What a bar says.
  QString text_of(Index key) const;
  /// Where the line of a key stands.
  QRect line_rect(Index key) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  /// The key under the pointer, or none.
  void pointed(std::optional<headlight::Index> key);
  void chosen(headlight::Index key);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  int line_height() const;
  int label_width() const;
  std::optional<Index> key_at(QPoint position) const;
  void point_at(std::optional<Index> key);
  void paint_focus(QPainter& painter) const;

  std::vector<Bar> bars_;
  std::optional<Index> marked_;
  std::optional<Index> pointed_;
};

}  // namespace headlight::ui
