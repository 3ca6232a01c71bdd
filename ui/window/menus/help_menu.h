// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "ui/window/services/prompts.h"

namespace headlight::ui {

/// Help: shortcuts and what the program is.
class HelpMenu : public QMenu {
  Q_OBJECT

 public:
  HelpMenu(Prompts& prompts, QWidget* window);
};

}  // namespace headlight::ui
