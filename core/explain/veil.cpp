// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/veil.h"

#include <algorithm>

namespace headlight {

namespace {

bool has_column(const Veil& veil, Index column) {
  return !veil.columns || std::ranges::find(*veil.columns, column) != veil.columns->end();
}

bool has_head(const Veil& veil, Stage stage, HeadIndex head) {
  return !veil.head || !is_per_head(stage) || !is_per_head(veil.stage) || *veil.head == head;
}

bool has_row(const Veil& veil, Index row) { return !veil.row || *veil.row == row; }

bool is_later(const Veil& veil, Stage stage, Index column) {
  return stage > veil.stage && row_axis(veil.stage) == StageAxis::queries &&
         row_axis(stage) == StageAxis::queries &&
         (column_axis(stage) != column_axis(veil.stage) || !is_query_by_key(stage) ||
          has_column(veil, column));
}

}  // namespace

bool is_asked(const Veil& veil, Stage stage, HeadIndex head, Index row, Index column) {
  return stage == veil.stage && has_head(veil, stage, head) && has_row(veil, row) && has_column(veil, column);
}

bool is_veiled(const Veil& veil, const Evaluation& evaluation, Stage stage, HeadIndex head, Index row,
               Index column) {
  if (is_asked(veil, stage, head, row, column)) {
    return true;
  }
  if (!has_head(veil, stage, head) || !has_row(veil, row)) {
    return false;
  }
  if (is_later(veil, stage, column)) {
    return true;
  }
  // A weight that happens to be as large as its score tells nothing.
  if (stage >= veil.stage || !is_query_by_key(stage) || !is_query_by_key(veil.stage) ||
      veil.stage == Stage::weights || !has_column(veil, column)) {
    return false;
  }
  const StageMatrix earlier = stage_matrix(evaluation, stage, head);
  const StageMatrix asked = stage_matrix(evaluation, veil.stage, head);
  return earlier && asked && (*earlier)(row, column) == (*asked)(row, column);
}

std::shared_ptr<const BoolMatrix> veiled_cells(const Veil& veil, const Evaluation& evaluation, Stage stage,
                                               HeadIndex head) {
  const StageMatrix values = stage_matrix(evaluation, stage, head);
  if (!values) {
    return nullptr;
  }
  auto cells = std::make_shared<BoolMatrix>(values->rows(), values->cols());
  bool any = false;
  for (Index row = 0; row < values->rows(); ++row) {
    for (Index column = 0; column < values->cols(); ++column) {
      const bool veiled = is_veiled(veil, evaluation, stage, head, row, column);
      (*cells)(row, column) = veiled;
      any = any || veiled;
    }
  }
  return any ? cells : nullptr;
}

}  // namespace headlight
