// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

#include "core/linear/matrix.h"

namespace headlight {

inline constexpr Index least_lesson_d_k = 1;
inline constexpr Index largest_lesson_d_k = 512;

/// What the scale is for (Vaswani et al., 2017, 3.2.1): the query has d_k ones, and each key d_k times the
/// same number, 1, 3/4 or 1/2, as in the example sixty-four-ones.
struct ScaleLesson {
  static constexpr std::size_t keys = 3;
  static constexpr std::array<double, keys> key_entries{1.0, 0.75, 0.5};
  using Row = std::array<double, keys>;
  Row products;         ///< q·k, which grows with d_k
  Row scaled;           ///< q·k / √d_k, which grows with √d_k
  Row product_weights;  ///< softmax(q·k)
  Row scaled_weights;   ///< softmax(q·k / √d_k)
};

ScaleLesson scale_lesson(Index d_k);

}  // namespace headlight
