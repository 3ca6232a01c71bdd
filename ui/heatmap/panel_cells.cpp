// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/panel_cells.h"

#include <algorithm>

#include "core/explain/stage_cell.h"

namespace headlight::ui {

namespace {

Mark operand_mark(const Figure& figure, const Selection& selection) {
  const std::optional<StageCell> cell = stage_cell_of(selection.pointed());
  if (!cell || cell == selection.active() || !has_cell(selection.evaluation(), *cell)) {
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
  if (!cell || figure == nullptr || cell->panel < 0 ||
      static_cast<std::size_t>(cell->panel) >= figure->panels.size()) {
    return std::nullopt;
  }
  const FigurePanel& panel = figure->panels[static_cast<std::size_t>(cell->panel)];
  if (cell->row < 0 || cell->row >= panel.values->rows() || cell->column < 0 ||
      cell->column >= panel.values->cols()) {
    return std::nullopt;
  }
  const HeadIndex head = is_per_head(figure->stage) ? panel.head : HeadIndex{};
  return StageCell{.stage = figure->stage, .head = head, .row = cell->row, .column = cell->column};
}

Marks marks_of(const Figure& figure, const Selection& selection) {
  Marks marks;
  marks.pointed = operand_mark(figure, selection);
  if (const std::optional<StageCell>& cell = selection.active()) {
    marks.active = mark_in_stage(*cell, figure.stage);
    if (const std::optional<PanelCell> own = panel_cell(&figure, cell)) {
      marks.active.panel = own->panel;
    }
  }
  if (marks.pointed == Mark() && selection.pinned() && selection.hovered() &&
      selection.hovered() != selection.pinned()) {
    marks.pointed = mark_in_stage(*selection.hovered(), figure.stage);
  }
  return marks;
}

}  // namespace headlight::ui
