// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/presenter_keys.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace headlight::ui {

namespace {

bool is_editor(const QWidget* widget) {
  for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget()) {
    if (qobject_cast<const QDockWidget*>(widget) != nullptr ||
        qobject_cast<const QLineEdit*>(widget) != nullptr ||
        qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
        qobject_cast<const QComboBox*>(widget) != nullptr ||
        qobject_cast<const QTextEdit*>(widget) != nullptr ||
        qobject_cast<const QPlainTextEdit*>(widget) != nullptr ||
        qobject_cast<const QAbstractItemView*>(widget) != nullptr) {
      return true;
    }
  }
  // A dock that floats is a window of its own.
  return qobject_cast<const QDockWidget*>(widget) != nullptr;
}

}  // namespace

QKeySequence PresenterKeys::sequence(Key key) {
  switch (key) {
    case Key::next: return Qt::Key_PageDown;
    case Key::previous: return Qt::Key_PageUp;
    case Key::first: return Qt::Key_Home;
    case Key::last: return Qt::Key_End;
    case Key::blank: return Qt::Key_Period;
    case Key::start: return Qt::Key_F5;
    case Key::start_present: return QKeyCombination(Qt::SHIFT, Qt::Key_F5);
    case Key::leave: return Qt::Key_Escape;
    case Key::editors: return Qt::Key_E;
  }
  return {};
}

PresenterKeys::PresenterKeys(QWidget& window) : QObject(&window), window_(window) {
  for (std::size_t i = 0; i < key_count; ++i) {
    const Key key = static_cast<Key>(i);
    shortcuts_.at(i) = new QShortcut(sequence(key), &window);
    connect(shortcuts_.at(i), &QShortcut::activated, this, [this, key] { emit pressed(key); });
  }
  connect(qApp, &QApplication::focusChanged, this, &PresenterKeys::renew);
  renew();
}

void PresenterKeys::set_walking(bool walking) {
  walking_ = walking;
  renew();
}

void PresenterKeys::set_presenting(bool presenting) {
  presenting_ = presenting;
  renew();
}

void PresenterKeys::renew() {
  const bool free = !is_editor(window_.focusWidget());
  for (std::size_t i = 0; i < key_count; ++i) {
    bool exists = true;
    switch (static_cast<Key>(i)) {
      case Key::next:
      case Key::previous:
      case Key::first:
      case Key::last:
      case Key::blank: exists = walking_ || presenting_; break;
      case Key::start:
      case Key::start_present: break;
      case Key::leave:
      case Key::editors: exists = presenting_; break;
    }
    shortcuts_.at(i)->setEnabled(exists && free);
  }
}

}  // namespace headlight::ui
