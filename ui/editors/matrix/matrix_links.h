// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/experiment/matrices.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// The rows and columns of a matrix that belong to a cell somebody looks at.
struct MatrixBands {
  std::optional<Index> row;
  std::optional<Index> column;
  friend bool operator==(const MatrixBands&, const MatrixBands&) = default;
};

/// Where `cell` of a stage meets the matrix at `address`: tokens meet in every head, dimensions only
/// in the head they belong to. The rows of W^O are the heads' outputs one after the other.
MatrixBands bands_of(const Experiment& experiment, MatrixAddress address, const StageCell& cell);

}  // namespace headlight::ui
