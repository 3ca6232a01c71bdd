// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_layout.h"

#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace headlight::ui {

namespace {

constexpr double points_per_inch = 72.0;
constexpr double millimetres_per_inch = 25.4;
constexpr double plain_points = 9.0;   // of numbers, tokens, ticks and axis titles
constexpr double title_step = 1.25;    // the figure's title over plain text
constexpr double line_height = 1.362;  // Noto Sans
constexpr double label_line = 1.15;    // the least pitch of labels, in their font sizes
constexpr double sine = 0.70710678;
constexpr double unlimited = std::numeric_limits<double>::infinity();
constexpr int most_columns = 4;

struct Counts {
  double rows = 0.0;
  double columns = 0.0;
};

/// Everything around the cells for one number of grid columns, one text size and one angle of labels.
struct Surroundings {
  double left = 0.0;   // up to the first panel
  double right = 0.0;  // from the last panel
  double top = 0.0;
  double bottom = 0.0;
  double column_gap = 0.0;  // between panels beside each other, notes and bars included
  double row_gap = 0.0;     // between panels above each other, titles of heads included
};

class Layouter {
 public:
  Layouter(const Figure& figure, const MeasuredLabels& rows, const MeasuredLabels& columns,
           const LayoutSpace& space)
      : figure_(figure), rows_(rows), columns_(columns), space_(space) {
    counts_ = {static_cast<double>(figure.row_labels.size()),
               static_cast<double>(figure.column_labels.size())};
    ordinal_columns_ = column_axis(figure.stage) == StageAxis::dimensions;
  }

  FigureLayout run() {
    // Text shrinks only where the cells would else get less than a third of a given size.
    for (const double shrink : {1.0, 0.85, 0.7, 0.55, 0.45}) {
      em_ = std::max(1.0,
                     shrink * figure_.font_scale * plain_points * space_.pixels_per_inch / points_per_inch);
      if (choose() || shrink == 0.45) {
        break;
      }
    }
    return place();
  }

 private:
  int panel_count() const { return std::max<int>(1, static_cast<int>(figure_.panels.size())); }
  int grid_rows() const { return (panel_count() + grid_columns_ - 1) / grid_columns_; }
  double em() const { return em_; }
  double least_label_pixels() const {
    return std::min(em_,
                    space_.medium == Medium::screen ? 9.0 : 6.0 * space_.pixels_per_inch / points_per_inch);
  }
  double from_millimetres(double length) const {
    return length / millimetres_per_inch * space_.pixels_per_inch;
  }
  QFont font(double pixels) const { return figure_font(figure_.font_family, pixels); }
  bool own_bars() const { return figure_.colorbar && !figure_.shared_range; }
  bool has_shared_bar() const { return figure_.colorbar && figure_.shared_range; }

  /// The longest a label may be before it is elided.
  double longest_row_label() const {
    const double share = space_.medium == Medium::screen ? 0.28 : 0.42;
    return space_.width ? *space_.width * share : from_millimetres(160.0);
  }
  double longest_column_label() const {
    const double share = space_.medium == Medium::screen ? 0.28 : 0.42;
    return space_.height ? *space_.height * share : from_millimetres(160.0);
  }
  double row_label_extent() const { return std::min(rows_.longest() * label_pixels_, longest_row_label()); }
  double column_label_extent() const {
    const double length = std::min(columns_.longest() * label_pixels_, longest_column_label());
    switch (angle_) {
      case 0: return line_height * label_pixels_;
      case 45: return (length + label_line * label_pixels_) * sine;
      default: return length;
    }
  }

