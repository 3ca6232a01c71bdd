// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/quiet_button.h"

#include <QFocusEvent>

namespace headlight::ui {

QuietButton::QuietButton(QWidget* parent) : QAbstractButton(parent) { setFocusPolicy(Qt::StrongFocus); }

void QuietButton::focusInEvent(QFocusEvent* event) {
  // Arrow keys within a group hand the focus on with Qt::OtherFocusReason.
  focus_by_keys_ = event->reason() != Qt::MouseFocusReason;
  QAbstractButton::focusInEvent(event);
}

void QuietButton::keyPressEvent(QKeyEvent* event) {
  focus_by_keys_ = true;
  update();
  QAbstractButton::keyPressEvent(event);
}

void QuietButton::enterEvent(QEnterEvent* event) {
  update();
  QAbstractButton::enterEvent(event);
}

void QuietButton::leaveEvent(QEvent* event) {
  update();
  QAbstractButton::leaveEvent(event);
}

}  // namespace headlight::ui
