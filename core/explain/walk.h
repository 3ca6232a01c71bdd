// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/linear/matrix.h"

namespace headlight {

/// How fine a walk through the calculation goes.
enum class Pace {
  stage,  ///< from step to step
  row,    ///< in each step first the whole stage, then row by row (query by query)
  cell    ///< … then cell by cell, along the rows
};

/// Cells of the matrix that a step shows; none where it is not walked through.
struct StepShape {
  Index rows = 0;
  Index columns = 0;
  friend bool operator==(const StepShape&, const StepShape&) = default;
};

/// Where a walk stands: at a whole stage, at a row of it, or at a cell.
struct WalkPosition {
  std::size_t step = 0;
  std::optional<Index> row;
  std::optional<Index> column;
  friend bool operator==(const WalkPosition&, const WalkPosition&) = default;
};

/// The position after (before) `from`; nothing at the end (beginning). `from` may be finer or coarser than
/// the pace, as after a change of the pace.
std::optional<WalkPosition> position_after(std::span<const StepShape> steps, Pace pace, WalkPosition from);
std::optional<WalkPosition> position_before(std::span<const StepShape> steps, Pace pace, WalkPosition from);

}  // namespace headlight
