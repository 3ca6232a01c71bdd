// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QToolBar>
#include <QToolButton>

#include "ui/document/document.h"
#include "ui/window/menus/attention_menu.h"
#include "ui/window/menus/edit_menu.h"
#include "ui/window/menus/file_menu.h"
#include "ui/window/menus/lesson_menu.h"
#include "ui/window/menus/view_menu.h"

namespace headlight::ui {

/// The row of buttons below the menus: what is needed all the time, with the present scoring, head
/// count and mask readable on it.
class MainToolBar : public QToolBar {
  Q_OBJECT

 public:
  MainToolBar(Document& document, FileMenu& file, EditMenu& edit, ViewMenu& view, AttentionMenu& attention,
              LessonMenu& lesson, QWidget* parent);

 private:
  QToolButton* add_menu_button(const QString& name, const QString& symbol, QMenu* menu);
  void add_action_button(const QString& name, const QString& text, QAction* action);
  void add_heads(AttentionMenu& attention);
  void renew(const AttentionMenu& attention);

  Document& document_;
  QToolButton* scoring_button_;
  QToolButton* mask_button_;
  QAction* scoring_action_ = nullptr;
  QAction* mask_action_ = nullptr;
  QLabel* heads_label_ = nullptr;
};

}  // namespace headlight::ui
