// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/explain/concealment.h"
#include "core/explain/stage_cell.h"
#include "ui/evaluation/evaluation_runner.h"

namespace headlight::ui {

/// What is looked at in an experiment and its evaluation.
struct LookedAt {
  Stage stage = Stage::weights;
  std::vector<HeadIndex> heads;  ///< those shown, in order; all where empty
  /// The cell under the pointer, in any view.
  std::optional<StageCell> hovered;
  /// The cell that a click or the keyboard chose; stays until freed.
  std::optional<StageCell> pinned;
  /// A number that someone points at as an operand or as an entry, for other views to light up; nowhere
  /// where nobody does.
  Address pointed;
  /// Numbers that no view and no picture tells at present.
  std::optional<Concealment> concealment;
  friend bool operator==(const LookedAt&, const LookedAt&) = default;
};

/// `wanted` without what the result does not have: the nearest stage that it has, the heads that it has,
/// cells within its matrices. A pinned cell moves to the stage where the stage had to.
LookedAt fitted(LookedAt wanted, const EvaluatedExperiment& result);

}  // namespace headlight::ui
