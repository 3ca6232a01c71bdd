// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <variant>

#include "core/attention/mask_mode.h"
#include "core/attention/normalize.h"
#include "core/attention/scoring.h"
#include "core/attention/trace.h"

namespace headlight {

/// X W + b, row vectors as in the articles. x n × d, w d × d′, b 1 × d′ or null.
template <typename Scalar>
struct ProjectionOf {
  StageMatrixOf<Scalar> x;
  StageMatrixOf<Scalar> w;
  StageMatrixOf<Scalar> b;
};

/// Where q, k or v come from: given, and then shared with the trace, or projected.
template <typename Scalar>
using VectorsOf = std::variant<StageMatrixOf<Scalar>, ProjectionOf<Scalar>>;

/// Raw scores to be computed from q (n_q × d_q) and k (n_k × d_k).
template <typename Scalar>
struct ComputedScoresOf {
  VectorsOf<Scalar> q;
  VectorsOf<Scalar> k;
  ScoreFunctionOf<Scalar> function;
};

/// Raw scores as given, n_q × n_k.
template <typename Scalar>
struct GivenScoresOf {
  StageMatrixOf<Scalar> raw;
};

/// Weights as given, n_q × n_k: scale, temperature, mask and normalizer do not act.
template <typename Scalar>
struct GivenWeightsOf {
  StageMatrixOf<Scalar> weights;
};

/// What one head calculates. Matrices are shared, never copied.
template <typename Scalar>
struct HeadPlanOf {
  std::variant<ComputedScoresOf<Scalar>, GivenScoresOf<Scalar>, GivenWeightsOf<Scalar>> source;
  std::optional<VectorsOf<Scalar>> v;        ///< n_k × d_v; absent: no output
  std::optional<Scalar> scale;               ///< scores = raw · scale; absent: scores are raw
  Scalar temperature = Scalar(1);            ///< > 0; logits = scores / temperature, then the mask
  std::shared_ptr<const BoolMatrix> hidden;  ///< n_q × n_k; null: nothing is hidden
  MaskMode mask_mode = MaskMode::exclude;
  Scalar mask_value = Scalar(-1e9);  ///< for `add` and `replace`
  Normalizer normalizer = Normalizer::softmax;
};

}  // namespace headlight
