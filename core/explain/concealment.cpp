// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/concealment.h"

#include <algorithm>

namespace headlight {

namespace {

bool has_column(const Concealment& concealment, Index column) {
  return !concealment.columns ||
         std::ranges::find(*concealment.columns, column) != concealment.columns->end();
}

bool has_head(const Concealment& concealment, Stage stage, HeadIndex head) {
  return !concealment.head || !is_per_head(stage) || !is_per_head(concealment.stage) ||
         *concealment.head == head;
}

bool has_row(const Concealment& concealment, Index row) {
  return !concealment.row || *concealment.row == row;
}

bool is_later(const Concealment& concealment, Stage stage, Index column) {
  return stage > concealment.stage && row_axis(concealment.stage) == StageAxis::queries &&
         row_axis(stage) == StageAxis::queries &&
         (column_axis(stage) != column_axis(concealment.stage) || !is_query_by_key(stage) ||
          has_column(concealment, column));
}

}  // namespace

bool is_asked(const Concealment& concealment, Stage stage, HeadIndex head, Index row, Index column) {
  return stage == concealment.stage && has_head(concealment, stage, head) && has_row(concealment, row) &&
         has_column(concealment, column);
}

bool is_concealed(const Concealment& concealment, const Evaluation& evaluation, Stage stage, HeadIndex head,
                  Index row, Index column) {
  if (is_asked(concealment, stage, head, row, column)) {
    return true;
  }
  if (!has_head(concealment, stage, head) || !has_row(concealment, row)) {
    return false;
  }
  if (is_later(concealment, stage, column)) {
    return true;
  }
  // A weight that happens to be as large as its score tells nothing.
  if (stage >= concealment.stage || !is_query_by_key(stage) || !is_query_by_key(concealment.stage) ||
      concealment.stage == Stage::weights || !has_column(concealment, column)) {
    return false;
  }
  const StageMatrix earlier = stage_matrix(evaluation, stage, head);
  const StageMatrix asked = stage_matrix(evaluation, concealment.stage, head);
  return earlier && asked && (*earlier)(row, column) == (*asked)(row, column);
}

std::shared_ptr<const BoolMatrix> concealed_cells(const Concealment& concealment,
                                                  const Evaluation& evaluation, Stage stage, HeadIndex head) {
  const StageMatrix values = stage_matrix(evaluation, stage, head);
  if (!values) {
    return nullptr;
  }
  auto cells = std::make_shared<BoolMatrix>(values->rows(), values->cols());
  bool any = false;
  for (Index row = 0; row < values->rows(); ++row) {
    for (Index column = 0; column < values->cols(); ++column) {
      const bool concealed = is_concealed(concealment, evaluation, stage, head, row, column);
      (*cells)(row, column) = concealed;
      any = any || concealed;
    }
  }
  return any ? cells : nullptr;
}

}  // namespace headlight
