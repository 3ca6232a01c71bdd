// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/matrix_links.h"

#include "core/experiment/edit.h"
#include "core/explain/stage_cell.h"

namespace headlight::ui {

namespace {

/// The axis of the inputs' matrices that the columns of a stage's matrix are.
std::optional<MatrixAxis> dimension_axis(Stage stage) {
  switch (stage) {
    case Stage::q: return MatrixAxis::d_q;
    case Stage::k: return MatrixAxis::d_k;
    case Stage::v:
    case Stage::output: return MatrixAxis::d_v;
    case Stage::concat: return MatrixAxis::d_concat;
    case Stage::final_output: return MatrixAxis::d_model;
    default: return std::nullopt;
  }
}

/// Where the outputs of `head` begin in the concatenation of all heads.
Index concat_offset(const Experiment& experiment, HeadIndex head) {
  Index offset = 0;
  for (Index before = 0; before < head.value; ++before) {
    offset += edit::width_of(experiment, edit::Width::d_v, HeadIndex{before}).value_or(0);
  }
  return offset;
}

std::optional<Index> band(const Experiment& experiment, MatrixAxis axis, MatrixAddress address,
                          const StageCell& cell) {
  if (axis == MatrixAxis::queries) {
    const std::optional<QueryIndex> query = query_of(cell);
    return query ? std::optional(query->value) : std::nullopt;
  }
  if (axis == MatrixAxis::keys) {
    const std::optional<KeyIndex> key = key_of(cell);
    return key ? std::optional(key->value) : std::nullopt;
  }
  const std::optional<MatrixAxis> dimension = dimension_axis(cell.stage);
  if (!dimension) {
    return std::nullopt;
  }
  if (axis == MatrixAxis::d_concat && dimension == MatrixAxis::d_v) {
    return concat_offset(experiment, cell.head) + cell.column;
  }
  const bool same_head = is_shared_by_heads(address.role) || address.head == cell.head;
  return axis == *dimension && same_head ? std::optional(cell.column) : std::nullopt;
}

}  // namespace

MatrixBands bands_of(const Experiment& experiment, MatrixAddress address, const StageCell& cell) {
  return {.row = band(experiment, row_axis(address.role), address, cell),
          .column = band(experiment, column_axis(address.role), address, cell)};
}

}  // namespace headlight::ui
