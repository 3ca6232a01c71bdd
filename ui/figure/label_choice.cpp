// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/label_choice.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/lengths.h"

namespace headlight::ui {

namespace {

constexpr double lost_at_breaks = 1.15;  // the length of broken text over that of its lines
constexpr double least_pixels_on_screen = 9.0;
constexpr double least_millimetres = 6.0 / points_per_inch * millimetres_per_inch;

int lines_wanted(double length, double longest) {
  return length <= longest ? 1 : static_cast<int>(std::ceil(lost_at_breaks * length / longest));
}

/// What labels may take in a grid.
struct LabelLimits {
  const FigureBrief& brief;
  double longest_row;
  double longest_column;

  /// How many lines the longest labels of the rows (columns) are broken into.
  int row_lines_wanted(double pixels) const {
    return lines_wanted(brief.rows.longest() * pixels, longest_row);
  }
  int column_lines_wanted(double pixels) const {
    return lines_wanted(brief.columns.longest() * pixels, longest_column);
  }
  int lines_within(double pitch, double pixels) const {
    return label_lines_within(brief.space.medium, pitch, pixels);
  }
  int column_lines_within(const LabelChoice& choice, double pixels) const {
    return choice.labels.angle == 0 ? 1
                                    : lines_within(choice.labels.column_pitch(choice.cells.width), pixels);
  }
};

/// Whether labels of this size are cut.
bool is_cut(const LabelLimits& limits, const LabelChoice& choice, double pixels) {
  return limits.row_lines_wanted(pixels) > limits.lines_within(choice.cells.height, pixels) ||
         limits.column_lines_wanted(pixels) > limits.column_lines_within(choice, pixels);
}

bool labels_fit(const FigureBrief& brief, const LabelChoice& choice) {
  const FittedLabels& labels = choice.labels;
  if (labels.angle == 0) {
    return (brief.columns.longest() + 0.5) * labels.pixels <= choice.cells.width;
  }
  return labels.column_pitch(choice.cells.width) >= labels.line_pixels() * 0.98;
}

/// Whether labels turned by 45° are cut where upright ones would not be.
bool is_rather_upright(const LabelLimits& limits, const LabelChoice& choice, double least) {
  const FittedLabels& labels = choice.labels;
  const double width = choice.cells.width;
  const int lines = limits.column_lines_wanted(least);
  return labels.angle == 45 && limits.brief.space.medium == Medium::paper &&
         lines > limits.lines_within(labels.column_pitch(width), least) &&
         lines <= limits.lines_within(width, least);
}

/// The size that labels would have to fit beside the cells, or not to be cut.
double pixels_wanted(const LabelLimits& limits, const LabelChoice& choice, double least) {
  double wanted = choice.cells.height / label_block_height(1);
  if (choice.labels.angle == 90) {
    wanted = std::min(wanted, choice.cells.width / label_block_height(1));
  }
  if (limits.brief.space.medium == Medium::paper && wanted > least && !is_cut(limits, choice, least)) {
    // Rather smaller than cut.
    wanted = std::min(wanted, choice.labels.pixels);
    while (wanted > least && is_cut(limits, choice, wanted)) {
      wanted *= 0.97;
    }
  }
  return wanted;
}

}  // namespace

LabelChoice choose_labels(const FigureBrief& brief, const FittedText& text, const PanelGrid& grid) {
  const LabelLimits limits{brief, longest_row_label(brief, grid), longest_column_label(brief, grid)};
  const double least =
      brief.space.medium == Medium::screen ? least_pixels_on_screen : brief.pixels_of(least_millimetres);
  const bool straight_only = brief.ordinal_columns() || brief.columns.longest() <= 1.4;
  LabelChoice choice;
  FittedLabels& labels = choice.labels;
  labels.pixels = std::max(1.0, std::round(text.em));
  for (const int angle : {0, 45, 90}) {
    labels.angle = angle;
    choice.cells = fit_cells(brief, text, grid, labels);
    const bool fits = labels_fit(brief, choice) && !is_rather_upright(limits, choice, least);
    if (fits || (straight_only && angle == 0)) {
      break;
    }
  }
  const double wanted = pixels_wanted(limits, choice, least);
  if (wanted < labels.pixels) {
    labels.pixels = std::floor(std::clamp(wanted, std::min(least, labels.pixels), labels.pixels));
    choice.cells = fit_cells(brief, text, grid, labels);
  }
  const int row_lines = limits.row_lines_wanted(labels.pixels);
  const int column_lines = limits.column_lines_wanted(labels.pixels);
  if (row_lines > 1 || column_lines > 1) {
    labels.row_lines = std::min(row_lines, limits.lines_within(choice.cells.height, labels.pixels));
    labels.column_lines = std::min(column_lines, limits.column_lines_within(choice, labels.pixels));
    choice.cells = fit_cells(brief, text, grid, labels);
  }
  return choice;
}

}  // namespace headlight::ui
