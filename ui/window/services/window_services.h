// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/files/recent_files.h"
#include "ui/window/services/appearance.h"
#include "ui/window/services/language.h"
#include "ui/window/services/prompts.h"
#include "ui/window/services/settings.h"

namespace headlight::ui {

/// What all windows share. Each of these outlives every window.
struct WindowServices {
  Settings& settings;
  RecentFiles& recent;
  Language& language;
  Appearance& appearance;
  Prompts& prompts;
};

}  // namespace headlight::ui
