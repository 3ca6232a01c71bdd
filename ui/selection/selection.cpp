// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/selection.h"

#include <utility>

namespace headlight::ui {

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

void Selection::set_stage(Stage stage) {
  if (std::exchange(stage_, stage) != stage) {
    emit stage_changed(stage);
  }
}

void Selection::set_heads(std::vector<HeadIndex> heads) {
  if (heads != heads_) {
    heads_ = std::move(heads);
    emit heads_changed();
  }
}

void Selection::set_hovered(const std::optional<StageCell>& cell) {
  if (std::exchange(hovered_, cell) != cell) {
    emit cell_changed();
  }
}

void Selection::set_locked(const std::optional<StageCell>& cell) {
  if (std::exchange(locked_, cell) != cell) {
    emit cell_changed();
  }
}

void Selection::set_pointed(const Address& address) {
  if (std::exchange(pointed_, address) != address) {
    emit pointed_changed();
  }
}

void Selection::set_veil(const std::optional<Veil>& veil) {
  if (veil != veil_) {
    veil_ = veil;
    emit veil_changed();
  }
}

}  // namespace headlight::ui
