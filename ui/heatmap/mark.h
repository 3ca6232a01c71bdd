// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/selection/selection.h"

namespace headlight::ui {

/// What is outlined in every panel: a cell, a row or a column.
struct Mark {
  std::optional<Index> row;
  std::optional<Index> column;
  std::optional<int> panel;  ///< the panel whose own cell it is, drawn stronger
  friend bool operator==(const Mark&, const Mark&) = default;
};

/// Where the outlines of a cell of any stage go in the stage shown: the cell itself in its own stage,
/// else the row and column of its query and key, as far as both speak of them. `panel` stays absent.
Mark mark_in_stage(const StageCell& cell, Stage shown);

}  // namespace headlight::ui
