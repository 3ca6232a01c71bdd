// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/fitted_cells.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight::ui {

namespace {

constexpr double unlimited = std::numeric_limits<double>::infinity();

/// Cells of whole pixels where that costs little; else panels of whole pixels.
double whole(double cell, double count) {
  if (cell >= 4.0) {
    return std::floor(cell + 1e-6);
  }
  return std::max(1.0, std::floor(cell * count + 1e-6)) / count;
}

/// Notes and colour bars that stand beside each panel.
double beside_each_panel(const FigureBrief& brief, const FittedText& text) {
  double widest_bar = 0.0;
  if (brief.has_own_bars()) {
    for (int panel = 0; panel < brief.panel_count(); ++panel) {
      widest_bar = std::max(widest_bar, text.bar_extent(panel));
    }
  }
  return text.notes_extent + widest_bar;
}

Surroundings surroundings(const FigureBrief& brief, const FittedText& text, const PanelGrid& grid,
                          const FittedLabels& labels, double cell_width) {
  const double em = text.em;
  Surroundings around;
  around.left = text.pad() + row_label_extent(brief, grid, labels) + text.label_gap();
  if (!text.row_title.is_empty()) {
    around.left += text.row_title.size().height() + 0.5 * em;
  }
  if (labels.angle == 45) {
    around.left = std::max(around.left, label_overhang(brief, grid, labels, cell_width) + text.pad());
  }
  const double beside = beside_each_panel(brief, text);
  around.column_gap = std::ceil(beside + 1.4 * em);
  around.right = text.pad() + beside;
  if (brief.has_bars()) {
    around.right += brief.has_own_bars() ? 0.0 : text.bar_extent(0);
    around.right += text.bar_title.is_empty() ? 0.0 : 0.35 * em + text.bar_title.size().height();
  }
  around.right = std::max(around.right, text.pad() + 0.5 * label_block_height(1) * labels.pixels);
  const double titles = head_titles_height(
      brief, text, std::round(cell_width * brief.column_count()) + 0.8 * around.column_gap);
  around.top = text.pad() + titles;
  if (!text.title.is_empty()) {
    around.top += text.title.size().height() + 0.6 * em;
  }
  around.row_gap = std::ceil(titles + em);
  around.bottom = text.label_gap() + column_label_extent(brief, grid, labels) + text.pad();
  if (!text.column_title.is_empty()) {
    around.bottom += 0.35 * em + text.column_title.size().height();
  }
  if (!text.note_legend.is_empty()) {
    around.bottom += 0.35 * em + text.note_legend.size().height();
  }
  return around;
}

/// How often to fit, because what stands around may depend on the cells' width in turn.
int passes_needed(const FigureBrief& brief, const FittedText& text, const FittedLabels& labels,
                  double cell_width) {
  const std::vector<double>& titles = text.head_title_widths;
  const bool broken_titles =
      !titles.empty() && *std::ranges::max_element(titles) > cell_width * brief.column_count();
  return broken_titles ? 4 : labels.angle == 45 ? 2 : 1;
}

/// Chooses the cells' size for what stands around.
void size_cells(FittedCells& cells, const FigureBrief& brief, const FittedText& text, const PanelGrid& grid,
                const FittedLabels& labels) {
  const LayoutSpace& space = brief.space;
  const Surroundings& around = cells.around;
  cells.room_width = space.width
                         ? *space.width - around.left - around.right - (grid.columns - 1) * around.column_gap
                         : unlimited;
  cells.room_height = space.height
                          ? *space.height - around.top - around.bottom - (grid.rows - 1) * around.row_gap
                          : unlimited;
  const double row_count = brief.row_count();
  const double column_count = brief.column_count();
  const double most_width = std::max(0.0, cells.room_width / grid.columns / column_count);
  const double most_height = std::max(0.0, cells.room_height / grid.rows / row_count);
  double cell = brief.is_free() ? natural_cell(brief, grid) : std::min(most_width, most_height);
  if (space.medium == Medium::screen) {
    cell = std::min(cell, 11.0 * text.em);
  }
  // Less than square where labels need it, as far as a page goes, or where a panel would be a thread.
  // Whole pixels, because the cells will be, and labels must still fit then.
  const double label = std::ceil(labels.line_pixels());
  const double page =
      brief.is_free() ? natural_side(brief, grid) : brief.pixels_of(most_natural_side_millimetres);
  const double thread = (brief.has_cells() ? 3.0 : 8.0) * text.em;
  const double wide =
      brief.ordinal_columns() ? 0.0 : std::min(label, (space.width ? cells.room_width : page) / column_count);
  const double high = std::min(label, (space.height ? cells.room_height : page) / row_count);
  const double width = std::min(most_width, std::max({cell, wide, thread / column_count}));
  const double height = std::min(most_height, std::max({cell, high, thread / row_count}));
  cells.width = whole(width, column_count);
  cells.height = whole(height, row_count);
}

}  // namespace

double natural_width(const FittedCells& cells, const PanelGrid& grid) {
  return cells.around.left + cells.around.right + grid.columns * cells.panel_width +
         (grid.columns - 1) * cells.around.column_gap;
}

double natural_height(const FittedCells& cells, const PanelGrid& grid) {
  return cells.around.top + cells.around.bottom + grid.rows * cells.panel_height +
         (grid.rows - 1) * cells.around.row_gap;
}

FittedCells fit_cells(const FigureBrief& brief, const FittedText& text, const PanelGrid& grid,
                      const FittedLabels& labels) {
  FittedCells cells;
  cells.width = natural_cell(brief, grid);
  const int passes = passes_needed(brief, text, labels, cells.width);
  for (int pass = 0; pass < passes; ++pass) {
    cells.around = surroundings(brief, text, grid, labels, cells.width);
    size_cells(cells, brief, text, grid, labels);
  }
  cells.panel_width = std::round(cells.width * brief.column_count());
  cells.panel_height = std::round(cells.height * brief.row_count());
  return cells;
}

}  // namespace headlight::ui
