// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>

#include "core/lesson/lesson.h"

namespace headlight {

/// The first of the locked parts that differs between two experiments; nothing where all are as they were.
/// Tokens are their texts and their number; matrices are the inputs, their kind and heads included; scoring
/// is the function with its parameters, temperature and normalizer. Title, notes and view belong to no part.
std::optional<Lockable> changed_lock(const Experiment& before, const Experiment& after,
                                     const std::set<Lockable>& locked);

}  // namespace headlight
