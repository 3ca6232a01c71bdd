// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

#include "core/attention/trace.h"

namespace headlight {

/// q·k; needs d_q = d_k.
struct DotScore {};

/// v_aᵀ tanh(W_a q + b_w + U_a k + b_u) + b_v (Bahdanau et al., 2015; the biases as nn.Linear has
/// them). w_a d_h × d_q, u_a d_h × d_k, v_a, b_w, b_u 1 × d_h, b_v 1 × 1; biases may be null.
template <typename Scalar>
struct AdditiveScoreOf {
  StageMatrixOf<Scalar> w_a;
  StageMatrixOf<Scalar> u_a;
  StageMatrixOf<Scalar> v_a;
  StageMatrixOf<Scalar> b_w;
  StageMatrixOf<Scalar> b_u;
  StageMatrixOf<Scalar> b_v;
};

/// qᵀ W k (Luong et al., 2015). w d_q × d_k.
template <typename Scalar>
struct GeneralScoreOf {
  StageMatrixOf<Scalar> w;
};

template <typename Scalar>
using ScoreFunctionOf = std::variant<DotScore, AdditiveScoreOf<Scalar>, GeneralScoreOf<Scalar>>;

}  // namespace headlight
