// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/experiment/evaluate.h"
#include "core/experiment/experiment.h"

namespace headlight {

/// Which part of an evaluation is written.
struct EvaluationSelection {
  std::optional<Stage> stage;     ///< absent: all
  std::optional<HeadIndex> head;  ///< absent: all; present: concat and final are left out
};

/// Turns a diagnostic into its English sentence.
using DiagnosticText = std::function<std::string(const Diagnostic&)>;

/// The "headlight-evaluation" object, ending in a line feed. An excluded logit is "-inf".
std::string write_evaluation_json(const Experiment& experiment, const Evaluation& evaluation,
                                  const EvaluationSelection& selection, const DiagnosticText& text);

}  // namespace headlight
