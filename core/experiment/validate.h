// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/experiment/experiment.h"
#include "core/experiment/problem.h"

namespace headlight {

inline constexpr Index max_tokens = 4096;  ///< a side
inline constexpr Index max_heads = 256;
inline constexpr Index max_columns = 16384;
inline constexpr Index max_numbers = 20'000'000;  ///< in all matrices and mask layers together
inline constexpr Index max_randn_position = 10'000'000;

/// The first thing that does not fit, or nothing where the experiment is valid. Where the inputs are
/// `weights`, scoring and mask do not act, but their counts, indices and shapes among themselves still have
/// to be right.
std::optional<Problem> validate(const Experiment& experiment);

/// What is wrong with a recipe for a matrix of that shape, before a number is drawn. `place` is the matrix's.
std::optional<Problem> validate_recipe(Index rows, Index columns, const RandnRecipe& recipe,
                                       const std::string& place);

}  // namespace headlight
