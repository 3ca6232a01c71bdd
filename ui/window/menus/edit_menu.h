// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "ui/document/document.h"

namespace headlight::ui {

/// Edit: undo and redo, each naming the step it would take.
class EditMenu : public QMenu {
  Q_OBJECT

 public:
  EditMenu(Document& document, QWidget* parent);

  QAction* undo_action() const { return undo_action_; }
  QAction* redo_action() const { return redo_action_; }

 private:
  QAction* undo_action_;
  QAction* redo_action_;
};

}  // namespace headlight::ui
