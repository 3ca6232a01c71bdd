// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/experiment/experiment.h"
#include "core/experiment/problem.h"

namespace headlight {

inline constexpr Index max_tokens = 4096;  ///< a side
inline constexpr Index max_heads = 256;
inline constexpr Index max_columns = 16384;
inline constexpr Index max_numbers = 20'000'000;  ///< in a whole experiment
inline constexpr Index max_randn_position = 10'000'000;

/// The first thing that does not fit, or nothing where the experiment is valid.
std::optional<Problem> validate(const Experiment& experiment);

}  // namespace headlight
