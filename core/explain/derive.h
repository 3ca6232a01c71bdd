// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/experiment/evaluate.h"
#include "core/experiment/experiment.h"
#include "core/explain/derivation.h"

namespace headlight {

/// Where a number of a stage comes from: one rule back, from inputs or from the stage before. `evaluation`
/// is what became of `experiment`. Nothing comes back where there is no such cell.
///
/// Costs as many steps as the number has terms. For general scores these are d_q · d_k, for additive ones
/// d_h · (d_q + d_k), of which d_k and d_h become nodes.
std::optional<Derivation> derive(const Experiment& experiment, const Evaluation& evaluation,
                                 const StageCell& cell);

/// Where a part of a raw score comes from. Nothing comes back where the scoring has no such part.
std::optional<Derivation> derive(const Experiment& experiment, const Evaluation& evaluation,
                                 const PartCell& cell);

}  // namespace headlight
