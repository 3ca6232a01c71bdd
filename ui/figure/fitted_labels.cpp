// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/fitted_labels.h"

#include <algorithm>
#include <numbers>

#include "ui/figure/lengths.h"

namespace headlight::ui {

namespace {

constexpr double sine = std::numbers::sqrt2 / 2.0;
constexpr int most_label_lines = 6;
// On paper, where nothing else gives a size; the share is of the heatmaps beside the labels.
constexpr double least_longest_label_millimetres = 60.0;
constexpr double longest_label_share = 0.6;

double share_of_picture(Medium medium) { return medium == Medium::screen ? 0.28 : 0.45; }

/// Where nothing gives a size: beside (below) `cells` cells of a natural size.
double natural_longest_label(const FigureBrief& brief, const PanelGrid& grid, int panels, double cells) {
  return std::max(brief.pixels_of(least_longest_label_millimetres),
                  longest_label_share * panels * natural_cell(brief, grid) * cells);
}

}  // namespace

double FittedLabels::line_pixels() const { return label_block_height(1) * pixels; }

double FittedLabels::column_pitch(double cell_width) const {
  return angle == 45 ? cell_width * sine : cell_width;
}

double longest_row_label(const FigureBrief& brief, const PanelGrid& grid) {
  const std::optional<double>& width = brief.space.width;
  return width ? *width * share_of_picture(brief.space.medium)
               : natural_longest_label(brief, grid, grid.columns, brief.column_count());
}

double longest_column_label(const FigureBrief& brief, const PanelGrid& grid) {
  const std::optional<double>& height =
      brief.space.height_seen ? brief.space.height_seen : brief.space.height;
  return height ? *height * share_of_picture(brief.space.medium)
                : natural_longest_label(brief, grid, grid.rows, brief.row_count());
}

double row_label_extent(const FigureBrief& brief, const PanelGrid& grid, const FittedLabels& labels) {
  return std::min(brief.rows.longest() * labels.pixels, longest_row_label(brief, grid));
}

double column_label_extent(const FigureBrief& brief, const PanelGrid& grid, const FittedLabels& labels) {
  if (brief.columns.count() == 0) {
    return 0.0;
  }
  const double length = std::min(brief.columns.longest() * labels.pixels, longest_column_label(brief, grid));
  switch (labels.angle) {
    case 0: return line_height * labels.pixels;
    case 45: return (length + label_block_height(labels.column_lines) * labels.pixels) * sine;
    default: return length;
  }
}

double label_overhang(const FigureBrief& brief, const PanelGrid& grid, const FittedLabels& labels,
                      double cell_width) {
  double furthest = 0.0;
  for (int i = 0; i < brief.columns.count(); ++i) {
    const double begin = (i + 0.5) * cell_width;
    if (begin > brief.columns.longest() * labels.pixels * sine) {
      break;
    }
    const double length =
        std::min(brief.columns.length(i) * labels.pixels, longest_column_label(brief, grid));
    furthest = std::max(furthest, length * sine - begin);
  }
  const double thicker = label_block_height(labels.column_lines) - label_block_height(1);
  return furthest + (0.5 + 0.5 * thicker * sine) * labels.pixels;
}

int label_lines_within(Medium medium, double pitch, double pixels) {
  int lines = 1;
  while (medium == Medium::paper && lines < most_label_lines &&
         label_block_height(lines + 1) * pixels <= 1.02 * pitch) {
    ++lines;
  }
  return lines;
}

int row_lines_beside(const FigureBrief& brief, const FittedLabels& labels, double cell_height) {
  return std::min(labels.row_lines, label_lines_within(brief.space.medium, cell_height, labels.pixels));
}

int column_lines_below(const FigureBrief& brief, const FittedLabels& labels, double cell_width) {
  return std::min(labels.column_lines,
                  label_lines_within(brief.space.medium, labels.column_pitch(cell_width), labels.pixels));
}

}  // namespace headlight::ui
