// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/experiment/experiment.h"
#include "core/explain/formula.h"

namespace headlight {

/// What happens in one step of the calculation.
enum class StepKind {
  tokens,
  queries,
  keys,
  values,
  raw_scores,
  scale,
  temperature,
  mask,
  temperature_and_mask,  ///< both make the logits, which have one stage
  weights,
  output,
  concatenation,
  output_projection
};

/// The editor in which the numbers of a step are changed.
enum class StepEditor { tokens, matrices, mask, scoring };

/// One step, as a class walks through the calculation.
struct CalculationStep {
  StepKind kind = StepKind::tokens;
  Stage stage = Stage::weights;  ///< what is looked at meanwhile
  StepEditor editor = StepEditor::tokens;
  /// How its numbers come about, in the order of the calculation; none for the tokens. Heads that differ
  /// (softmax and hardmax) bring theirs each.
  std::vector<Formula> formulas;
  bool operator==(const CalculationStep&) const = default;
};

/// Whether the step's numbers are typed and not calculated.
bool is_given(const CalculationStep& step);

/// The steps of a valid experiment in the order of the calculation, without those that change nothing: a
/// scale of none or 1, a temperature of 1, a mask that hides nothing, the concatenation of one head without
/// W^O.
std::vector<CalculationStep> steps_of(const Experiment& experiment);

}  // namespace headlight
