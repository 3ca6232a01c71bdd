// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/evaluate.h"

#include <cmath>

#include "core/attention/multi_head.h"

namespace headlight {

namespace {

using HeadPlan = HeadPlanOf<double>;
using Vectors = VectorsOf<double>;

/// The matrix shared with the experiment; null where it is absent.
StageMatrix shared(const std::optional<MatrixValue>& matrix) { return matrix ? matrix->shared() : nullptr; }

/// The scoring function of one head.
struct ScoreFunctionOfHead {
  std::size_t head;

  ScoreFunctionOf<double> operator()(const DotScoring&) const { return DotScore{}; }
  ScoreFunctionOf<double> operator()(const ScaledDotScoring&) const { return DotScore{}; }
  ScoreFunctionOf<double> operator()(const AdditiveScoring& scoring) const {
    const AdditiveHead& p = scoring.heads.at(head);
    return AdditiveScoreOf<double>{p.w_a.shared(), p.u_a.shared(), p.v_a.shared(),
                                   shared(p.b_w),  shared(p.b_u),  shared(p.b_v)};
  }
  ScoreFunctionOf<double> operator()(const GeneralScoring& scoring) const {
    return GeneralScoreOf<double>{scoring.heads.at(head).w.shared()};
  }
};

/// What raw scores are multiplied by; nothing where the scoring has no scale. `d_k` counts only where
/// the scale follows from it.
std::optional<double> scale_of(const Experiment& experiment, Index d_k) {
  const auto* scaled = std::get_if<ScaledDotScoring>(&experiment.scoring.function);
  if (scaled == nullptr) {
    return std::nullopt;
  }
  return scaled->scale.value_or(1.0 / std::sqrt(static_cast<double>(d_k)));
}

void add_scores(const Experiment& experiment, std::size_t head, Vectors q, Vectors k, Index d_k,
                HeadPlan& plan) {
  plan.source = ComputedScoresOf<double>{std::move(q), std::move(k),
                                         std::visit(ScoreFunctionOfHead{head}, experiment.scoring.function)};
  plan.scale = scale_of(experiment, d_k);
}

/// Fills in where the scores and values of one head come from.
struct AddSource {
  const Experiment& experiment;
  std::size_t head;
  HeadPlan& plan;

  void operator()(const QkvInputs& inputs) const {
    const QkvHead& given = inputs.heads[head];
    add_scores(experiment, head, given.q.shared(), given.k.shared(), given.k.columns(), plan);
    add_given_values(given.v);
  }
  void operator()(const ProjectedInputs& inputs) const {
    const ProjectedHead& w = inputs.heads[head];
    const StageMatrix x_query = inputs.x_query.shared();
    const StageMatrix x_key = inputs.x_key ? inputs.x_key->shared() : x_query;
    const StageMatrix x_value = inputs.x_value ? inputs.x_value->shared() : x_key;
    add_scores(experiment, head, ProjectionOf<double>{x_query, w.w_q.shared(), shared(w.b_q)},
               ProjectionOf<double>{x_key, w.w_k.shared(), shared(w.b_k)}, w.w_k.columns(), plan);
    if (w.w_v) {
      plan.v = ProjectionOf<double>{x_value, w.w_v->shared(), shared(w.b_v)};
    }
  }
  void operator()(const ScoresInputs& inputs) const {
    plan.source = GivenScoresOf<double>{inputs.heads[head].scores.shared()};
    plan.scale = scale_of(experiment, 1);
    add_given_values(inputs.heads[head].v);
  }
  void operator()(const WeightsInputs& inputs) const {
    plan.source = GivenWeightsOf<double>{inputs.heads[head].weights.shared()};
    add_given_values(inputs.heads[head].v);
  }

  void add_given_values(const std::optional<MatrixValue>& v) const {
    if (v) {
      plan.v = v->shared();
    }
  }
};

HeadPlan plan_head(const Experiment& experiment, Index head) {
  HeadPlan plan;
  std::visit(AddSource{experiment, static_cast<std::size_t>(head), plan}, experiment.inputs);
  plan.temperature = experiment.temperature;
  plan.normalizer = normalizer_of(experiment, HeadIndex{head});
  plan.mask_mode = experiment.mask.mode;
  plan.mask_value = experiment.mask.value;
  if (mask_acts(experiment)) {
    plan.hidden =
        hidden_cells(experiment.mask, HeadIndex{head}, query_count(experiment), key_count(experiment));
  }
  return plan;
}

}  // namespace

std::optional<Evaluation> evaluate(const Experiment& experiment, const std::stop_token& stop) {
  MultiHeadPlan plan;
  for (Index head = 0; head < head_count(experiment); ++head) {
    if (stop.stop_requested()) {
      return std::nullopt;
    }
    plan.heads.push_back(plan_head(experiment, head));
  }
  if (const auto* projected = std::get_if<ProjectedInputs>(&experiment.inputs)) {
    plan.w_o = shared(projected->w_o);
    plan.b_o = shared(projected->b_o);
  }
  std::optional<Trace> trace = attend(plan, stop);
  if (!trace) {
    return std::nullopt;
  }
  Evaluation evaluation;
  evaluation.n_q = query_count(experiment);
  evaluation.n_k = key_count(experiment);
  evaluation.diagnostics = diagnose(experiment, *trace);
  evaluation.trace = std::move(*trace);
  return evaluation;
}

StageMatrix stage_matrix(const Evaluation& evaluation, Stage stage, HeadIndex head) {
  if (stage == Stage::concat) {
    return evaluation.trace.concat;
  }
  if (stage == Stage::final_output) {
    return evaluation.trace.final_output;
  }
  if (head.value < 0 || head.value >= static_cast<Index>(evaluation.trace.heads.size())) {
    return nullptr;
  }
  const HeadTrace& trace = evaluation.trace.heads[static_cast<std::size_t>(head.value)];
  switch (stage) {
    case Stage::q: return trace.q;
    case Stage::k: return trace.k;
    case Stage::v: return trace.v;
    case Stage::raw: return trace.raw;
    case Stage::scores: return trace.scores;
    case Stage::logits: return trace.logits;
    case Stage::weights: return trace.weights;
    case Stage::output: return trace.output;
    default: return nullptr;
  }
}

}  // namespace headlight
