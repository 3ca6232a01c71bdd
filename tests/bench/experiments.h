// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/experiment/experiment.h"

namespace headlight::bench {

/// Given scores of `heads` heads and `tokens` tokens, drawn from the normal distribution.
inline Experiment scores(Index heads, Index tokens) {
  Experiment experiment;
  for (Index i = 0; i < tokens; ++i) {
    experiment.query_tokens.push_back("token" + std::to_string(i + 1));
  }
  ScoresInputs inputs;
  for (Index head = 0; head < heads; ++head) {
    ScoresHead part;
    part.scores = MatrixValue::randn(tokens, tokens,
                                     {.seed = static_cast<std::uint32_t>(head), .skip = 0, .scale = 1.5});
    inputs.heads.push_back(part);
  }
  experiment.inputs = inputs;
  experiment.scoring.function = DotScoring{};
  return experiment;
}

}  // namespace headlight::bench
