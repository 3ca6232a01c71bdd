// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linear/matrix.h"

/// Only for the engine's own translation unit.
namespace headlight::engine {

/// Σ_j weight_j v_j over the weights that are not 0, so that NaN or infinity behind a weight of 0 does
/// no harm. weights n_q × n_k, v n_k × d_v; the result n_q × d_v.
template <typename Scalar>
MatrixOf<Scalar> weighted_sum(const MatrixOf<Scalar>& weights, const MatrixOf<Scalar>& v) {
  if (v.allFinite()) {
    return weights * v;
  }
  MatrixOf<Scalar> output = MatrixOf<Scalar>::Zero(weights.rows(), v.cols());
  for (Index i = 0; i < weights.rows(); ++i) {
    for (Index j = 0; j < weights.cols(); ++j) {
      if (weights(i, j) != Scalar(0)) {
        output.row(i) += weights(i, j) * v.row(j);
      }
    }
  }
  return output;
}

}  // namespace headlight::engine
