// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/derive.h"

#include "core/explain/rules.h"

namespace headlight {

namespace {

/// The rule of a stage that shows inputs as they are.
Formula formula_of_given(Stage stage) {
  switch (stage) {
    case Stage::q: return Formula::given_q;
    case Stage::k: return Formula::given_k;
    case Stage::v: return Formula::given_v;
    case Stage::raw: return Formula::given_raw;
    default: return Formula::given_weight;
  }
}

void apply_rule(DerivationBuilder& builder, const StageCell& cell) {
  switch (cell.stage) {
    case Stage::q:
    case Stage::k:
    case Stage::v: return rules::projected_vector(builder, cell.stage, cell.row, cell.column);
    case Stage::raw: return rules::raw_score(builder, cell.row, cell.column);
    case Stage::scores: return rules::score(builder, cell.row, cell.column);
    case Stage::logits: return rules::logit(builder, cell.row, cell.column);
    case Stage::weights: return rules::weight(builder, cell.row, cell.column);
    case Stage::output: return rules::output(builder, cell.row, cell.column);
    case Stage::concat: return rules::concatenation(builder, cell.row, cell.column);
    case Stage::final_output: return rules::final_output(builder, cell.row, cell.column);
  }
}

}  // namespace

std::optional<Derivation> derive(const Experiment& experiment, const Evaluation& evaluation,
                                 const StageCell& cell) {
  const std::optional<double> shown = number_at(experiment, evaluation, cell);
  if (!shown) {
    return std::nullopt;
  }
  StageCell subject = cell;
  subject.head = is_per_head(cell.stage) ? cell.head : HeadIndex{};
  DerivationBuilder builder(experiment, evaluation, subject.head, subject);
  if (const std::optional<InputNumber> input = input_at(experiment, subject)) {
    builder.step(formula_of_given(cell.stage), builder.number(*shown, *input));
  } else {
    apply_rule(builder, subject);
  }
  return builder.finish(*shown);
}

std::optional<Derivation> derive(const Experiment& experiment, const Evaluation& evaluation,
                                 const PartCell& cell) {
  DerivationBuilder builder(experiment, evaluation, cell.head, cell);
  return rules::part(builder, cell) ? std::optional(builder.finish()) : std::nullopt;
}

}  // namespace headlight
