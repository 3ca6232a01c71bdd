// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/experiment.h"

namespace headlight::ui {

/// What File ▸ New begins with: three tokens, one head of four dimensions, scaled dot product, numbers
/// drawn from seed 42; small enough to read and ready to change.
Experiment starter_experiment();

}  // namespace headlight::ui
