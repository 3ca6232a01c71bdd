// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/panel_cells.h"

#include <algorithm>

#include "ui/selection/fit_selection.h"

namespace headlight::ui {

namespace {

Mark operand_mark(const Figure& figure, const Selection& selection, const Result& result) {
  const std::optional<StageCell> cell = stage_cell_of(selection.pointed());
  if (!cell || cell == selection.active() || !result.evaluation ||
      !number_at(*result.experiment, *result.evaluation, *cell)) {
    return {};
  }
  if (const std::optional<StageCell> here = cell_in_stage(*cell, figure.stage)) {
    const std::optional<PanelCell> own = panel_cell(&figure, here);
    return own ? Mark{.row = here->row, .column = here->column, .panel = own->panel} : Mark();
  }
  return mark_in_stage(*cell, figure.stage);
}

}  // namespace

std::optional<PanelCell> panel_cell(const Figure* figure, const std::optional<StageCell>& cell) {
  if (!cell || figure == nullptr || cell->stage != figure->stage) {
    return std::nullopt;
  }
  const auto found = std::ranges::find_if(figure->panels, [&](const FigurePanel& panel) {
    return !is_per_head(figure->stage) || panel.head == cell->head;
  });
  if (found == figure->panels.end()) {
    return std::nullopt;
  }
  return PanelCell{static_cast<int>(found - figure->panels.begin()), cell->row, cell->column};
}

std::optional<StageCell> stage_cell(const Figure* figure, const std::optional<PanelCell>& cell) {
  if (!cell || figure == nullptr) {
    return std::nullopt;
  }
  const HeadIndex head = is_per_head(figure->stage)
                             ? figure->panels.at(static_cast<std::size_t>(cell->panel)).head
                             : HeadIndex{};
  return StageCell{.stage = figure->stage, .head = head, .row = cell->row, .column = cell->column};
}

Marks marks_of(const Figure& figure, const Selection& selection, const Result& result) {
  Marks marks;
  marks.pointed = operand_mark(figure, selection, result);
  if (const std::optional<StageCell>& cell = selection.active()) {
    marks.active = mark_in_stage(*cell, figure.stage);
    if (const std::optional<PanelCell> own = panel_cell(&figure, cell)) {
      marks.active.panel = own->panel;
    }
  }
  if (marks.pointed == Mark() && selection.locked() && selection.hovered() &&
      selection.hovered() != selection.locked()) {
    marks.pointed = mark_in_stage(*selection.hovered(), figure.stage);
  }
  return marks;
}

}  // namespace headlight::ui