  double bar_labels_width(int panel) const {
    const QFontMetricsF metrics(font(em()));
    // At least four digits wide, so that an edited number does not move everything.
    double width = 4.0 * metrics.horizontalAdvance(u'0');
    for (const BarTick& tick : bar_ticks(scale_of(panel), 6)) {
      width = std::max(width, metrics.horizontalAdvance(tick.label));
    }
    return std::ceil(width);
  }
  ColorScale scale_of(int panel) const {
    if (figure_.panels.empty()) {
      return {0.0, 1.0, false, false};
    }
    const FigurePanel& shown = figure_.panels[static_cast<std::size_t>(panel)];
    return {shown.low, shown.high, figure_.log_scale, figure_.palette == Palette::diverging};
  }
  double bar_width() const { return std::round(0.95 * em()); }
  /// A colour bar with its ticks, and the gap before it.
  double bar_extent(int panel) const {
    return 1.0 * em() + bar_width() + 0.45 * em() + bar_labels_width(panel);
  }
  double bar_title_extent() const {
    return figure_.bar_title.isEmpty() ? 0.0 : 0.35 * em() + line_height * em();
  }
  double notes_extent() const {
    const bool blind = std::any_of(figure_.panels.begin(), figure_.panels.end(),
                                   [](const FigurePanel& panel) { return !panel.blind_rows.empty(); });
    if (!blind || figure_.blind_row_note.isEmpty()) {
      return 0.0;
    }
    return QFontMetricsF(font(0.9 * em())).horizontalAdvance(figure_.blind_row_note) + 0.9 * em();
  }
  double widest_own_bar() const {
    double width = 0.0;
    for (int panel = 0; own_bars() && panel < panel_count(); ++panel) {
      width = std::max(width, bar_extent(panel));
    }
    return width;
  }

  Surroundings surroundings(double cell_width) const {
    const double pad = 0.8 * em();
    Surroundings around;
    around.left = pad + row_label_extent() + 0.5 * em();
    if (!figure_.row_title.isEmpty()) {
      around.left += line_height * em() + 0.5 * em();
    }
    if (angle_ == 45) {
      // Labels turned by 45° reach to the left of their column.
      double overhang = 0.0;
      for (int i = 0; i < columns_.count(); ++i) {
        const double length = std::min(columns_.length(i) * label_pixels_, longest_column_label());
        overhang = std::max(overhang, length * sine - (i + 0.5) * cell_width);
        if (columns_.longest() * label_pixels_ * sine < (i + 0.5) * cell_width) {
          break;
        }
      }
      around.left = std::max(around.left, overhang + pad);
    }
    const double beside = notes_extent() + widest_own_bar();
    around.column_gap = beside + 1.4 * em();
    around.right = pad + beside;
    if (has_shared_bar()) {
      around.right += bar_extent(0);
    }
    if (figure_.colorbar) {
      around.right += bar_title_extent();
    }
    if (angle_ != 0 || beside + bar_width() == 0.0) {
      around.right = std::max(around.right, pad + 0.5 * label_line * label_pixels_);
    }
    around.top = pad + title_height_ + head_title_height_;
    around.row_gap = head_title_height_ + 1.0 * em();
    around.bottom = 0.45 * em() + column_label_extent() + pad;
    if (!figure_.column_title.isEmpty()) {
      around.bottom += 0.35 * em() + line_height * em();
    }
    return around;
  }

  bool labels_fit(double cell_width) const {
    switch (angle_) {
      case 0: return columns_.longest() * label_pixels_ + 0.5 * label_pixels_ <= cell_width;
      case 45: return cell_width * sine >= label_line * label_pixels_ * 0.98;
      default: return cell_width >= label_line * label_pixels_ * 0.98;
    }
  }

  /// What a panel's side is on paper when nothing else asks for a size.
  double natural_cell(int grid_columns) const {
    static constexpr std::array grid_share{1.0, 0.75, 0.62, 0.52};
    const double n = std::max({1.0, counts_.rows, counts_.columns});
    double side = n <= 4.0 ? 16.0 * n : 64.0 * std::pow(n / 4.0, 0.45);
    side = std::max(std::min(side, 260.0), 0.1 * n);
    side *= grid_share[static_cast<std::size_t>(std::min(grid_columns, most_columns) - 1)];
    return std::max(1.0, from_millimetres(std::max(side, 0.085 * n)) / n * std::max(0.5, figure_.font_scale));
  }

