// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/stage_cell.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <limits>

namespace headlight {

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

std::optional<QueryIndex> query_of(const StageCell& cell) {
  return row_axis(cell.stage) == StageAxis::queries ? std::optional(QueryIndex{cell.row}) : std::nullopt;
}

std::optional<KeyIndex> key_of(const StageCell& cell) {
  if (row_axis(cell.stage) == StageAxis::keys) {
    return KeyIndex{cell.row};
  }
  return column_axis(cell.stage) == StageAxis::keys ? std::optional(KeyIndex{cell.column}) : std::nullopt;
}

std::optional<StageCell> stage_cell_of(MatrixAddress address, Index row, Index column) {
  const auto cell = [&](Stage stage) {
    return StageCell{.stage = stage, .head = address.head, .row = row, .column = column};
  };
  switch (address.role) {
    case MatrixRole::q: return cell(Stage::q);
    case MatrixRole::k: return cell(Stage::k);
    case MatrixRole::v: return cell(Stage::v);
    case MatrixRole::scores: return cell(Stage::raw);
    case MatrixRole::weights: return cell(Stage::weights);
    default: return std::nullopt;
  }
}

std::optional<StageCell> stage_cell_of(const Address& address) {
  if (const auto* const cell = std::get_if<StageCell>(&address)) {
    return *cell;
  }
  if (const auto* const input = std::get_if<InputNumber>(&address)) {
    return stage_cell_of(input->matrix, input->row, input->column);
  }
  if (const auto* const mask = std::get_if<MaskCell>(&address)) {
    return StageCell{.stage = Stage::logits,
                     .head = mask->head,
                     .row = mask->cell.query.value,
                     .column = mask->cell.key.value};
  }
  return std::nullopt;
}

}  // namespace headlight
