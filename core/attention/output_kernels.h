// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/attention/product_kernel.h"

/// Only for the engine's own translation unit.
namespace headlight::engine {

/// Σ_j weight_j v_j over the weights that are not 0, so that NaN or infinity behind a weight of 0 does
/// no harm; a few rows at a time. v n_k × d_v.
template <typename Scalar>
class OutputRows {
 public:
  explicit OutputRows(const MatrixOf<Scalar>& v) : v_(v) {
    // Where all values are finite (x − x is 0), a weight of 0 does no harm in a product either.
    if ((v.array() - v.array()).sum() == Scalar(0)) {
      packed_ = PackedRight<Scalar>::of(v);
    }
  }

  /// `count` rows: weights count × n_k, output count × d_v.
  void fill(const Scalar* weights, Index count, Scalar* output) const {
    if (packed_) {
      packed_->multiply(weights, count, output);
      return;
    }
    Eigen::Map<MatrixOf<Scalar>> sums(output, count, v_.cols());
    sums.setZero();
    for (Index i = 0; i < count; ++i) {
      for (Index j = 0; j < v_.rows(); ++j) {
        const Scalar weight = weights[i * v_.rows() + j];
        if (weight != Scalar(0)) {
          sums.row(i) += weight * v_.row(j);
        }
      }
    }
  }

 private:
  const MatrixOf<Scalar>& v_;
  std::optional<PackedRight<Scalar>> packed_;
};

}  // namespace headlight::engine
