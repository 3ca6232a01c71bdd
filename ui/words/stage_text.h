// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/attention/stage.h"

namespace headlight::ui {

/// What a stage is called in the window: the symbol (Q, K, V) or the translated word.
QString stage_text(Stage stage);

/// One translated sentence on what the stage is.
QString stage_explanation(Stage stage);

}  // namespace headlight::ui
