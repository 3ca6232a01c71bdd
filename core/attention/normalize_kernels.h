// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/attention/elementary.h"
#include "core/linear/matrix.h"

/// Weights of one row of n_k logits. `excluded` (null: none) marks keys that take no part; their weight
/// is 0 and their logit is −∞. Only for the engine's own translation unit.
namespace headlight::engine {

/// Whether a NaN or +∞ is among the logits.
template <typename Scalar>
bool has_nan_or_infinity(const Scalar* logits, Index n_k) {
  return std::any_of(logits, logits + n_k,
                     [](Scalar logit) { return !(logit < std::numeric_limits<Scalar>::infinity()); });
}

/// NaN for every key but the excluded ones.
template <typename Scalar>
void spoil_row(const bool* excluded, Index n_k, Scalar* weights) {
  for (Index j = 0; j < n_k; ++j) {
    weights[j] = excluded != nullptr && excluded[j] ? Scalar(0) : std::numeric_limits<Scalar>::quiet_NaN();
  }
}

/// exp(logit − max) / Σ exp(logits − max).
template <typename Scalar>
void softmax_row(const Scalar* __restrict logits, const bool* excluded, Index n_k,
                 Scalar* __restrict weights) {
  using Row = Eigen::Map<Eigen::Array<Scalar, 1, Eigen::Dynamic>>;
  using ConstRow = Eigen::Map<const Eigen::Array<Scalar, 1, Eigen::Dynamic>>;
  constexpr Scalar infinity = std::numeric_limits<Scalar>::infinity();
  const Scalar largest = n_k > 0 ? ConstRow(logits, n_k).maxCoeff() : -infinity;
  if (std::abs(largest) < infinity) {
    for (Index j = 0; j < n_k; ++j) {
      weights[j] = exp_of_negative(logits[j] - largest);
    }
    Row row(weights, n_k);
    const Scalar sum = row.sum();
    if (sum < infinity) {
      row *= Scalar(1) / sum;
      return;
    }
  }
  if (has_nan_or_infinity(logits, n_k)) {
    spoil_row(excluded, n_k, weights);
  } else {
    std::fill(weights, weights + n_k, Scalar(0));
  }
}

/// 1 at the largest logit, the first of equals. `logits` and `weights` may be the same.
template <typename Scalar>
void hardmax_row(const Scalar* logits, const bool* excluded, Index n_k, Scalar* weights) {
  if (has_nan_or_infinity(logits, n_k)) {
    return spoil_row(excluded, n_k, weights);
  }
  const Index best = std::max_element(logits, logits + n_k) - logits;
  const bool any = n_k > 0 && logits[best] != -std::numeric_limits<Scalar>::infinity();
  std::fill(weights, weights + n_k, Scalar(0));
  if (any) {
    weights[best] = Scalar(1);
  }
}

}  // namespace headlight::engine
