// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <cmath>

#include "core/attention/trace.h"
#include "ui/figure/cell_grid.h"
#include "ui/figure/color_map.h"
#include "ui/figure/figure_theme.h"
#include "ui/figure/glyph_outlines.h"
#include "ui/figure/number_glyphs.h"

class QPainter;

namespace headlight::ui {

/// What the cells of a panel show, and how.
struct HeatmapCells {
  StageMatrix values;
  std::shared_ptr<const BoolMatrix> hidden;     ///< or null
  std::shared_ptr<const BoolMatrix> concealed;  ///< cells that show a question mark, or null
  bool tells_hidden = false;                    ///< whether hidden cells carry numbers that are not 0
  std::shared_ptr<const ColorMap> colors;
  ColorScale scale{0.0, 1.0, false, false};
  FigureTheme theme;
  int decimals = 2;

  bool is_hidden(Index row, Index column) const { return hidden && (*hidden)(row, column); }
  bool is_concealed(Index row, Index column) const { return concealed && (*concealed)(row, column); }
  /// Whether a cell is hidden and yet has a number to tell.
  bool is_let_through(Index row, Index column) const {
    const double value = (*values)(row, column);
    return tells_hidden && is_hidden(row, column) && !is_concealed(row, column) && value != 0.0 &&
           std::isfinite(value);
  }
};

/// Lengths in device pixels.
struct HeatmapPixels {
  CellStretch rows;
  CellStretch columns;
  int gap = 0;             ///< between cells
  double hatch_pitch = 6;  ///< between the hatching's lines, measured across them
  double hatch_width = 1;  ///< of its lines
};

/// Renders the cells as an image (opaque but for the gaps where the ground is not), with numbers where
/// `numbers` is given. Cells smaller than a pixel are averaged.
QImage render_cells(const HeatmapCells& cells, const HeatmapPixels& pixels, const NumberGlyphs* numbers);
/// The same into an image of that size and of 32 bits a pixel.
void render_cells_into(QImage& image, const HeatmapCells& cells, const HeatmapPixels& pixels,
                       const NumberGlyphs* numbers);

/// Draws the same as shapes and text, with its top left corner at the origin, for vector formats.
/// `number_pixels` is 0 for none.
void paint_cells(QPainter& painter, const HeatmapCells& cells, const HeatmapPixels& pixels,
                 const QString& family, int number_pixels, GlyphOutlines& outlines);

}  // namespace headlight::ui
