// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/words/cell_text.h"

namespace headlight::ui {

/// Where a tip of a size goes so that it stays within `bounds` and off `avoid`: right of it, else
/// left, below or above; where nothing is free, the corner of `bounds` that covers least of it.
QRect tip_place(QSize size, const QRect& avoid, const QRect& bounds);

/// A small note beside a cell or a label, in plain text. It lies upon the window it belongs to,
/// takes no clicks, and never covers what it speaks of.
class CellTip : public QWidget {
  Q_OBJECT

 public:
  /// `anchor` is the widget in whose coordinates places are given.
  explicit CellTip(QWidget& anchor);

  void show_text(const CellText& text, const QRect& beside);
  const CellText& text() const { return text_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QSize size_of_text() const;
  QFont face(bool bold, bool small) const;

  QWidget& anchor_;
  CellText text_;
};

}  // namespace headlight::ui
