// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>

#include "core/experiment/experiment.h"

namespace headlight::ui {

/// What an edit touched, so that views renew no more than they must.
enum class Change : unsigned {
  tokens = 1U << 0U,   ///< token texts
  shape = 1U << 1U,    ///< how many tokens, heads, dimensions or matrices there are, or their kind
  numbers = 1U << 2U,  ///< entries of matrices
  mask = 1U << 3U,
  scoring = 1U << 4U,  ///< scoring function, scale, temperature, normalizer
  text = 1U << 5U,     ///< title and notes
  view = 1U << 6U      ///< how it is shown; the evaluation stays
};
Q_DECLARE_FLAGS(Changes, Change)
Q_DECLARE_OPERATORS_FOR_FLAGS(Changes)

inline constexpr Changes everything_changed = Change::tokens | Change::shape | Change::numbers |
                                              Change::mask | Change::scoring | Change::text | Change::view;

/// What the evaluation depends on.
inline constexpr Changes evaluated_changes = Change::shape | Change::numbers | Change::mask | Change::scoring;

/// What differs between two valid experiments; nothing where they are equal.
Changes changes_between(const Experiment& before, const Experiment& after);

}  // namespace headlight::ui
