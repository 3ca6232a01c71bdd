// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/experiment/evaluate.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// `wanted` where it exists; else the nearest in the order of the calculation, among stages with the
/// same axes first. `wanted` too where nothing exists.
Stage nearest_stage(Stage wanted, const std::vector<Stage>& existing);

/// The stages that have a matrix in a result, in the order of the calculation.
std::vector<Stage> stages_of(const Evaluation& evaluation);

/// The same place in another stage: rows and columns stay where both stages' axes are tokens or the
/// stages are equal. Nothing where the other stage has no such cell.
std::optional<StageCell> cell_in_stage(const StageCell& cell, Stage stage);

/// Moves the selection off stages, heads and cells that the experiment does not have.
void fit_selection(Selection& selection, const Experiment& experiment);

/// Frees hovered and locked cells that lie outside a result's matrices.
void fit_selection(Selection& selection, const Evaluation& evaluation);

}  // namespace headlight::ui
