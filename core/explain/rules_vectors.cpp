// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/rules.h"

namespace headlight::rules {

namespace {

/// What one of q, k, v is projected from and by, and the rules without and with a bias.
struct Projection {
  MatrixRole x;
  MatrixRole w;
  MatrixRole b;
  Formula plain;
  Formula biased;
};

Projection projection_of(Stage stage, const ProjectedInputs& inputs) {
  using enum MatrixRole;
  if (stage == Stage::q) {
    return {x_query, w_q, b_q, Formula::q_of_x, Formula::q_of_x_biased};
  }
  if (stage == Stage::k) {
    return inputs.x_key ? Projection{x_key, w_k, b_k, Formula::k_of_x_key, Formula::k_of_x_key_biased}
                        : Projection{x_query, w_k, b_k, Formula::k_of_x, Formula::k_of_x_biased};
  }
  if (inputs.x_value) {
    return {x_value, w_v, b_v, Formula::v_of_x_value, Formula::v_of_x_value_biased};
  }
  return inputs.x_key ? Projection{x_key, w_v, b_v, Formula::v_of_x_key, Formula::v_of_x_key_biased}
                      : Projection{x_query, w_v, b_v, Formula::v_of_x, Formula::v_of_x_biased};
}

}  // namespace

void projected_vector(DerivationBuilder& builder, Stage stage, Index row, Index column) {
  const Projection from = projection_of(stage, std::get<ProjectedInputs>(builder.experiment().inputs));
  const Matrix& x = *builder.matrix(from.x);
  const Matrix& w = *builder.matrix(from.w);
  const NodeIndex sum = builder.sum_of_products(
      x.cols(), [&](Index t) { return builder.input(from.x, x, row, t); },
      [&](Index t) { return builder.input(from.w, w, t, column); });
  const bool biased = builder.matrix(from.b) != nullptr;
  builder.step(biased ? from.biased : from.plain, builder.with_bias(sum, from.b, column));
}

}  // namespace headlight::rules