  /// Finds the cells' size for the present grid, text size and angle.
  void fit_cells() {
    cell_width_ = natural_cell(grid_columns_);
    const int passes = angle_ == 45 ? 2 : 1;
    for (int pass = 0; pass < passes; ++pass) {
      around_ = surroundings(cell_width_);
      const double columns = std::max(1.0, counts_.columns);
      const double rows = std::max(1.0, counts_.rows);
      room_width_ = unlimited;
      room_height_ = unlimited;
      if (space_.width) {
        room_width_ = *space_.width - around_.left - around_.right - (grid_columns_ - 1) * around_.column_gap;
      }
      if (space_.height) {
        room_height_ = *space_.height - around_.top - around_.bottom - (grid_rows() - 1) * around_.row_gap;
      }
      const double most_width = std::max(0.0, room_width_ / grid_columns_ / columns);
      const double most_height = std::max(0.0, room_height_ / grid_rows() / rows);
      double cell = std::min(most_width, most_height);
      const double natural = natural_cell(grid_columns_);
      if (!space_.width && !space_.height) {
        cell = natural;
      } else if (space_.medium == Medium::screen) {
        cell = std::min(cell, 11.0 * em());
      }
      // Rows and columns may be less than square where labels need it or a panel would be a thread.
      const double label = label_line * label_pixels_;
      const double thread = 3.0 * em();
      cell_width_ = std::min(most_width, std::max({cell, std::min(label, 4.0 * cell), thread / columns}));
      cell_height_ = std::min(most_height, std::max({cell, label, thread / rows}));
      if (!space_.height && !space_.width) {
        cell_height_ = std::max(cell, std::min(label, std::max(1.0, 4.0 * cell)));
        cell_height_ = std::max(cell_height_, thread / rows);
      }
      cell_width_ = whole(cell_width_, columns);
      cell_height_ = whole(cell_height_, rows);
    }
  }

  /// Cells of whole pixels where that costs little; else panels of whole pixels.
  static double whole(double cell, double count) {
    if (cell >= 4.0) {
      return std::floor(cell + 1e-6);
    }
    return std::max(1.0, std::floor(cell * count + 1e-6)) / count;
  }

  /// Chooses angle and size of labels for the present grid.
  void choose_labels() {
    label_pixels_ = std::round(em());
    const bool straight_only = ordinal_columns_ || columns_.longest() <= 1.4;
    for (const int angle : {0, 45, 90}) {
      angle_ = angle;
      fit_cells();
      if (labels_fit(cell_width_) || (straight_only && angle == 0)) {
        break;
      }
    }
    const double pitch =
        angle_ == 90 || ordinal_columns_ ? std::min(cell_width_, cell_height_) : cell_height_;
    const double wanted = ordinal_columns_ ? cell_height_ / label_line : pitch / label_line;
    if (wanted < label_pixels_) {
      label_pixels_ = std::floor(std::clamp(wanted, least_label_pixels(), label_pixels_));
      fit_cells();
    }
  }

  void measure_titles() {
    const double width =
        space_.width ? *space_.width - 1.6 * em() : std::max(from_millimetres(110.0), 30.0 * em());
    title_ = TextBlock(figure_.title, font(title_step * em()), width, 4);
    title_height_ = title_.is_empty() ? 0.0 : title_.size().height() + 0.7 * em();
    head_title_height_ = 0.0;
    for (const FigurePanel& panel : figure_.panels) {
      if (!panel.title.isEmpty()) {
        head_title_height_ = line_height * em() + 0.3 * em();
      }
    }
  }

  /// Tries all numbers of grid columns and keeps the best. Whether the cells got enough room.
  bool choose() {
    measure_titles();
    double best = -1.0;
    int best_columns = 1;
    for (int columns = std::min(most_columns, panel_count()); columns >= 1; --columns) {
      grid_columns_ = columns;
      choose_labels();
      double worth = cell_width_ * cell_height_;
      if (!space_.width && !space_.height) {
        // A picture like a page: about as wide as 3 : 2.
        const double width = around_.left + around_.right + columns * panel_width();
        const double height = around_.top + around_.bottom + grid_rows() * panel_height();
        worth = 1.0 / (1.0 + std::abs(std::log(width / height / 1.5)));
        worth /= 1.0 + 0.05 * (columns * grid_rows() - panel_count());
      } else if (!space_.height) {
        worth = columns;
      }
      if (worth > best * 1.02) {
        best = worth;
        best_columns = columns;
      }
    }
    grid_columns_ = best_columns;
    choose_labels();
    return (!space_.width || room_width_ >= 0.33 * *space_.width) &&
           (!space_.height || room_height_ >= 0.33 * *space_.height);
  }

