// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <utility>
#include <variant>

#include "core/attention/head.h"
#include "core/attention/mask_kernels.h"
#include "core/attention/normalize_kernels.h"
#include "core/attention/output_kernels.h"
#include "core/attention/score_kernels.h"

/// One head, stage by stage. Only for the engine's own translation unit.
namespace headlight::engine {

template <typename Scalar>
StageMatrixOf<Scalar> share(MatrixOf<Scalar> matrix) {
  return std::make_shared<const MatrixOf<Scalar>>(std::move(matrix));
}

template <typename Scalar>
StageMatrixOf<Scalar> project(const ProjectionOf<Scalar>& projection) {
  MatrixOf<Scalar> result = *projection.x * *projection.w;
  if (projection.b) {
    result.rowwise() += projection.b->row(0);
  }
  return share(std::move(result));
}

template <typename Scalar>
StageMatrixOf<Scalar> vectors(const VectorsOf<Scalar>& source) {
  if (const auto* projection = std::get_if<ProjectionOf<Scalar>>(&source)) {
    return project(*projection);
  }
  return std::get<StageMatrixOf<Scalar>>(source);
}

/// From raw scores to weights, row by row.
template <typename Scalar>
void normalize_scores(const HeadPlanOf<Scalar>& plan, const std::stop_token& stop,
                      HeadTraceOf<Scalar>& trace) {
  const Index n_q = trace.raw->rows();
  const Index n_k = trace.raw->cols();
  const bool scaled = plan.scale && *plan.scale != Scalar(1);
  const bool moved = plan.temperature != Scalar(1) || plan.hidden;
  MatrixOf<Scalar> scores(scaled ? n_q : 0, n_k);
  MatrixOf<Scalar> logits(moved ? n_q : 0, n_k);
  MatrixOf<Scalar> weights(n_q, n_k);
  const bool hard = plan.normalizer == Normalizer::hardmax;

  for (Index i = 0; i < n_q && !stop.stop_requested(); ++i) {
    const Scalar* score_row = trace.raw->row(i).data();
    if (scaled) {
      scores.row(i) = trace.raw->row(i) * *plan.scale;
      score_row = scores.row(i).data();
    }
    const bool* hidden = plan.hidden ? plan.hidden->row(i).data() : nullptr;
    const bool* excluded = plan.mask_mode == MaskMode::exclude ? hidden : nullptr;
    const Scalar* logit_row = score_row;
    Scalar* const weight_row = weights.row(i).data();
    if (moved) {
      mask_row(score_row, hidden, n_k, plan.temperature, plan.mask_mode, plan.mask_value,
               logits.row(i).data());
      logit_row = logits.row(i).data();
    }
    if (hard) {
      mask_row(score_row, hidden, n_k, Scalar(1), plan.mask_mode, plan.mask_value, weight_row);
      hardmax_row(weight_row, excluded, n_k, weight_row);
    } else {
      softmax_row(logit_row, excluded, n_k, weight_row);
    }
  }
  trace.scores = scaled ? share(std::move(scores)) : trace.raw;
  trace.logits = moved ? share(std::move(logits)) : trace.scores;
  trace.weights = share(std::move(weights));
}

/// The stages of one head. When `stop` is requested meanwhile, later ones are missing or unfinished.
template <typename Scalar>
HeadTraceOf<Scalar> trace_head(const HeadPlanOf<Scalar>& plan, const std::stop_token& stop) {
  HeadTraceOf<Scalar> trace;
  if (const auto* computed = std::get_if<ComputedScoresOf<Scalar>>(&plan.source)) {
    trace.q = vectors(computed->q);
    trace.k = vectors(computed->k);
    trace.raw = share(std::visit(
        [&](const auto& function) { return raw_scores<Scalar>(function, *trace.q, *trace.k, stop); },
        computed->function));
  } else if (const auto* given = std::get_if<GivenScoresOf<Scalar>>(&plan.source)) {
    trace.raw = given->raw;
  } else {
    trace.weights = std::get<GivenWeightsOf<Scalar>>(plan.source).weights;
  }
  if (trace.raw) {
    trace.hidden = plan.hidden;
    normalize_scores(plan, stop, trace);
  }
  if (plan.v && !stop.stop_requested()) {
    trace.v = vectors(*plan.v);
    trace.output = share(weighted_sum(*trace.weights, *trace.v));
  }
  return trace;
}

}  // namespace headlight::engine
