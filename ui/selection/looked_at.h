// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/explain/address.h"
#include "core/explain/veil.h"
#include "ui/evaluation/evaluation_runner.h"

namespace headlight::ui {

/// What is looked at in an experiment and its evaluation.
struct LookedAt {
  Stage stage = Stage::weights;
  std::vector<HeadIndex> heads;  ///< those shown, in order; all where empty
  /// The cell under the pointer, in any view.
  std::optional<StageCell> hovered;
  /// The cell that a click or the keyboard chose; stays until freed.
  std::optional<StageCell> locked;
  /// A number that someone points at as an operand or as an entry, for other views to light up; nowhere
  /// where nobody does.
  Address pointed;
  /// Numbers that no view and no picture tells at present.
  std::optional<Veil> veil;
  friend bool operator==(const LookedAt&, const LookedAt&) = default;
};

/// `wanted` where it exists; else the nearest in the order of the calculation, among stages with the
/// same axes first. `wanted` too where nothing exists.
Stage nearest_stage(Stage wanted, const std::vector<Stage>& existing);

/// The stages that have a matrix in an evaluation, in the order of the calculation.
std::vector<Stage> stages_of(const Evaluation& evaluation);

/// The same place in another stage: rows and columns stay where both stages' axes are tokens or the
/// stages are equal. Nothing where the other stage has no such cell.
std::optional<StageCell> cell_in_stage(const StageCell& cell, Stage stage);

/// Whether an evaluation has the cell. False where it is null.
bool has_cell(const Evaluation* evaluation, const StageCell& cell);

/// `wanted` without what the result does not have: the nearest stage that it has, the heads that it has,
/// cells within its matrices. A locked cell moves to the stage where the stage had to.
LookedAt fitted(LookedAt wanted, const Result& result);

}  // namespace headlight::ui
