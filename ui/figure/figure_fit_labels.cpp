// SPDX-License-Identifier: GPL-3.0-or-later
// The part of FigureFit that finds the size, the angle and the lines of labels.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/figure/figure_fit.h"

#include "ui/figure/lengths.h"

namespace headlight::ui {

namespace {

constexpr double sine = std::numbers::sqrt2 / 2.0;
constexpr int most_label_lines = 6;
constexpr double lost_at_breaks = 1.15;  // the length of broken text over that of its lines
constexpr double least_pixels_on_screen = 9.0;
constexpr double least_millimetres = 6.0 / points_per_inch * millimetres_per_inch;
// On paper, where nothing else gives a size; the share is of the heatmaps beside the labels.
constexpr double least_longest_label_millimetres = 60.0;
constexpr double longest_label_share = 0.6;

int lines_wanted(double length, double longest) {
  return length <= longest ? 1 : static_cast<int>(std::ceil(lost_at_breaks * length / longest));
}

}  // namespace

double FigureFit::longest_row_label() const {
  const double share = space_.medium == Medium::screen ? 0.28 : 0.45;
  return space_.width ? *space_.width * share
                      : std::max(pixels_of(least_longest_label_millimetres),
                                 longest_label_share * grid_columns_ * natural_cell() * column_count_);
}

double FigureFit::longest_column_label() const {
  const double share = space_.medium == Medium::screen ? 0.28 : 0.45;
  const std::optional<double> height = space_.height_seen ? space_.height_seen : space_.height;
  return height ? *height * share
                : std::max(pixels_of(least_longest_label_millimetres),
                           longest_label_share * grid_rows() * natural_cell() * row_count_);
}

/// How many lines of labels fit into the distance from one to the next.
int FigureFit::lines_within(double pitch, double pixels) const {
  int lines = 1;
  while (space_.medium == Medium::paper && lines < most_label_lines &&
         label_block_height(lines + 1) * pixels <= 1.02 * pitch) {
    ++lines;
  }
  return lines;
}

int FigureFit::row_lines() const { return std::min(row_lines_, lines_within(cell_height_, label_pixels_)); }

int FigureFit::column_lines() const {
  return std::min(column_lines_, lines_within(column_pitch(), label_pixels_));
}

/// The distance between the labels of neighbouring columns, across them.
double FigureFit::column_pitch() const { return angle_ == 45 ? cell_width_ * sine : cell_width_; }

/// How many lines the longest labels of the rows (columns) are broken into.
int FigureFit::row_lines_wanted(double pixels) const {
  return lines_wanted(rows_.longest() * pixels, longest_row_label());
}

int FigureFit::column_lines_wanted(double pixels) const {
  return lines_wanted(columns_.longest() * pixels, longest_column_label());
}

/// Whether labels of this size are cut.
bool FigureFit::is_cut(double pixels) const {
  const int columns = angle_ == 0 ? 1 : lines_within(column_pitch(), pixels);
  return row_lines_wanted(pixels) > lines_within(cell_height_, pixels) ||
         column_lines_wanted(pixels) > columns;
}

double FigureFit::row_label_extent() const {
  return std::min(rows_.longest() * label_pixels_, longest_row_label());
}

double FigureFit::column_label_extent() const {
  if (columns_.count() == 0) {
    return 0.0;
  }
  const double length = std::min(columns_.longest() * label_pixels_, longest_column_label());
  switch (angle_) {
    case 0: return line_height * label_pixels_;
    case 45: return (length + label_block_height(column_lines_) * label_pixels_) * sine;
    default: return length;
  }
}

/// How far labels turned by 45° reach to the left of the first panel.
double FigureFit::overhang(double cell_width) const {
  double furthest = 0.0;
  for (int i = 0; i < columns_.count(); ++i) {
    const double begin = (i + 0.5) * cell_width;
    if (begin > columns_.longest() * label_pixels_ * sine) {
      break;
    }
    const double length = std::min(columns_.length(i) * label_pixels_, longest_column_label());
    furthest = std::max(furthest, length * sine - begin);
  }
  const double thicker = label_block_height(column_lines_) - label_block_height(1);
  return furthest + (0.5 + 0.5 * thicker * sine) * label_pixels_;
}

bool FigureFit::labels_fit() const {
  switch (angle_) {
    case 0: return (columns_.longest() + 0.5) * label_pixels_ <= cell_width_;
    case 45: return cell_width_ * sine >= label_block_height(1) * label_pixels_ * 0.98;
    default: return cell_width_ >= label_block_height(1) * label_pixels_ * 0.98;
  }
}

/// Chooses the angle and the size of labels for the present grid.
void FigureFit::choose_labels() {
  label_pixels_ = std::max(1.0, std::round(em_));
  row_lines_ = 1;
  column_lines_ = 1;
  const double least =
      space_.medium == Medium::screen ? least_pixels_on_screen : pixels_of(least_millimetres);
  const bool straight_only = ordinal_columns_ || columns_.longest() <= 1.4;
  for (const int angle : {0, 45, 90}) {
    angle_ = angle;
    fit_cells();
    const int lines = column_lines_wanted(least);
    const bool upright_is_whole = angle == 45 && space_.medium == Medium::paper &&
                                  lines > lines_within(column_pitch(), least) &&
                                  lines <= lines_within(cell_width_, least);
    if ((labels_fit() && !upright_is_whole) || (straight_only && angle == 0)) {
      break;
    }
  }
  double wanted = cell_height_ / label_block_height(1);
  if (angle_ == 90) {
    wanted = std::min(wanted, cell_width_ / label_block_height(1));
  }
  if (space_.medium == Medium::paper && wanted > least && !is_cut(least)) {
    // Rather smaller than cut.
    wanted = std::min(wanted, label_pixels_);
    while (wanted > least && is_cut(wanted)) {
      wanted *= 0.97;
    }
  }
  if (wanted < label_pixels_) {
    label_pixels_ = std::floor(std::clamp(wanted, std::min(least, label_pixels_), label_pixels_));
    fit_cells();
  }
  if (row_lines_wanted(label_pixels_) > 1 || column_lines_wanted(label_pixels_) > 1) {
    row_lines_ = std::min(row_lines_wanted(label_pixels_), lines_within(cell_height_, label_pixels_));
    column_lines_ = std::min(column_lines_wanted(label_pixels_),
                             angle_ == 0 ? 1 : lines_within(column_pitch(), label_pixels_));
    fit_cells();
  }
}

}  // namespace headlight::ui
