// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus/edit_menu.h"

#include "ui/look/icons.h"
#include "ui/widgets/commit_open_editor.h"
#include "ui/words/shown_text.h"

namespace headlight::ui {

namespace {

/// Like `QUndoStack::createUndoAction`, but with sentences that any language can order.
template <typename Describe>
QAction* step_action(QMenu& menu, const QString& name, const QString& symbol, const QKeySequence& shortcut,
                     Describe describe) {
  QAction* const action = menu.addAction(symbol_icon(symbol), describe(QString()));
  action->setObjectName(name);
  action->setShortcut(shortcut);
  action->setEnabled(false);
  return action;
}

}  // namespace

EditMenu::EditMenu(Document& document, QWidget* parent) : QMenu(tr("&Edit"), parent) {
  setObjectName(QStringLiteral("editMenu"));
  const auto undo_text = [](const QString& step) {
    return step.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(step);
  };
  const auto redo_text = [](const QString& step) {
    return step.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(step);
  };
  undo_action_ =
      step_action(*this, QStringLiteral("undoAction"), QStringLiteral("undo"), QKeySequence::Undo, undo_text);
  redo_action_ =
      step_action(*this, QStringLiteral("redoAction"), QStringLiteral("redo"), QKeySequence(), redo_text);
  redo_action_->setShortcuts({QKeySequence(QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_Z)),
                              QKeySequence(QKeyCombination(Qt::CTRL, Qt::Key_Y))});

  QUndoStack& stack = document.undo_stack();
  // What is typed and not yet a step becomes one first.
  const auto step = [this, &stack](void (QUndoStack::*go)()) {
    if (commit_open_editor(*parentWidget()->window())) {
      (stack.*go)();
    }
  };
  connect(undo_action_, &QAction::triggered, this, [step] { step(&QUndoStack::undo); });
  connect(redo_action_, &QAction::triggered, this, [step] { step(&QUndoStack::redo); });
  const auto renew = [this, &document, undo_text, redo_text] {
    const auto show = [](QAction& action, bool enabled, const QString& text) {
      action.setEnabled(enabled);
      action.setText(text);
    };
    const auto escaped = [](const QString& name) {
      return shown_text(name, longest_name).replace(u'&', QStringLiteral("&&"));
    };
    show(*undo_action_, document.undo_stack().canUndo(), undo_text(escaped(document.undo_name())));
    show(*redo_action_, document.undo_stack().canRedo(), redo_text(escaped(document.redo_name())));
  };
  connect(&stack, &QUndoStack::indexChanged, this, renew);
  renew();
}

}  // namespace headlight::ui
