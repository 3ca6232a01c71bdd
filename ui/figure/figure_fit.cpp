// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_fit.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight::ui {

namespace {

/// How much a choice of labels and cells is worth among all numbers of panels a row.
double worth_of(const LabelChoice& choice, const FigureBrief& brief, const PanelGrid& grid) {
  const FittedCells& cells = choice.cells;
  if (brief.is_free()) {
    // A picture like a page: about as wide as 3 : 2, without holes.
    const double shape = natural_width(cells, grid) / natural_height(cells, grid);
    return 1.0 / (1.0 + std::abs(std::log(shape / 1.5))) /
           (1.0 + 0.15 * (grid.columns * grid.rows - brief.panel_count()));
  }
  if (!brief.space.height) {
    // Cells wide enough for labels, in a picture not much higher than wide.
    const double height = natural_height(cells, grid);
    return std::min(1.0, cells.width / choice.labels.line_pixels()) /
           (1.0 + std::max(0.0, height / *brief.space.width - 1.2));
  }
  return cells.area();
}

/// Tries all numbers of panels a row and keeps the best.
PanelGrid best_grid(const FigureBrief& brief, const FittedText& text) {
  double best = -1.0;
  PanelGrid chosen = panel_grid(brief, 1);
  for (int columns = std::min(most_grid_columns, brief.panel_count()); columns >= 1; --columns) {
    const PanelGrid grid = panel_grid(brief, columns);
    const double worth = worth_of(choose_labels(brief, text, grid), brief, grid);
    if (worth > best * 1.02) {
      best = worth;
      chosen = grid;
    }
  }
  return chosen;
}

/// Fits titles into a picture that has no size of its own.
void fit_titles(FigureFit& fit, const FigureBrief& brief) {
  const double em = fit.text.em;
  if (!brief.space.height) {
    const double grid_height =
        natural_height(fit.cells, fit.grid) - fit.cells.around.top - fit.cells.around.bottom;
    const double beside =
        grid_height + fit.text.label_gap() + column_label_extent(brief, fit.grid, fit.labels);
    fit.text = with_upright_titles_within(std::max(beside, 12.0 * em), std::move(fit.text), brief);
    fit.cells = fit_cells(brief, fit.text, fit.grid, fit.labels);
  }
  if (!brief.space.width) {
    const double across = natural_width(fit.cells, fit.grid) - 2.0 * fit.text.pad();
    fit.text = with_level_titles_within(std::max(across, 24.0 * em), std::move(fit.text), brief);
    fit.cells = fit_cells(brief, fit.text, fit.grid, fit.labels);
  }
}

FigureFit fit_with_text(FittedText text, const FigureBrief& brief) {
  const PanelGrid grid = best_grid(brief, text);
  const LabelChoice choice = choose_labels(brief, text, grid);
  FigureFit fit{std::move(text), grid, choice.labels, choice.cells};
  fit_titles(fit, brief);
  return fit;
}

/// Whether the cells got at least a third of a given size.
bool has_enough_room(const FigureFit& fit, const LayoutSpace& space) {
  return (!space.width || fit.cells.room_width >= 0.33 * *space.width) &&
         (!space.height || fit.cells.room_height >= 0.33 * *space.height);
}

FigureFit fit_with_notes(RowNotes notes, const FigureBrief& brief) {
  FigureFit fit;
  // Text shrinks only where the cells would else get too little.
  for (const double shrink : {1.0, 0.85, 0.7, 0.55, 0.45}) {
    fit = fit_with_text(fit_text(brief, shrink, notes), brief);
    if (has_enough_room(fit, brief.space)) {
      break;
    }
  }
  return fit;
}

}  // namespace

FigureFit fit_figure(const FigureBrief& brief) {
  FigureFit with_words = fit_with_notes(RowNotes::words, brief);
  if (brief.panel_count() < 2 || with_words.text.notes_extent == 0.0) {
    return with_words;
  }
  // Beside several heatmaps words give way to marks where that makes the cells larger.
  FigureFit with_marks = fit_with_notes(RowNotes::marks, brief);
  return with_marks.cells.area() > 1.02 * with_words.cells.area() ? with_marks : with_words;
}

int rows_seen(const FigureBrief& brief, const FigureFit& fit) {
  if (!brief.space.height_seen) {
    return fit.grid.rows;
  }
  const Surroundings& around = fit.cells.around;
  const double rows =
      (*brief.space.height_seen - around.top + around.row_gap) / (fit.cells.panel_height + around.row_gap);
  return std::clamp(static_cast<int>(rows), 1, fit.grid.rows);
}

}  // namespace headlight::ui
