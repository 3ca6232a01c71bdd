// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/quiet_button.h"

namespace headlight::ui {

/// A quiet checkable button: plain text, filled with the accent colour while checked, with a ring
/// while it has the keyboard. All colours come from the palette.
class Chip : public QuietButton {
  Q_OBJECT

 public:
  explicit Chip(QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  /// The size of what stands on the chip, and its drawing with the painter's font and pen.
  virtual QSize label_size(const QFont& font) const;
  virtual void paint_label(QPainter& painter) const;

  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
};

}  // namespace headlight::ui
