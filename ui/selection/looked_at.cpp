// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/looked_at.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace headlight::ui {

namespace {

bool same_axes(Stage a, Stage b) { return row_axis(a) == row_axis(b) && column_axis(a) == column_axis(b); }

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

bool has_cell(const Evaluation* evaluation, const StageCell& cell) {
  if (evaluation == nullptr || cell.head.value < 0 ||
      static_cast<std::size_t>(cell.head.value) >= evaluation->trace.heads.size()) {
    return false;
  }
  const StageMatrix matrix = stage_matrix(*evaluation, cell.stage, cell.head);
  return matrix && cell.row >= 0 && cell.row < matrix->rows() && cell.column >= 0 &&
         cell.column < matrix->cols();
}

LookedAt fitted(LookedAt wanted, const Result& result) {
  const Evaluation* const evaluation = result.evaluation.get();
  const Index heads = evaluation != nullptr ? static_cast<Index>(evaluation->trace.heads.size())
                                            : head_count(*result.experiment);
  std::erase_if(wanted.heads, [heads](HeadIndex head) { return head.value >= heads; });
  const Stage stage = nearest_stage(
      wanted.stage, evaluation != nullptr ? stages_of(*evaluation) : stages_of(*result.experiment));
  if (stage != wanted.stage && wanted.locked) {
    wanted.locked = cell_in_stage(*wanted.locked, stage);
  }
  wanted.stage = stage;
  for (std::optional<StageCell>* const cell : {&wanted.locked, &wanted.hovered}) {
    if (*cell && !has_cell(evaluation, **cell)) {
      cell->reset();
    }
  }
  if (const auto* const cell = std::get_if<StageCell>(&wanted.pointed);
      cell != nullptr && !has_cell(evaluation, *cell)) {
    wanted.pointed = {};
  }
  return wanted;
}

}  // namespace headlight::ui
