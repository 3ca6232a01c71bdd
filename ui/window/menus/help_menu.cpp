// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus/help_menu.h"

#include "ui/window/menus/menu_actions.h"

namespace headlight::ui {

HelpMenu::HelpMenu(Prompts& prompts, QWidget* window) : QMenu(tr("&Help"), window) {
  setObjectName(QStringLiteral("helpMenu"));
  add_action(
      *this,
      {.name = "shortcutsAction", .text = tr("&Keyboard and mouse"), .shortcut = QKeySequence(Qt::Key_F1)},
      window, [&prompts, window] { prompts.show_shortcuts(window); });
  QAction* const about = add_action(*this, {"aboutAction", tr("&About Headlight"), QStringLiteral("info")},
                                    window, [&prompts, window] { prompts.show_about(window); });
  about->setMenuRole(QAction::AboutRole);
}

}  // namespace headlight::ui
