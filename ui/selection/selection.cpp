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

}  // namespace headlight::ui
