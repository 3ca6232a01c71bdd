// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/experiment/evaluate.h"
#include "core/explain/address.h"

/// Which stages there are, and how the cell of one speaks of others.
namespace headlight {

/// The query and the key a cell speaks of, where it does.
std::optional<QueryIndex> query_of(const StageCell& cell);
std::optional<KeyIndex> key_of(const StageCell& cell);

/// The stage whose cells the entries of a matrix are (Q, K, V, given scores and weights).
std::optional<StageCell> stage_cell_of(MatrixAddress address, Index row, Index column);
/// The cell of a stage that shows a number, or whose place the mask tells of.
std::optional<StageCell> stage_cell_of(const Address& address);

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

}  // namespace headlight
