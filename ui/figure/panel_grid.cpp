// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/panel_grid.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headlight::ui {

namespace {

constexpr double most_natural_height_millimetres = 700.0;

}  // namespace

PanelGrid panel_grid(const FigureBrief& brief, int columns) {
  return {columns, (brief.panel_count() + columns - 1) / columns};
}

double natural_side(const FigureBrief& brief, const PanelGrid& grid) {
  static constexpr std::array grid_share{1.0, 0.75, 0.62, 0.52};
  const double n = std::max(brief.row_count(), brief.column_count());
  double side = n <= 4.0 ? 16.0 * n : 64.0 * std::pow(n / 4.0, 0.45);
  side = std::min(side, most_natural_side_millimetres);
  side *= grid_share[static_cast<std::size_t>(std::min(grid.columns, most_grid_columns) - 1)];
  // Many heads share the height of a poster.
  side = std::min(side, std::max(10.0, most_natural_height_millimetres / grid.rows));
  return brief.pixels_of(side) * std::max(0.5, brief.figure.font_scale);
}

double natural_cell(const FigureBrief& brief, const PanelGrid& grid) {
  // At least a pixel for each cell at 300 dots per inch.
  return std::max(natural_side(brief, grid) / std::max(brief.row_count(), brief.column_count()),
                  brief.pixels_of(0.085));
}

}  // namespace headlight::ui
