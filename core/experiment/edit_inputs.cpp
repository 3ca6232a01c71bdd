// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/experiment/edit.h"
#include "core/experiment/edit_axes.h"
#include "core/experiment/evaluate.h"
#include "core/experiment/validate.h"

namespace headlight::edit {

namespace {

/// How late in the calculation a kind of input begins.
int depth(InputKind kind) {
  switch (kind) {
    case InputKind::projected: return 0;
    case InputKind::qkv: return 1;
    case InputKind::scores: return 2;
    case InputKind::weights: return 3;
  }
  return 0;
}

/// What holds the heads and each head keep their unknown members, unless the new kind knows them.
template <typename To, typename From>
To with_heads_of(const From& from) {
  To to;
  to.unknown = from.unknown;
  forget_members(to.unknown, {"x_query", "x_key", "x_value", "w_o", "b_o"});
  to.heads.resize(from.heads.size());
  for (std::size_t i = 0; i < to.heads.size(); ++i) {
    to.heads[i].unknown = from.heads[i].unknown;
    forget_members(to.heads[i].unknown,
                   {"q", "k", "v", "w_q", "w_k", "w_v", "b_q", "b_k", "b_v", "scores", "weights"});
  }
  return to;
}

template <typename To>
To with_heads_of(const Inputs& inputs) {
  return std::visit([](const auto& from) { return with_heads_of<To>(from); }, inputs);
}

MatrixValue given(const StageMatrix& stage) { return MatrixValue(Matrix(*stage)); }

/// The values of a head as they are given or were projected.
std::optional<MatrixValue> values_of(const Experiment& experiment, std::size_t head,
                                     const Evaluation& evaluation) {
  if (const MatrixValue* v = find_matrix(experiment, {MatrixRole::v, HeadIndex{static_cast<Index>(head)}})) {
    return *v;
  }
  const StageMatrix& v = evaluation.trace.heads[head].v;
  return v ? std::optional(given(v)) : std::nullopt;
}

/// 1/√d_k, or the scale that is given; nothing where the heads' differ.
std::optional<double> common_scale(const Experiment& experiment, const ScaledDotScoring& scoring) {
  if (scoring.scale) {
    return scoring.scale;
  }
  const std::optional<Index> d_k = width_of(experiment, Width::d_k, HeadIndex{0});
  for (HeadIndex head{0}; head.value < head_count(experiment); ++head.value) {
    if (width_of(experiment, Width::d_k, head) != d_k) {
      return std::nullopt;
    }
  }
  return d_k ? std::optional(1.0 / std::sqrt(static_cast<double>(*d_k))) : std::nullopt;
}

void set_function(Scoring& scoring, ScoringFunction function) {
  scoring.function = std::move(function);
  forget_members(scoring.unknown, {"scale", "heads"});
}

QkvInputs evaluated_vectors(const Experiment& experiment, const Evaluation& evaluation) {
  auto inputs = with_heads_of<QkvInputs>(experiment.inputs);
  for (std::size_t i = 0; i < inputs.heads.size(); ++i) {
    inputs.heads[i].q = given(evaluation.trace.heads[i].q);
    inputs.heads[i].k = given(evaluation.trace.heads[i].k);
    inputs.heads[i].v = values_of(experiment, i, evaluation);
  }
  return inputs;
}

/// Raw scores with one scale for all heads, or scaled scores where there is none.
void evaluate_scores(const Experiment& experiment, const Evaluation& evaluation, Experiment& result) {
  StageMatrix HeadTrace::*stage = &HeadTrace::raw;
  ScoringFunction function = DotScoring{};
  if (const auto* scaled = std::get_if<ScaledDotScoring>(&experiment.scoring.function)) {
    if (const std::optional<double> scale = common_scale(experiment, *scaled)) {
      function = ScaledDotScoring{scale};
    } else {
      stage = &HeadTrace::scores;
    }
  }
  auto inputs = with_heads_of<ScoresInputs>(experiment.inputs);
  for (std::size_t i = 0; i < inputs.heads.size(); ++i) {
    inputs.heads[i].scores = given(evaluation.trace.heads[i].*stage);
    inputs.heads[i].v = values_of(experiment, i, evaluation);
  }
  result.inputs = std::move(inputs);
  if (function != experiment.scoring.function) {
    set_function(result.scoring, std::move(function));
  }
}

WeightsInputs evaluated_weights(const Experiment& experiment, const Evaluation& evaluation) {
  auto inputs = with_heads_of<WeightsInputs>(experiment.inputs);
  for (std::size_t i = 0; i < inputs.heads.size(); ++i) {
    inputs.heads[i].weights = given(evaluation.trace.heads[i].weights);
    inputs.heads[i].v = values_of(experiment, i, evaluation);
  }
  return inputs;
}

Experiment further_on(const Experiment& experiment, InputKind kind) {
  const Evaluation evaluation = evaluate(experiment).value();
  Experiment result = experiment;
  switch (kind) {
    case InputKind::projected: break;
    case InputKind::qkv: result.inputs = evaluated_vectors(experiment, evaluation); break;
    case InputKind::scores: evaluate_scores(experiment, evaluation, result); break;
    case InputKind::weights: result.inputs = evaluated_weights(experiment, evaluation); break;
  }
  return result;
}

/// The widths of a head's queries, keys and values as far as anything tells.
struct HeadWidths {
  Index d_q = default_width;
  Index d_k = default_width;
  std::optional<Index> d_v;
};

HeadWidths widths_of(const Experiment& experiment, HeadIndex head) {
  HeadWidths widths;
  if (const auto d_v = width_of(experiment, Width::d_v, head)) {
    widths.d_v = *d_v;
  }
  if (const auto d_q = width_of(experiment, Width::d_q, head)) {
    widths.d_q = *d_q;
    widths.d_k = width_of(experiment, Width::d_k, head).value_or(*d_q);
  } else if (const MatrixValue* w_a = find_matrix(experiment, {MatrixRole::w_a, head})) {
    widths.d_q = w_a->columns();
    widths.d_k = find_matrix(experiment, {MatrixRole::u_a, head})->columns();
  } else if (const MatrixValue* w = find_matrix(experiment, {MatrixRole::general_w, head})) {
    widths.d_q = w->rows();
    widths.d_k = w->columns();
  }
  return widths;
}

ProjectedInputs drawn_projections(const Experiment& experiment, SeededNumbers& seeded) {
  auto inputs = with_heads_of<ProjectedInputs>(experiment.inputs);
  inputs.x_query = seeded.matrix(MatrixRole::x_query, query_count(experiment), default_width);
  if (experiment.key_tokens) {
    inputs.x_key = seeded.matrix(MatrixRole::x_key, key_count(experiment), default_width);
  }
  for (std::size_t i = 0; i < inputs.heads.size(); ++i) {
    const HeadWidths widths = widths_of(experiment, HeadIndex{static_cast<Index>(i)});
    inputs.heads[i].w_q = seeded.matrix(MatrixRole::w_q, default_width, widths.d_q);
    inputs.heads[i].w_k = seeded.matrix(MatrixRole::w_k, default_width, widths.d_k);
    if (widths.d_v) {
      inputs.heads[i].w_v = seeded.matrix(MatrixRole::w_v, default_width, *widths.d_v);
    }
  }
  return inputs;
}

QkvInputs drawn_vectors(const Experiment& experiment, SeededNumbers& seeded) {
  auto inputs = with_heads_of<QkvInputs>(experiment.inputs);
  for (std::size_t i = 0; i < inputs.heads.size(); ++i) {
    const HeadIndex head{static_cast<Index>(i)};
    const HeadWidths widths = widths_of(experiment, head);
    inputs.heads[i].q = seeded.matrix(MatrixRole::q, query_count(experiment), widths.d_q);
    inputs.heads[i].k = seeded.matrix(MatrixRole::k, key_count(experiment), widths.d_k);
    if (const MatrixValue* v = find_matrix(experiment, {MatrixRole::v, head})) {
      inputs.heads[i].v = *v;
    }
  }
  return inputs;
}

ScoresInputs drawn_scores(const Experiment& experiment, SeededNumbers& seeded) {
  auto inputs = with_heads_of<ScoresInputs>(experiment.inputs);
  for (std::size_t i = 0; i < inputs.heads.size(); ++i) {
    const HeadIndex head{static_cast<Index>(i)};
    inputs.heads[i].scores =
        seeded.matrix(MatrixRole::scores, query_count(experiment), key_count(experiment));
    if (const MatrixValue* v = find_matrix(experiment, {MatrixRole::v, head})) {
      inputs.heads[i].v = *v;
    }
  }
  return inputs;
}

/// The numbers in the matrices that have queries or keys as rows (values set aside) once the inputs are
/// of `kind`, so that nothing beyond the limits is begun.
Index numbers_per_query_and_key(const Experiment& experiment, InputKind kind) {
  const Index n_q = query_count(experiment);
  const Index n_k = key_count(experiment);
  Index count = 0;
  for (HeadIndex head{0}; head.value < head_count(experiment); ++head.value) {
    const HeadWidths widths = widths_of(experiment, head);
    switch (kind) {
      case InputKind::projected: break;
      case InputKind::qkv: count += n_q * widths.d_q + n_k * widths.d_k; break;
      case InputKind::scores:
      case InputKind::weights: count += n_q * n_k; break;
    }
  }
  return count;
}

Experiment back_to(const Experiment& experiment, InputKind kind, SeededNumbers& seeded) {
  Experiment result = experiment;
  switch (kind) {
    case InputKind::projected: result.inputs = drawn_projections(experiment, seeded); break;
    case InputKind::qkv: result.inputs = drawn_vectors(experiment, seeded); break;
    case InputKind::scores: {
      result.inputs = drawn_scores(experiment, seeded);
      const auto* scaled = std::get_if<ScaledDotScoring>(&experiment.scoring.function);
      if (scoring_kind(experiment) != ScoringKind::dot && !(scaled != nullptr && scaled->scale)) {
        set_function(result.scoring, DotScoring{});
      }
      break;
    }
    case InputKind::weights: break;
  }
  return result;
}

}  // namespace

Result set_input_kind(const Experiment& experiment, InputKind kind, std::uint32_t seed) {
  if (kind == input_kind(experiment)) {
    return experiment;
  }
  if (const Index needed = numbers_per_query_and_key(experiment, kind); needed > max_numbers) {
    return refused(ProblemCode::too_many, std::to_string(needed), std::to_string(max_numbers));
  }
  SeededNumbers seeded(seed);
  return checked(draws_numbers(experiment, kind) ? back_to(experiment, kind, seeded)
                                                 : further_on(experiment, kind));
}

bool draws_numbers(const Experiment& experiment, InputKind kind) {
  return depth(kind) < depth(input_kind(experiment));
}

}  // namespace headlight::edit
