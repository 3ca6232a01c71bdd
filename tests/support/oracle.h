// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/experiment/experiment.h"

namespace headlight::test {

/// What one head should calculate; stages that the inputs do not have are absent.
struct OracleHead {
  std::optional<Matrix> q, k, v, raw, scores, logits, weights, output;
  /// Queries that see no key, or only −∞.
  std::vector<bool> fully_hidden;
};

struct OracleTrace {
  std::vector<OracleHead> heads;
  std::optional<Matrix> concat;
  std::optional<Matrix> final_output;
};

/// Attention by its definitions, one number at a time: loops only, no matrix product, no part of the
/// engine. Slow, and the measure of every faster path.
OracleTrace oracle(const Experiment& experiment);

}  // namespace headlight::test
