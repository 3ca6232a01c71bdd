// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/attention/stage.h"
#include "core/linear/matrix.h"

namespace headlight {

/// A stage that was computed, or null where the inputs have no such stage. Stages that are equal
/// by definition (`logits` = `scores` without temperature and mask) share one matrix.
template <typename Scalar>
using StageMatrixOf = std::shared_ptr<const MatrixOf<Scalar>>;
using StageMatrix = StageMatrixOf<double>;

/// Everything one head computed. Shapes: q n_q × d_q, k n_k × d_k, v n_k × d_v; raw, scores,
/// logits and weights n_q × n_k; output n_q × d_v.
template <typename Scalar>
struct HeadTraceOf {
  StageMatrixOf<Scalar> q;
  StageMatrixOf<Scalar> k;
  StageMatrixOf<Scalar> v;
  StageMatrixOf<Scalar> raw;
  StageMatrixOf<Scalar> scores;
  StageMatrixOf<Scalar> logits;
  StageMatrixOf<Scalar> weights;
  StageMatrixOf<Scalar> output;
  /// n_q × n_k, true where the mask hides the key; null where it hides nothing.
  std::shared_ptr<const BoolMatrix> hidden;
};
using HeadTrace = HeadTraceOf<double>;

/// All heads together. concat n_q × Σ d_v, final n_q × d_model.
template <typename Scalar>
struct TraceOf {
  std::vector<HeadTraceOf<Scalar>> heads;
  StageMatrixOf<Scalar> concat;
  StageMatrixOf<Scalar> final_output;
};
using Trace = TraceOf<double>;

}  // namespace headlight
