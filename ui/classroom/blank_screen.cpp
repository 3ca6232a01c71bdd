// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/blank_screen.h"

#include <QEvent>

namespace headlight::ui {

BlankScreen::BlankScreen(QWidget& window) : QWidget(&window), window_(window) {
  setObjectName(QStringLiteral("blankScreen"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Window);
  setPalette(QPalette(Qt::black));
  setFocusPolicy(Qt::StrongFocus);
  window.installEventFilter(this);
  hide();
}

void BlankScreen::cover() {
  setAccessibleName(tr("Blank screen; any key returns"));
  focus_before_ = window_.focusWidget();
  setGeometry(window_.rect());
  raise();
  show();
  setFocus(Qt::OtherFocusReason);
}

void BlankScreen::uncover() {
  hide();
  if (focus_before_) {
    focus_before_->setFocus(Qt::OtherFocusReason);
  }
}

bool BlankScreen::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &window_ && event->type() == QEvent::Resize) {
    setGeometry(window_.rect());
  }
  return QWidget::eventFilter(watched, event);
}

void BlankScreen::keyPressEvent(QKeyEvent* /*event*/) { uncover(); }

void BlankScreen::mousePressEvent(QMouseEvent* /*event*/) { uncover(); }

}  // namespace headlight::ui
