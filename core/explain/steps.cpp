// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/steps.h"

#include <algorithm>

namespace headlight {

namespace {

using Formulas = std::vector<Formula>;

template <typename Heads, typename Predicate>
bool any_head(const Heads& heads, Predicate predicate) {
  return std::any_of(heads.begin(), heads.end(), predicate);
}

Formula biased_if(bool biased, Formula with, Formula without) { return biased ? with : without; }

struct VectorFormulas {
  Formula q;
  Formula k;
  Formula v;
};

VectorFormulas vector_formulas(const Experiment& experiment) {
  const auto* inputs = std::get_if<ProjectedInputs>(&experiment.inputs);
  if (inputs == nullptr) {
    return {Formula::given_q, Formula::given_k, Formula::given_v};
  }
  const bool b_q = any_head(inputs->heads, [](const ProjectedHead& head) { return head.b_q.has_value(); });
  const bool b_k = any_head(inputs->heads, [](const ProjectedHead& head) { return head.b_k.has_value(); });
  const bool b_v = any_head(inputs->heads, [](const ProjectedHead& head) { return head.b_v.has_value(); });
  return {.q = biased_if(b_q, Formula::q_of_x_biased, Formula::q_of_x),
          .k = inputs->x_key ? biased_if(b_k, Formula::k_of_x_key_biased, Formula::k_of_x_key)
                             : biased_if(b_k, Formula::k_of_x_biased, Formula::k_of_x),
          .v = inputs->x_value ? biased_if(b_v, Formula::v_of_x_value_biased, Formula::v_of_x_value)
               : inputs->x_key ? biased_if(b_v, Formula::v_of_x_key_biased, Formula::v_of_x_key)
                               : biased_if(b_v, Formula::v_of_x_biased, Formula::v_of_x)};
}

struct ScoreFormulas {
  Formulas operator()(const DotScoring&) const { return {Formula::dot}; }
  Formulas operator()(const ScaledDotScoring&) const { return {Formula::dot}; }
  Formulas operator()(const GeneralScoring&) const { return {Formula::moved_query, Formula::general}; }
  Formulas operator()(const AdditiveScoring& scoring) const {
    const bool b_w = any_head(scoring.heads, [](const AdditiveHead& head) { return head.b_w.has_value(); });
    const bool b_u = any_head(scoring.heads, [](const AdditiveHead& head) { return head.b_u.has_value(); });
    const bool b_v = any_head(scoring.heads, [](const AdditiveHead& head) { return head.b_v.has_value(); });
    return {biased_if(b_w, Formula::query_part_biased, Formula::query_part),
            biased_if(b_u, Formula::key_part_biased, Formula::key_part),
            biased_if(b_v, Formula::additive_biased, Formula::additive)};
  }
};

bool is_from_vectors(const Experiment& experiment) {
  const InputKind kind = input_kind(experiment);
  return kind == InputKind::qkv || kind == InputKind::projected;
}

/// None where the scores are the raw ones.
Formulas scale_formulas(const Experiment& experiment) {
  const auto* scaled = std::get_if<ScaledDotScoring>(&experiment.scoring.function);
  if (scaled == nullptr || scaled->scale == 1.0) {
    return {};
  }
  if (scaled->scale) {
    return {Formula::score_times_scale};
  }
  return is_from_vectors(experiment) ? Formulas{Formula::score_over_root_d_k} : Formulas{};
}

bool hides_anything(const Experiment& experiment) {
  for (Index head = 0; head < head_count(experiment); ++head) {
    if (hidden_cells(experiment.mask, HeadIndex{head}, query_count(experiment), key_count(experiment))) {
      return true;
    }
  }
  return false;
}

Formulas logit_formulas(const Experiment& experiment, bool tempered, bool masked) {
  const Formula visible = tempered ? Formula::logit_over_temperature : Formula::logit_as_score;
  if (!masked) {
    return {visible};
  }
  switch (experiment.mask.mode) {
    case MaskMode::exclude: return {visible, Formula::logit_excluded};
    case MaskMode::replace: return {visible, Formula::logit_replaced};
    case MaskMode::add: break;
  }
  return {tempered ? Formula::logit_over_temperature_with_mask : Formula::logit_with_mask};
}

Formulas weight_formulas(const Experiment& experiment) {
  Formulas formulas;
  for (Index head = 0; head < head_count(experiment); ++head) {
    const Formula hard = experiment.temperature == 1.0 ? Formula::hardmax : Formula::hardmax_of_scores;
    const Formula formula =
        normalizer_of(experiment, HeadIndex{head}) == Normalizer::softmax ? Formula::softmax : hard;
    if (std::ranges::find(formulas, formula) == formulas.end()) {
      formulas.push_back(formula);
    }
  }
  return formulas;
}

/// The steps from the raw scores to the weights.
void add_scoring(const Experiment& experiment, std::vector<CalculationStep>& steps) {
  if (is_from_vectors(experiment)) {
    steps.push_back({StepKind::raw_scores, Stage::raw, StepEditor::scoring,
                     std::visit(ScoreFormulas{}, experiment.scoring.function)});
  } else {
    steps.push_back({StepKind::raw_scores, Stage::raw, StepEditor::matrices, {Formula::given_raw}});
  }
  if (Formulas formulas = scale_formulas(experiment); !formulas.empty()) {
    steps.push_back({StepKind::scale, Stage::scores, StepEditor::scoring, std::move(formulas)});
  }
  const bool tempered = experiment.temperature != 1.0;
  const bool masked = hides_anything(experiment);
  if (tempered || masked) {
    const StepKind kind = !masked     ? StepKind::temperature
                          : !tempered ? StepKind::mask
                                      : StepKind::temperature_and_mask;
    steps.push_back({kind, Stage::logits, masked ? StepEditor::mask : StepEditor::scoring,
                     logit_formulas(experiment, tempered, masked)});
  }
  steps.push_back({StepKind::weights, Stage::weights, StepEditor::scoring, weight_formulas(experiment)});
}

}  // namespace

bool is_given(const CalculationStep& step) {
  return std::ranges::any_of(step.formulas, [](Formula formula) {
    return formula == Formula::given_q || formula == Formula::given_k || formula == Formula::given_v ||
           formula == Formula::given_raw || formula == Formula::given_weight;
  });
}

std::vector<CalculationStep> steps_of(const Experiment& experiment) {
  const auto* projected = std::get_if<ProjectedInputs>(&experiment.inputs);
  const bool projects_output = projected != nullptr && projected->w_o.has_value();
  const bool values = has_values(experiment);
  const VectorFormulas vectors = vector_formulas(experiment);

  std::vector<CalculationStep> steps;
  steps.push_back({StepKind::tokens, stages_of(experiment).front(), StepEditor::tokens, {}});
  if (is_from_vectors(experiment)) {
    steps.push_back({StepKind::queries, Stage::q, StepEditor::matrices, {vectors.q}});
    steps.push_back({StepKind::keys, Stage::k, StepEditor::matrices, {vectors.k}});
  }
  if (values) {
    steps.push_back({StepKind::values, Stage::v, StepEditor::matrices, {vectors.v}});
  }
  if (input_kind(experiment) == InputKind::weights) {
    steps.push_back({StepKind::weights, Stage::weights, StepEditor::matrices, {Formula::given_weight}});
  } else {
    add_scoring(experiment, steps);
  }
  if (values) {
    steps.push_back({StepKind::output, Stage::output, StepEditor::matrices, {Formula::weighted_sum}});
    if (head_count(experiment) > 1 || projects_output) {
      steps.push_back(
          {StepKind::concatenation, Stage::concat, StepEditor::scoring, {Formula::concatenation}});
    }
  }
  if (projects_output) {
    steps.push_back({StepKind::output_projection,
                     Stage::final_output,
                     StepEditor::matrices,
                     {biased_if(projected->b_o.has_value(), Formula::output_projection_biased,
                                Formula::output_projection)}});
  }
  return steps;
}

}  // namespace headlight
