// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/rules.h"

namespace headlight::rules {

void output(DerivationBuilder& builder, Index query, Index column) {
  const Matrix& weights = *builder.trace().weights;
  const Matrix& v = *builder.trace().v;
  builder.step(
      Formula::weighted_sum,
      builder.sum_of_products(
          v.rows(), [&](Index key) { return builder.stage(Stage::weights, weights, query, key); },
          [&](Index key) { return builder.stage(Stage::v, v, key, column); }, Operation::weighted_product));
}

void concatenation(DerivationBuilder& builder, Index query, Index column) {
  // The column exists, so that the walk over the heads ends.
  HeadIndex head;
  StageMatrix output = stage_matrix(builder.evaluation(), Stage::output, head);
  while (column >= output->cols()) {
    column -= output->cols();
    ++head.value;
    output = stage_matrix(builder.evaluation(), Stage::output, head);
  }
  builder.step(Formula::concatenation,
               builder.number((*output)(query, column), StageCell{Stage::output, head, query, column}));
}

void final_output(DerivationBuilder& builder, Index query, Index column) {
  const Matrix& concat = *builder.evaluation().trace.concat;
  const Matrix& w_o = *builder.matrix(MatrixRole::w_o);
  const NodeIndex sum = builder.sum_of_products(
      concat.cols(), [&](Index n) { return builder.stage(Stage::concat, concat, query, n); },
      [&](Index n) { return builder.input(MatrixRole::w_o, w_o, n, column); });
  const bool biased = builder.matrix(MatrixRole::b_o) != nullptr;
  builder.step(biased ? Formula::output_projection_biased : Formula::output_projection,
               builder.with_bias(sum, MatrixRole::b_o, column));
}

}  // namespace headlight::rules
