// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/color_map.h"
#include "ui/figure/figure_layout.h"
#include "ui/figure/figure_theme.h"

class QPainter;

namespace headlight::ui {

/// Everything of a figure but its cells.
struct FigureDecoration {
  const Figure& figure;
  const FigureLayout& layout;
  const FigureTheme& theme;
  const MeasuredLabels& rows;
  const MeasuredLabels& columns;
  const ColorMap& colors;
  QRectF visible_cells;
  GlyphOutlines& outlines;
};

/// Draws titles, labels, colour bars and notes, the layout's corner at the painter's origin.
void draw_figure_decoration(QPainter& painter, const FigureDecoration& decoration);

}  // namespace headlight::ui
