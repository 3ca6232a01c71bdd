// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "core/experiment/evaluate.h"
#include "core/experiment/experiment.h"
#include "core/formats/evaluation_selection.h"

namespace headlight {

/// Turns a diagnostic into its English sentence.
using DiagnosticText = std::function<std::string(const Diagnostic&)>;

/// The "headlight-evaluation" object, ending in a line feed. An excluded logit is "-inf". Diagnostics are
/// those of the selected heads; `key` is there where one key is meant.
std::string write_evaluation_json(const Experiment& experiment, const Evaluation& evaluation,
                                  const EvaluationSelection& selection, const DiagnosticText& text);

}  // namespace headlight
