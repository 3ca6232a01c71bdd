// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/fit_selection.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace headlight::ui {

namespace {

bool same_axes(Stage a, Stage b) { return row_axis(a) == row_axis(b) && column_axis(a) == column_axis(b); }

/// Whether the experiment has the cell, as far as tokens and heads tell.
bool has_cell(const Experiment& experiment, const std::vector<Stage>& stages, const StageCell& cell) {
  const auto fits = [&](StageAxis axis, Index position) {
    switch (axis) {
      case StageAxis::queries: return position < query_count(experiment);
      case StageAxis::keys: return position < key_count(experiment);
      case StageAxis::dimensions: break;
    }
    return true;
  };
  return std::ranges::find(stages, cell.stage) != stages.end() && cell.head.value < head_count(experiment) &&
         fits(row_axis(cell.stage), cell.row) && fits(column_axis(cell.stage), cell.column);
}

bool has_cell(const Evaluation& evaluation, const StageCell& cell) {
  if (static_cast<std::size_t>(cell.head.value) >= evaluation.trace.heads.size()) {
    return false;
  }
  const StageMatrix matrix = stage_matrix(evaluation, cell.stage, cell.head);
  return matrix && cell.row < matrix->rows() && cell.column < matrix->cols();
}

template <typename HasCell>
void free_cells(Selection& selection, const HasCell& exists) {
  if (selection.locked() && !exists(*selection.locked())) {
    selection.set_locked(std::nullopt);
  }
  if (selection.hovered() && !exists(*selection.hovered())) {
    selection.set_hovered(std::nullopt);
  }
}

}  // namespace

Stage nearest_stage(Stage wanted, const std::vector<Stage>& existing) {
  constexpr int other_axes = 100;
  Stage nearest = wanted;
  int least = std::numeric_limits<int>::max();
  for (const Stage stage : existing) {
    const int steps = std::abs(static_cast<int>(stage) - static_cast<int>(wanted));
    const int distance = steps + (same_axes(stage, wanted) ? 0 : other_axes);
    if (distance < least) {
      least = distance;
      nearest = stage;
    }
  }
  return nearest;
}

std::vector<Stage> stages_of(const Evaluation& evaluation) {
  std::vector<Stage> result;
  if (!evaluation.trace.heads.empty()) {
    std::ranges::copy_if(all_stages, std::back_inserter(result), [&](Stage stage) {
      return stage_matrix(evaluation, stage, HeadIndex{0}) != nullptr;
    });
  }
  return result;
}

std::optional<StageCell> cell_in_stage(const StageCell& cell, Stage stage) {
  if (stage == cell.stage) {
    return cell;
  }
  if (!same_axes(stage, cell.stage) || column_axis(stage) == StageAxis::dimensions) {
    return std::nullopt;
  }
  return StageCell{.stage = stage, .head = cell.head, .row = cell.row, .column = cell.column};
}

void fit_selection(Selection& selection, const Experiment& experiment) {
  const std::vector<Stage> stages = stages_of(experiment);
  const Index heads = head_count(experiment);
  std::vector<HeadIndex> shown = selection.heads();
  std::erase_if(shown, [&](HeadIndex head) { return head.value >= heads; });
  selection.set_heads(std::move(shown));
  selection.set_stage(nearest_stage(selection.stage(), stages));
  free_cells(selection, [&](const StageCell& cell) { return has_cell(experiment, stages, cell); });
}

void fit_selection(Selection& selection, const Evaluation& evaluation) {
  free_cells(selection, [&](const StageCell& cell) { return has_cell(evaluation, cell); });
}

}  // namespace headlight::ui
