// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <optional>
#include <vector>

#include "ui/figure/bar_ticks.h"
#include "ui/figure/figure.h"
#include "ui/figure/figure_text.h"
#include "ui/figure/medium.h"
#include "ui/figure/token_labels.h"

namespace headlight::ui {

/// What a layout has to fit. Lengths are in pixels.
struct LayoutSpace {
  std::optional<double> width;   ///< absent: as wide as is natural
  std::optional<double> height;  ///< absent: as high as is natural
  double pixels_per_inch = 96.0;
  Medium medium = Medium::screen;
  /// How much of a height that is scrolled is seen at once; absent: all of it.
  std::optional<double> height_seen = {};
};

enum class TextRole { title, axis_title, head_title, bar_title, legend };

/// A piece of text with its top left corner before it is turned by `angle` about it.
struct PlacedText {
  TextRole role = TextRole::title;
  TextBlock block;
  QPointF position;
  double angle = 0.0;
  /// What it covers.
  QRectF box() const;
};

struct ColorBarLayout {
  QRectF bar;
  std::vector<BarTick> ticks;
  double font_pixels = 12.0;
  int panel = 0;  ///< whose range it shows
};

struct PanelLayout {
  QRectF cells;  ///< whole pixels; also where there are no cells to draw
  std::optional<LabelAxis> rows;
  std::optional<LabelAxis> columns;
  /// Beside the cells: where rows that see nothing are noted. Without width where none does.
  QRectF notes;
};

/// The places of everything in a figure, in pixels from its top left corner.
struct FigureLayout {
  QSizeF size;
  int grid_columns = 1;
  double cell_width = 0.0;
  double cell_height = 0.0;
  std::vector<PanelLayout> panels;
  std::vector<ColorBarLayout> bars;
  std::vector<PlacedText> texts;
  QString row_note;            ///< beside rows that see nothing
  double font_pixels = 12.0;   ///< of plain text
  double label_pixels = 12.0;  ///< of tokens
};

/// Lays a figure out. Cells are square as far as space and labels allow; panels stand in a grid of at
/// most four columns, as many as give the largest cells. Without a width or a height the figure takes
/// what its token count asks for.
FigureLayout layout_figure(const Figure& figure, const MeasuredLabels& rows, const MeasuredLabels& columns,
                           const LayoutSpace& space);

/// The size in pixels of the numbers in cells of a size, at most `largest`, or 0 where they cannot be
/// read or are not wanted: the widest takes at most 80 % of a cell's width.
int number_pixels(const Figure& figure, QSizeF cell, double largest, const LayoutSpace& space);

}  // namespace headlight::ui
