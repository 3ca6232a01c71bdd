// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

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
void softmax_row(const Scalar* logits, const bool* excluded, Index n_k, Scalar* weights) {
  if (has_nan_or_infinity(logits, n_k)) {
    return spoil_row(excluded, n_k, weights);
  }
  const Scalar lowest = -std::numeric_limits<Scalar>::infinity();
  const Scalar largest =
      std::accumulate(logits, logits + n_k, lowest, [](Scalar a, Scalar b) { return std::max(a, b); });
  if (largest == lowest) {
    std::fill(weights, weights + n_k, Scalar(0));
    return;
  }
  Scalar sum = 0;
  for (Index j = 0; j < n_k; ++j) {
    weights[j] = std::exp(logits[j] - largest);
    sum += weights[j];
  }
  for (Index j = 0; j < n_k; ++j) {
    weights[j] /= sum;
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
