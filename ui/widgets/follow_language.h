// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QWidget>
#include <functional>
#include <utility>

namespace headlight::ui {

/// Calls `renew` whenever a widget hears that the program speaks another language. Whatever outlives a switch
/// follows it so; all else is built anew.
class LanguageFollower : public QObject {
 public:
  LanguageFollower(QWidget& widget, std::function<void()> renew)
      : QObject(&widget), renew_(std::move(renew)) {
    widget.installEventFilter(this);
  }

  bool eventFilter(QObject* object, QEvent* event) override {
    if (object == parent() && event->type() == QEvent::LanguageChange) {
      renew_();
    }
    return false;
  }

 private:
  std::function<void()> renew_;
};

inline void follow_language(QWidget& widget, std::function<void()> renew) {
  new LanguageFollower(widget, std::move(renew));  // its parent is the widget
}

}  // namespace headlight::ui
