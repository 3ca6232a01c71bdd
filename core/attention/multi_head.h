// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/attention/export.h"
#include "core/attention/plan.h"

namespace headlight {

/// What all heads calculate: Concat(head_1 … head_h) W^O + b_o (Vaswani et al., 2017).
template <typename Scalar>
struct MultiHeadPlanOf {
  std::vector<HeadPlanOf<Scalar>> heads;
  StageMatrixOf<Scalar> w_o;  ///< Σ d_v × d_model; null: no final output
  StageMatrixOf<Scalar> b_o;  ///< 1 × d_model, or null
};
using MultiHeadPlan = MultiHeadPlanOf<double>;

/// Calculates every stage of every head. Shapes have to fit together (the caller checks); h heads,
/// n_q queries and n_k keys may be 0. Order: raw → · scale → scores → / temperature, then mask →
/// logits → normalizer → weights → · v → output.
///
/// - A visible NaN or +∞ logit makes the weights of the row's visible keys, and its output, NaN; a
///   visible −∞ has weight 0; a row in which nothing but −∞ takes part has weights and output 0.
/// - An excluded key has logit −∞ and weight exactly 0, and nothing behind it is looked at.
/// - A weight of exactly 0 takes no part in the output, whatever its value vector holds.
/// - Hardmax picks by the masked scores before the temperature, the first of equals.
///
/// Nothing comes back only when `stop` was requested meanwhile.
template <typename Scalar>
std::optional<TraceOf<Scalar>> attend(const MultiHeadPlanOf<Scalar>& plan, const std::stop_token& stop);

extern template HEADLIGHT_ENGINE_EXPORT std::optional<TraceOf<double>> attend(
    const MultiHeadPlanOf<double>& plan, const std::stop_token& stop);

}  // namespace headlight
