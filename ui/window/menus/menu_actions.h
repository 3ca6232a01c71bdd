// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QIcon>
#include <QKeySequence>
#include <QMenu>

#include "ui/look/icons.h"

namespace headlight::ui {

/// How an action appears. `name` is its object name, by which tests find it.
struct ActionLook {
  const char* name;
  QString text;
  QString symbol = {};  ///< of `symbol_icon`; "" for none
  QKeySequence shortcut = {};
};

/// Adds an action to `menu` that calls `done` when it is chosen.
template <typename Receiver, typename Done>
QAction* add_action(QMenu& menu, const ActionLook& look, Receiver* receiver, Done done) {
  QAction* const action = menu.addAction(look.text);
  action->setObjectName(QLatin1StringView(look.name));
  if (!look.symbol.isEmpty()) {
    action->setIcon(symbol_icon(look.symbol));
  }
  action->setShortcut(look.shortcut);
  QObject::connect(action, &QAction::triggered, receiver, done);
  return action;
}

/// A text that users wrote, for a menu or a label with mnemonics: "&" stays an "&".
inline QString without_mnemonics(QString text) {
  return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

}  // namespace headlight::ui
