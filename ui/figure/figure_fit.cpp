// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_fit.h"

#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "ui/figure/lengths.h"

namespace headlight::ui {

namespace {

constexpr double plain_points = 9.0;  // of numbers, tokens, ticks and axis titles
constexpr double title_step = 1.25;   // the figure's title over plain text
constexpr double unlimited = std::numeric_limits<double>::infinity();
constexpr int most_columns = 4;
constexpr int most_lines = 4;
// On paper, where nothing else gives a size.
constexpr double longest_title_millimetres = 160.0;
constexpr double most_natural_side_millimetres = 260.0;
constexpr double most_natural_height_millimetres = 700.0;

/// Cells of whole pixels where that costs little; else panels of whole pixels.
double whole(double cell, double count) {
  if (cell >= 4.0) {
    return std::floor(cell + 1e-6);
  }
  return std::max(1.0, std::floor(cell * count + 1e-6)) / count;
}

}  // namespace

FigureFit::FigureFit(const Figure& figure, const MeasuredLabels& rows, const MeasuredLabels& columns,
                     const LayoutSpace& space)
    : figure_(figure),
      rows_(rows),
      columns_(columns),
      space_(space),
      row_count_(std::max(1, rows.count())),
      column_count_(std::max(1, columns.count())),
      ordinal_columns_(column_axis(figure.stage) == StageAxis::dimensions) {
  fit();
  choose_notes();
}

void FigureFit::fit() {
  // Text shrinks only where the cells would else get less than a third of a given size.
  for (const double shrink : {1.0, 0.85, 0.7, 0.55, 0.45}) {
    set_text_size(shrink);
    if (choose_grid()) {
      break;
    }
  }
}

double FigureFit::pixels_of(double millimetres) const {
  return millimetres / millimetres_per_inch * space_.pixels_per_inch;
}

/// Beside several heatmaps words give way to marks where that makes the cells larger.
void FigureFit::choose_notes() {
  if (panel_count() < 2 || notes_extent_ == 0.0) {
    return;
  }
  const double size_beside_words = cell_width_ * cell_height_;
  marks_only_ = true;
  fit();
  if (cell_width_ * cell_height_ <= 1.02 * size_beside_words) {
    marks_only_ = false;
    fit();
  }
}

double FigureFit::panel_width() const { return std::round(cell_width_ * column_count_); }
double FigureFit::panel_height() const { return std::round(cell_height_ * row_count_); }

ColorScale FigureFit::scale_of(int panel) const {
  const FigurePanel& shown = figure_.panels[static_cast<std::size_t>(panel)];
  return {shown.low, shown.high, figure_.log_scale, figure_.palette == Palette::diverging};
}

int FigureFit::rows_seen() const {
  if (!space_.height_seen) {
    return grid_rows();
  }
  const double rows =
      (*space_.height_seen - around_.top + around_.row_gap) / (panel_height() + around_.row_gap);
  return std::clamp(static_cast<int>(rows), 1, grid_rows());
}

bool FigureFit::has_bars() const {
  return figure_.colorbar && !figure_.panels.empty() && rows_.count() > 0 && columns_.count() > 0;
}

double FigureFit::bar_width() const { return std::round(0.95 * em_); }
double FigureFit::bar_labels_width(int panel) const {
  return bar_labels_widths_[static_cast<std::size_t>(panel)];
}
/// A colour bar with its ticks, and the gap before it.
double FigureFit::bar_extent(int panel) const {
  return em_ + bar_width() + 0.45 * em_ + bar_labels_width(panel);
}

/// Everything that depends on the size of text alone.
void FigureFit::set_text_size(double shrink) {
  em_ = std::max(1.0, shrink * figure_.font_scale * plain_points * space_.pixels_per_inch / points_per_inch);
  const double pads = 2.0 * pad();
  const double natural = pixels_of(longest_title_millimetres);
  const double across = std::max(em_, space_.width.value_or(natural + pads) - pads);
  title_ = TextBlock(figure_.title, font(title_step * em_), across, most_lines);
  column_title_ = TextBlock(figure_.column_title, font(em_), across, most_lines);
  const double above_and_below = title_.size().height() + column_title_.size().height() + 0.6 * em_;
  double upright = natural;
  if (space_.height_seen) {
    upright = std::max(4.0 * em_, *space_.height_seen / 2.0);
  } else if (space_.height) {
    upright = std::max(4.0 * em_, *space_.height - pads - above_and_below);
  }
  row_title_ = TextBlock(figure_.row_title, font(em_), upright, most_lines);
  bar_title_ = TextBlock(has_bars() ? figure_.bar_title : QString(), font(em_), upright, most_lines);

  const QFontMetricsF metrics(font(em_));
  head_title_widths_.clear();
  bar_labels_widths_.clear();
  bool blind = false;
  for (std::size_t i = 0; i < figure_.panels.size(); ++i) {
    const FigurePanel& panel = figure_.panels[i];
    blind = blind || !panel.fully_hidden_rows.empty();
    head_title_widths_.push_back(panel.title.isEmpty() ? 0.0 : text_width(panel.title, font(em_)) + 1.0);
    // At least four digits wide, so that an edited number does not move everything.
    double width = 4.0 * metrics.horizontalAdvance(u'0');
    if (has_bars() && (i == 0 || !figure_.shared_range)) {
      for (const BarTick& tick : bar_ticks(scale_of(static_cast<int>(i)), 6)) {
        width = std::max(width, metrics.horizontalAdvance(tick.label));
      }
    }
    bar_labels_widths_.push_back(std::ceil(width));
  }
  row_note_ = marks_only_ ? QStringLiteral("∅") : figure_.fully_hidden_note;
  note_legend_ =
      TextBlock(marks_only_ ? QStringLiteral("%1 %2").arg(row_note_, figure_.fully_hidden_note) : QString(),
                font(em_), across, most_lines);
  notes_extent_ = blind ? QFontMetricsF(font(0.9 * em_)).horizontalAdvance(row_note_) + 0.9 * em_ : 0.0;
}

TextBlock FigureFit::head_title(std::size_t panel) const {
  return head_title(panel, panel_width() + 0.8 * around_.column_gap);
}

TextBlock FigureFit::head_title(std::size_t panel, double room) const {
  const bool one_line = head_title_widths_[panel] <= room;
  return {figure_.panels[panel].title, font(em_), std::max(room, 4.0 * em_), one_line ? 1 : most_lines};
}

double FigureFit::head_titles_height(double room) const {
  double height = 0.0;
  for (std::size_t i = 0; i < head_title_widths_.size(); ++i) {
    if (head_title_widths_[i] > 0.0) {
      height = std::max(
          height, head_title_widths_[i] <= room ? line_height * em_ : head_title(i, room).size().height());
    }
  }
  return height > 0.0 ? height + 0.3 * em_ : 0.0;
}

FigureFit::Surroundings FigureFit::surroundings(double cell_width) const {
  Surroundings around;
  around.left = pad() + row_label_extent() + label_gap();
  if (!row_title_.is_empty()) {
    around.left += row_title_.size().height() + 0.5 * em_;
  }
  if (angle_ == 45) {
    around.left = std::max(around.left, overhang(cell_width) + pad());
  }
  double beside = notes_extent_;
  if (has_own_bars()) {
    double widest = 0.0;
    for (int panel = 0; panel < panel_count(); ++panel) {
      widest = std::max(widest, bar_extent(panel));
    }
    beside += widest;
  }
  around.column_gap = std::ceil(beside + 1.4 * em_);
  around.right = pad() + beside;
  if (has_bars()) {
    around.right += has_own_bars() ? 0.0 : bar_extent(0);
    around.right += bar_title_.is_empty() ? 0.0 : 0.35 * em_ + bar_title_.size().height();
  }
  around.right = std::max(around.right, pad() + 0.5 * label_block_height(1) * label_pixels_);
  const double titles = head_titles_height(std::round(cell_width * column_count_) + 0.8 * around.column_gap);
  around.top = pad() + titles;
  if (!title_.is_empty()) {
    around.top += title_.size().height() + 0.6 * em_;
  }
  around.row_gap = std::ceil(titles + em_);
  around.bottom = label_gap() + column_label_extent() + pad();
  if (!column_title_.is_empty()) {
    around.bottom += 0.35 * em_ + column_title_.size().height();
  }
  if (!note_legend_.is_empty()) {
    around.bottom += 0.35 * em_ + note_legend_.size().height();
  }
  return around;
}

/// The longest side of a panel when nothing asks for a size: it grows with the token count, slower.
double FigureFit::natural_side() const {
  static constexpr std::array grid_share{1.0, 0.75, 0.62, 0.52};
  const double n = std::max(row_count_, column_count_);
  double side = n <= 4.0 ? 16.0 * n : 64.0 * std::pow(n / 4.0, 0.45);
  side = std::min(side, most_natural_side_millimetres);
  side *= grid_share[static_cast<std::size_t>(std::min(grid_columns_, most_columns) - 1)];
  // Many heads share the height of a poster.
  side = std::min(side, std::max(10.0, most_natural_height_millimetres / grid_rows()));
  return pixels_of(side) * std::max(0.5, figure_.font_scale);
}

double FigureFit::natural_cell() const {
  // At least a pixel for each cell at 300 dots per inch.
  return std::max(natural_side() / std::max(row_count_, column_count_), pixels_of(0.085));
}

/// Finds the cells' size for the present grid, text size and angle of labels.
void FigureFit::fit_cells() {
  cell_width_ = natural_cell();
  // What stands around may depend on the cells' width in turn.
  const bool broken_titles =
      !head_title_widths_.empty() &&
      *std::max_element(head_title_widths_.begin(), head_title_widths_.end()) > cell_width_ * column_count_;
  const int passes = broken_titles ? 4 : angle_ == 45 ? 2 : 1;
  for (int pass = 0; pass < passes; ++pass) {
    around_ = surroundings(cell_width_);
    room_width_ = unlimited;
    room_height_ = unlimited;
    if (space_.width) {
      room_width_ = *space_.width - around_.left - around_.right - (grid_columns_ - 1) * around_.column_gap;
    }
    if (space_.height) {
      room_height_ = *space_.height - around_.top - around_.bottom - (grid_rows() - 1) * around_.row_gap;
    }
    const double most_width = std::max(0.0, room_width_ / grid_columns_ / column_count_);
    const double most_height = std::max(0.0, room_height_ / grid_rows() / row_count_);
    const bool natural = !space_.width && !space_.height;
    double cell = natural ? natural_cell() : std::min(most_width, most_height);
    if (space_.medium == Medium::screen) {
      cell = std::min(cell, 11.0 * em_);
    }
    // Less than square where labels need it, as far as a page goes, or where a panel would be a thread.
    // Whole pixels, because the cells will be, and labels must still fit then.
    const double label = std::ceil(label_block_height(1) * label_pixels_);
    const double page = natural ? natural_side() : pixels_of(most_natural_side_millimetres);
    const bool empty = rows_.count() == 0 || columns_.count() == 0;
    const double thread = (empty ? 8.0 : 3.0) * em_;
    const double wide =
        ordinal_columns_ ? 0.0 : std::min(label, (space_.width ? room_width_ : page) / column_count_);
    const double high = std::min(label, (space_.height ? room_height_ : page) / row_count_);
    cell_width_ = std::min(most_width, std::max({cell, wide, thread / column_count_}));
    cell_height_ = std::min(most_height, std::max({cell, high, thread / row_count_}));
    cell_width_ = whole(cell_width_, column_count_);
    cell_height_ = whole(cell_height_, row_count_);
  }
}

double FigureFit::natural_width() const {
  return around_.left + around_.right + grid_columns_ * panel_width() +
         (grid_columns_ - 1) * around_.column_gap;
}

double FigureFit::natural_height() const {
  return around_.top + around_.bottom + grid_rows() * panel_height() + (grid_rows() - 1) * around_.row_gap;
}

/// Breaks the text of a title to be no longer than what it stands beside, unless that is short or the
/// text would be cut.
void FigureFit::fit_title(TextBlock& title, const QString& text, double pixels, double room) const {
  const double longest = pixels_of(longest_title_millimetres);
  if (title.size().width() <= room) {
    return;
  }
  title = TextBlock(text, font(pixels), room, most_lines);
  while (title.is_elided() && room < longest) {
    room *= 1.2;
    title = TextBlock(text, font(pixels), room, most_lines);
  }
}

/// Fits titles into a picture that has no size of its own.
void FigureFit::fit_titles() {
  if (!space_.height) {
    const double grid = natural_height() - around_.top - around_.bottom;
    const double room = std::max(grid + label_gap() + column_label_extent(), 12.0 * em_);
    fit_title(row_title_, figure_.row_title, em_, room);
    fit_title(bar_title_, figure_.bar_title, em_, room);
    fit_cells();
  }
  if (!space_.width) {
    const double room = std::max(natural_width() - 2.0 * pad(), 24.0 * em_);
    fit_title(title_, figure_.title, title_step * em_, room);
    fit_title(column_title_, figure_.column_title, em_, room);
    fit_cells();
  }
}

/// Tries all numbers of grid columns and keeps the best. Whether the cells got enough room.
bool FigureFit::choose_grid() {
  double best = -1.0;
  int best_columns = 1;
  for (int columns = std::min(most_columns, panel_count()); columns >= 1; --columns) {
    grid_columns_ = columns;
    choose_labels();
    double worth = cell_width_ * cell_height_;
    if (!space_.width && !space_.height) {
      // A picture like a page: about as wide as 3 : 2, without holes.
      const double height =
          around_.top + around_.bottom + grid_rows() * panel_height() + (grid_rows() - 1) * around_.row_gap;
      worth = 1.0 / (1.0 + std::abs(std::log(natural_width() / height / 1.5)));
      worth /= 1.0 + 0.15 * (columns * grid_rows() - panel_count());
    } else if (!space_.height) {
      // Cells wide enough for labels, in a picture not much higher than wide.
      const double height = natural_height();
      worth = std::min(1.0, cell_width_ / (label_block_height(1) * label_pixels_)) /
              (1.0 + std::max(0.0, height / *space_.width - 1.2));
    }
    if (worth > best * 1.02) {
      best = worth;
      best_columns = columns;
    }
  }
  grid_columns_ = best_columns;
  choose_labels();
  fit_titles();
  return (!space_.width || room_width_ >= 0.33 * *space_.width) &&
         (!space_.height || room_height_ >= 0.33 * *space_.height);
}

}  // namespace headlight::ui