  double panel_width() const { return cell_width_ * std::max(1.0, counts_.columns); }
  double panel_height() const { return cell_height_ * std::max(1.0, counts_.rows); }

  FigureLayout place();
  void place_panels(FigureLayout& layout) const;
  void place_bars(FigureLayout& layout) const;
  void place_texts(FigureLayout& layout);
  void place_turned(FigureLayout& layout, TextRole role, const QString& text, double centre,
                    double left) const;

  const Figure& figure_;
  const MeasuredLabels& rows_;
  const MeasuredLabels& columns_;
  const LayoutSpace& space_;
  Counts counts_;
  bool ordinal_columns_ = false;
  double em_ = 12.0;
  int grid_columns_ = 1;
  int angle_ = 0;
  double label_pixels_ = 12.0;
  TextBlock title_;
  double title_height_ = 0.0;
  double head_title_height_ = 0.0;
  Surroundings around_;
  double room_width_ = 0.0;
  double room_height_ = 0.0;
  double cell_width_ = 0.0;
  double cell_height_ = 0.0;
};

void Layouter::place_panels(FigureLayout& layout) const {
  const double left = std::ceil(around_.left);
  const double top = std::ceil(around_.top);
  const double width = std::round(panel_width());
  const double height = std::round(panel_height());
  for (int i = 0; i < panel_count(); ++i) {
    const int column = i % grid_columns_;
    const int row = i / grid_columns_;
    PanelLayout panel;
    panel.cells = QRectF(left + column * (width + std::ceil(around_.column_gap)),
                         top + row * (height + std::ceil(around_.row_gap)), width, height);
    if (column == 0) {
      const double end = panel.cells.left() - 0.5 * em();
      const double extent = row_label_extent();
      panel.rows = LabelAxis{LabelAxis::Side::left, QRectF(end - extent, panel.cells.top(), extent, height),
                             label_pixels_, longest_row_label(), 0};
    }
    if (i + grid_columns_ >= panel_count()) {
      panel.columns = LabelAxis{
          LabelAxis::Side::bottom,
          QRectF(panel.cells.left(), panel.cells.bottom() + 0.45 * em(), width, column_label_extent()),
          label_pixels_, longest_column_label(), angle_};
    }
    panel.notes = QRectF(panel.cells.right(), panel.cells.top(), notes_extent(), height);
    layout.panels.push_back(panel);
  }
}

void Layouter::place_bars(FigureLayout& layout) const {
  if (!figure_.colorbar || figure_.panels.empty()) {
    return;
  }
  const auto add = [&](int panel, double left, double top, double bottom) {
    // As high as the heatmaps, but never too short to carry two ticks.
    const double least = 5.0 * em();
    if (bottom - top < least) {
      const double middle = (top + bottom) / 2.0;
      top = std::round(middle - least / 2.0);
      bottom = top + std::round(least);
    }
    const int most = static_cast<int>((bottom - top) / (1.9 * em())) + 1;
    layout.bars.push_back(
        {QRectF(left, top, bar_width(), bottom - top), bar_ticks(scale_of(panel), most), em(), panel});
  };
  if (own_bars()) {
    for (int i = 0; i < panel_count(); ++i) {
      const PanelLayout& panel = layout.panels[static_cast<std::size_t>(i)];
      add(i, std::round(panel.notes.right() + em()), panel.cells.top(), panel.cells.bottom());
    }
    return;
  }
  double right = 0.0;
  for (const PanelLayout& panel : layout.panels) {
    right = std::max(right, panel.notes.right());
  }
  add(0, std::round(right + em()), layout.panels.front().cells.top(), layout.panels.back().cells.bottom());
}

void Layouter::place_turned(FigureLayout& layout, TextRole role, const QString& text, double centre,
                            double left) const {
  const double room = layout.size.height() - 1.6 * em();
  const TextBlock block(text, font(em()), std::max(room, em()), 1);
  if (block.is_empty()) {
    return;
  }
  const double length = block.size().width();
  const double start = std::clamp(centre + length / 2.0, 0.8 * em() + length,
                                  std::max(0.8 * em() + length, layout.size.height() - 0.8 * em()));
  layout.texts.push_back({role, block, QPointF(left, start), -90.0});
}

void Layouter::place_texts(FigureLayout& layout) {
  const PanelLayout& first = layout.panels.front();
  QRectF cells = first.cells;
  for (const PanelLayout& panel : layout.panels) {
    cells |= panel.cells;
  }
  const double width = layout.size.width();
  const double pad = 0.8 * em();
  if (!title_.is_empty()) {
    const double x = std::clamp(cells.center().x() - title_.size().width() / 2.0, pad,
                                std::max(pad, width - pad - title_.size().width()));
    layout.texts.push_back({TextRole::title, title_, QPointF(x, pad), 0.0});
  }
  for (std::size_t i = 0; i < figure_.panels.size(); ++i) {
    const QRectF& panel = layout.panels[i].cells;
    const TextBlock block(figure_.panels[i].title, font(em()), panel.width() + around_.column_gap * 0.8, 1);
    if (!block.is_empty()) {
      const double x = std::max(0.0, panel.center().x() - block.size().width() / 2.0);
      layout.texts.push_back(
          {TextRole::head_title, block, QPointF(x, panel.top() - 0.3 * em() - block.size().height()), 0.0});
    }
  }
  const TextBlock column_title(figure_.column_title, font(em()), width - 2.0 * pad, 1);
  if (!column_title.is_empty()) {
    const double x = std::clamp(cells.center().x() - column_title.size().width() / 2.0, pad,
                                std::max(pad, width - pad - column_title.size().width()));
    const double y = cells.bottom() + 0.45 * em() + column_label_extent() + 0.35 * em();
    layout.texts.push_back({TextRole::axis_title, column_title, QPointF(x, y), 0.0});
  }
  const double row_title_left =
      cells.left() - 0.5 * em() - row_label_extent() - 0.5 * em() - line_height * em();
  place_turned(layout, TextRole::axis_title, figure_.row_title, cells.center().y(), row_title_left);
  if (!layout.bars.empty()) {
    const ColorBarLayout& bar =
        layout.bars[static_cast<std::size_t>(own_bars() ? std::min(grid_columns_, panel_count()) - 1 : 0)];
    const double left = bar.bar.right() + 0.45 * em() + bar_labels_width(bar.panel) + 0.35 * em();
    place_turned(layout, TextRole::bar_title, figure_.bar_title, cells.center().y(), left);
  }
}

FigureLayout Layouter::place() {
  FigureLayout layout;
  layout.grid_columns = grid_columns_;
  layout.cell_width = cell_width_;
  layout.cell_height = cell_height_;
  layout.font_pixels = em();
  layout.label_pixels = label_pixels_;
  place_panels(layout);
  const int columns = std::min(grid_columns_, panel_count());
  double width = layout.panels[static_cast<std::size_t>(columns - 1)].cells.right() + around_.right;
  double height = layout.panels.back().cells.bottom() + around_.bottom;
  if (!title_.is_empty()) {
    width = std::max(width, title_.size().width() + 1.6 * em());
  }
  place_bars(layout);
  for (const ColorBarLayout& bar : layout.bars) {
    height = std::max(height, bar.bar.bottom() + 0.8 * em());
  }
  layout.size = QSizeF(std::ceil(width), std::ceil(height));
  place_texts(layout);
  return layout;
}

}  // namespace

QRectF PlacedText::box() const {
  const QSizeF size = block.size();
  if (angle == 0.0) {
    return {position, size};
  }
  return {position.x(), position.y() - size.width(), size.height(), size.width()};
}

FigureLayout layout_figure(const Figure& figure, const MeasuredLabels& rows, const MeasuredLabels& columns,
                           const LayoutSpace& space) {
  return Layouter(figure, rows, columns, space).run();
}

}  // namespace headlight::ui
