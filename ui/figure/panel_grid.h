// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/figure_brief.h"

namespace headlight::ui {

/// How the panels of a figure stand: row by row, the last row perhaps with room left.
struct PanelGrid {
  int columns = 1;
  int rows = 1;
};

inline constexpr int most_grid_columns = 4;
/// On paper, where nothing else gives a size.
inline constexpr double most_natural_side_millimetres = 260.0;

PanelGrid panel_grid(const FigureBrief& brief, int columns);

/// The longest side of a panel when nothing asks for a size: it grows with the token count, slower.
double natural_side(const FigureBrief& brief, const PanelGrid& grid);
/// The side of a cell of such a panel.
double natural_cell(const FigureBrief& brief, const PanelGrid& grid);

}  // namespace headlight::ui
