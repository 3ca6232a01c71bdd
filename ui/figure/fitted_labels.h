// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/panel_grid.h"

namespace headlight::ui {

/// The size, the angle and the lines of the labels of tokens.
struct FittedLabels {
  int angle = 0;         ///< of labels below columns: 0, 45 or 90 degrees
  double pixels = 12.0;  ///< of the font
  int row_lines = 1;     ///< that labels longer than is allowed are broken into
  int column_lines = 1;

  /// The height of a label of one line.
  double line_pixels() const;
  /// The distance between the labels of neighbouring columns, across them.
  double column_pitch(double cell_width) const;
};

/// The longest that a line of a label may be before it is broken or elided.
double longest_row_label(const FigureBrief& brief, const PanelGrid& grid);
double longest_column_label(const FigureBrief& brief, const PanelGrid& grid);

/// How far labels reach from the panels.
double row_label_extent(const FigureBrief& brief, const PanelGrid& grid, const FittedLabels& labels);
double column_label_extent(const FigureBrief& brief, const PanelGrid& grid, const FittedLabels& labels);
/// How far labels turned by 45° reach to the left of the first panel.
double label_overhang(const FigureBrief& brief, const PanelGrid& grid, const FittedLabels& labels,
                      double cell_width);

/// How many lines of labels fit into the distance from one to the next.
int label_lines_within(Medium medium, double pitch, double pixels);
/// The lines that there is room for beside cells of a height and below cells of a width.
int row_lines_beside(const FigureBrief& brief, const FittedLabels& labels, double cell_height);
int column_lines_below(const FigureBrief& brief, const FittedLabels& labels, double cell_width);

}  // namespace headlight::ui
