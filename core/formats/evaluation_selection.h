// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/experiment/evaluate.h"

namespace headlight {

/// Which part of an evaluation is written.
struct EvaluationSelection {
  std::optional<Stage> stage;     ///< absent: all
  std::optional<HeadIndex> head;  ///< absent: all; present: concat and final are left out
};

/// A stage that an evaluation has. `head` is absent for concat and final.
struct SelectedMatrix {
  Stage stage;
  std::optional<HeadIndex> head;
  StageMatrix matrix;
};

/// The heads that a selection covers, ascending.
std::vector<HeadIndex> selected_heads(const Evaluation& evaluation, const EvaluationSelection& selection);

/// The stages there are within a selection: head by head in the order of the calculation, then concat and
/// final.
std::vector<SelectedMatrix> selected_matrices(const Evaluation& evaluation,
                                              const EvaluationSelection& selection);

}  // namespace headlight
