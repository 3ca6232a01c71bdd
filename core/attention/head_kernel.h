// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <variant>

#include "core/attention/mask_kernels.h"
#include "core/attention/normalize_kernels.h"
#include "core/attention/output_kernels.h"
#include "core/attention/plan.h"
#include "core/attention/score_kernels.h"

/// One head, stage by stage. Only for the engine's own translation unit.
namespace headlight::engine {

/// X W + b, n × d′; unfinished when `stop` is requested meanwhile.
template <typename Scalar>
StageMatrixOf<Scalar> project(const ProjectionOf<Scalar>& projection, const std::stop_token& stop) {
  constexpr Index block = 64;
  const MatrixOf<Scalar>& x = *projection.x;
  const auto w = PackedRight<Scalar>::of(*projection.w);
  auto result = std::make_shared<MatrixOf<Scalar>>(x.rows(), w.columns());
  for (Index first = 0; first < x.rows() && !stop.stop_requested(); first += block) {
    w.multiply(x.data() + first * x.cols(), std::min(block, x.rows() - first),
               result->data() + first * w.columns());
  }
  if (projection.b) {
    result->rowwise() += projection.b->row(0);
  }
  return result;
}

template <typename Scalar>
StageMatrixOf<Scalar> vectors(const VectorsOf<Scalar>& source, const std::stop_token& stop) {
  if (const auto* projection = std::get_if<ProjectionOf<Scalar>>(&source)) {
    return project(*projection, stop);
  }
  return std::get<StageMatrixOf<Scalar>>(source);
}

/// Scores, logits and weights of single rows; stages equal by definition are one matrix.
template <typename Scalar>
class NormalizedRows {
 public:
  NormalizedRows(const HeadPlanOf<Scalar>& plan, const StageMatrixOf<Scalar>& raw) : plan_(plan), raw_(*raw) {
    const auto fresh = [&raw] { return std::make_shared<MatrixOf<Scalar>>(raw->rows(), raw->cols()); };
    if (plan.scale && *plan.scale != Scalar(1)) {
      scores_ = fresh();
    }
    if (plan.temperature != Scalar(1) || plan.hidden) {
      logits_ = fresh();
    }
    weights_ = fresh();
  }

  void publish(HeadTraceOf<Scalar>& trace) const {
    trace.scores = scores_ ? StageMatrixOf<Scalar>(scores_) : trace.raw;
    trace.logits = logits_ ? StageMatrixOf<Scalar>(logits_) : trace.scores;
    trace.weights = weights_;
    trace.hidden = plan_.hidden;
  }

  /// Row i of every stage from row i of `raw`.
  void fill(Index i) {
    const Index n_k = raw_.cols();
    const Scalar* scores = row(raw_, i);
    if (scores_) {
      scores_->row(i) = raw_.row(i) * *plan_.scale;
      scores = row(*scores_, i);
    }
    const bool* const hidden = plan_.hidden ? plan_.hidden->data() + i * n_k : nullptr;
    const bool* const excluded = plan_.mask_mode == MaskMode::exclude ? hidden : nullptr;
    const Scalar* logits = scores;
    if (logits_) {
      mask_row(scores, hidden, n_k, plan_.temperature, plan_.mask_mode, plan_.mask_value, row(*logits_, i));
      logits = row(*logits_, i);
    }
    if (plan_.normalizer == Normalizer::softmax) {
      softmax_row(logits, excluded, n_k, row(*weights_, i));
      return;
    }
    // The temperature never moves weights of hardmax.
    mask_row(scores, hidden, n_k, Scalar(1), plan_.mask_mode, plan_.mask_value, row(*weights_, i));
    hardmax_row(row(*weights_, i), excluded, n_k, row(*weights_, i));
  }

 private:
  static const Scalar* row(const MatrixOf<Scalar>& matrix, Index i) {
    return matrix.data() + i * matrix.cols();
  }
  static Scalar* row(MatrixOf<Scalar>& matrix, Index i) { return matrix.data() + i * matrix.cols(); }

  const HeadPlanOf<Scalar>& plan_;
  const MatrixOf<Scalar>& raw_;
  std::shared_ptr<MatrixOf<Scalar>> scores_;
  std::shared_ptr<MatrixOf<Scalar>> logits_;
  std::shared_ptr<MatrixOf<Scalar>> weights_;
};

/// The stages of one head. A few rows go through all stages at a time, while they are in the cache. When
/// `stop` is requested meanwhile, what comes back is unfinished.
template <typename Scalar>
HeadTraceOf<Scalar> trace_head(const HeadPlanOf<Scalar>& plan, const std::stop_token& stop) {
  HeadTraceOf<Scalar> trace;
  std::shared_ptr<MatrixOf<Scalar>> computed_raw;
  std::optional<ScoreRows<Scalar>> score_rows;
  std::optional<NormalizedRows<Scalar>> normalized_rows;
  std::optional<OutputRows<Scalar>> output_rows;
  std::shared_ptr<MatrixOf<Scalar>> output;

  if (const auto* computed = std::get_if<ComputedScoresOf<Scalar>>(&plan.source)) {
    trace.q = vectors(computed->q, stop);
    trace.k = vectors(computed->k, stop);
    score_rows.emplace(std::visit(PrepareScores<Scalar>{*trace.q, *trace.k}, computed->function));
    computed_raw = std::make_shared<MatrixOf<Scalar>>(trace.q->rows(), trace.k->rows());
    trace.raw = computed_raw;
  } else if (const auto* given = std::get_if<GivenScoresOf<Scalar>>(&plan.source)) {
    trace.raw = given->raw;
  } else {
    trace.weights = std::get<GivenWeightsOf<Scalar>>(plan.source).weights;
  }
  if (trace.raw) {
    normalized_rows.emplace(plan, trace.raw);
    normalized_rows->publish(trace);
  }
  const Index n_q = trace.weights->rows();
  const Index n_k = trace.weights->cols();
  if (plan.v) {
    trace.v = vectors(*plan.v, stop);
    output_rows.emplace(*trace.v);
    output = std::make_shared<MatrixOf<Scalar>>(n_q, trace.v->cols());
    trace.output = output;
  }

  constexpr Index block = 16;
  for (Index first = 0; first < n_q && !stop.stop_requested(); first += block) {
    const Index count = std::min(block, n_q - first);
    if (score_rows) {
      std::visit([&](const auto& rows) { rows.fill(first, count, stop, computed_raw->data() + first * n_k); },
                 *score_rows);
    }
    for (Index i = first; normalized_rows && i < first + count; ++i) {
      normalized_rows->fill(i);
    }
    if (output_rows) {
      output_rows->fill(trace.weights->data() + first * n_k, count, output->data() + first * output->cols());
    }
  }
  return trace;
}

}  // namespace headlight::engine
