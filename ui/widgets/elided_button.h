// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/quiet_button.h"

namespace headlight::ui {

/// A line of plain text with an icon, elided where it is too long (the whole in the tooltip), that
/// leads somewhere when clicked: underlined under the pointer, with a ring while it has the keyboard.
class ElidedButton : public QuietButton {
  Q_OBJECT

 public:
  explicit ElidedButton(QWidget* parent = nullptr);

  /// Sets the text, also as accessible name, and what a click does. The tooltip has both.
  void set_line(const QIcon& line_icon, const QString& line, const QString& on_click);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace headlight::ui
