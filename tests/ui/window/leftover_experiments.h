// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/experiment/experiment.h"

namespace headlight::test {

/// One with every pattern of a mask, in a mode, a row that sees nothing, both normalizers and a temperature.
Experiment masked(MaskMode mode);

/// Experiments whose words no language owns, of every kind of inputs, scoring and mask.
std::vector<Experiment> leftover_experiments();

}  // namespace headlight::test
