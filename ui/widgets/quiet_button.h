// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace headlight::ui {

/// What buttons that paint themselves share: they follow the pointer, and know whether the keyboard
/// brought the focus, for only then it is shown.
class QuietButton : public QAbstractButton {
  Q_OBJECT

 public:
  explicit QuietButton(QWidget* parent);

 protected:
  bool shows_focus() const { return focus_by_keys_ && hasFocus(); }
  void focusInEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  bool focus_by_keys_ = false;
};

}  // namespace headlight::ui
