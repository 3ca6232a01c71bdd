// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_brief.h"

#include <algorithm>

#include "ui/figure/lengths.h"

namespace headlight::ui {

double FigureBrief::row_count() const { return std::max(1, rows.count()); }

double FigureBrief::column_count() const { return std::max(1, columns.count()); }

int FigureBrief::panel_count() const {
  return static_cast<int>(std::max<std::size_t>(1, figure.panels.size()));
}

bool FigureBrief::ordinal_columns() const { return column_axis(figure.stage) == StageAxis::dimensions; }

ColorScale FigureBrief::scale_of(int panel) const {
  const FigurePanel& shown = figure.panels[static_cast<std::size_t>(panel)];
  return {shown.low, shown.high, figure.log_scale, figure.palette == Palette::diverging};
}

double FigureBrief::pixels_of(double millimetres) const {
  return millimetres / millimetres_per_inch * space.pixels_per_inch;
}

}  // namespace headlight::ui
