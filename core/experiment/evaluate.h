// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/attention/trace.h"
#include "core/experiment/diagnostics.h"
#include "core/experiment/experiment.h"

namespace headlight {

/// What becomes of an experiment: every stage of every head, and what to know about them.
struct Evaluation {
  Index n_q = 0;
  Index n_k = 0;
  Trace trace;
  std::vector<Diagnostic> diagnostics;
};

/// Evaluates a valid experiment. Nothing comes back only when `stop` was requested meanwhile.
std::optional<Evaluation> evaluate(const Experiment& experiment, const std::stop_token& stop = {});

/// The matrix of a stage (`head` counts only for stages per head); null where there is none.
StageMatrix stage_matrix(const Evaluation& evaluation, Stage stage, HeadIndex head);

}  // namespace headlight
