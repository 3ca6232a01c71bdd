// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/figure/figure.h"
#include "ui/figure/figure_renderer.h"
#include "ui/heatmap/mark.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// Where a figure shows a cell; nothing where it does not, or where there is no figure.
std::optional<PanelCell> panel_cell(const Figure* figure, const std::optional<StageCell>& cell);
/// The cell that stands there; nothing where the figure has none there.
std::optional<StageCell> stage_cell(const Figure* figure, const std::optional<PanelCell>& cell);

/// What is outlined in a figure.
struct Marks {
  Mark active;   ///< the pinned cell, else the hovered one
  Mark pointed;  ///< a number pointed at elsewhere, else the cell hovered beside a pinned one
};
Marks marks_of(const Figure& figure, const Selection& selection);

}  // namespace headlight::ui
