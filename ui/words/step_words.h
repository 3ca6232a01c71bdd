// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/explain/steps.h"

namespace headlight::ui {

/// What a step is called: a word or a symbol.
QString step_name(const CalculationStep& step);

/// One or two sentences on what happens in it.
QString step_text(const CalculationStep& step);

}  // namespace headlight::ui
