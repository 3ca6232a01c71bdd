// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "ui/document/document.h"
#include "ui/window/menus/inputs_menu.h"
#include "ui/window/menus/mask_menu.h"
#include "ui/window/menus/scoring_menu.h"

namespace headlight::ui {

/// Attention: what the experiment calculates, in quick choices. The panels have all of it.
class AttentionMenu : public QMenu {
  Q_OBJECT

 public:
  AttentionMenu(Document& document, QWidget* parent);

  ScoringMenu* scoring_menu() const { return scoring_menu_; }
  MaskMenu* mask_menu() const { return mask_menu_; }
  InputsMenu* inputs_menu() const { return inputs_menu_; }
  QAction* add_head_action() const { return add_head_action_; }
  QAction* remove_head_action() const { return remove_head_action_; }

 signals:
  void scale_lesson_requested();

 private:
  void set_head_count(Index heads);

  Document& document_;
  ScoringMenu* scoring_menu_;
  MaskMenu* mask_menu_;
  InputsMenu* inputs_menu_;
  QAction* add_head_action_;
  QAction* remove_head_action_;
};

}  // namespace headlight::ui
