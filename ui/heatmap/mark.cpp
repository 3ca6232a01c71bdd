// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/mark.h"

#include "core/explain/stage_cell.h"

namespace headlight::ui {

Mark mark_in_stage(const StageCell& cell, Stage shown) {
  if (cell.stage == shown) {
    return {.row = cell.row, .column = cell.column, .panel = std::nullopt};
  }
  Mark mark;
  const std::optional<QueryIndex> query = query_of(cell);
  const std::optional<KeyIndex> key = key_of(cell);
  if (row_axis(shown) == StageAxis::queries && query) {
    mark.row = query->value;
  }
  if (row_axis(shown) == StageAxis::keys && key) {
    mark.row = key->value;
  }
  if (column_axis(shown) == StageAxis::keys && key) {
    mark.column = key->value;
  }
  return mark;
}

}  // namespace headlight::ui
