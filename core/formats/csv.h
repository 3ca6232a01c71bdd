// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/experiment/experiment.h"

namespace headlight {

/// A table as comma-separated values with quotation marks where RFC 4180 asks for them, lines ending in a
/// line feed: first an empty field and the column labels, then for each row its label and its numbers,
/// shortest decimals, "nan", "inf" and "-inf" among them.
std::string write_csv(const Matrix& matrix, const std::vector<std::string>& row_labels,
                      const std::vector<std::string>& column_labels);

/// The labels of an axis in files: tokens, or "d0", "d1" … for dimensions.
std::vector<std::string> axis_labels(const Experiment& experiment, StageAxis axis, Index length);

}  // namespace headlight
