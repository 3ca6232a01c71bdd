// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/fitted_labels.h"
#include "ui/figure/fitted_text.h"

namespace headlight::ui {

/// Widths of what stands around and between the panels.
struct Surroundings {
  double left = 0.0;    ///< up to the first panel
  double right = 0.0;   ///< from the last panel
  double top = 0.0;     ///< down to the first panel
  double bottom = 0.0;  ///< from the last panel
  double column_gap = 0.0;
  double row_gap = 0.0;
};

/// The cells of a figure and what they leave to the rest. All lengths in pixels.
struct FittedCells {
  Surroundings around;
  double room_width = 0.0;  ///< for all panels; unlimited where the picture has no width
  double room_height = 0.0;
  double width = 1.0;  ///< of a cell
  double height = 1.0;
  double panel_width = 1.0;
  double panel_height = 1.0;

  double area() const { return width * height; }
};

/// The size of the whole picture where nothing else gives one.
double natural_width(const FittedCells& cells, const PanelGrid& grid);
double natural_height(const FittedCells& cells, const PanelGrid& grid);

/// The largest cells beside this text and these labels.
FittedCells fit_cells(const FigureBrief& brief, const FittedText& text, const PanelGrid& grid,
                      const FittedLabels& labels);

}  // namespace headlight::ui
