// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linear/matrix.h"
#include "ui/words/number_format.h"

namespace headlight::ui {

/// The format for a column of `matrix`: as many decimals as its numbers need, at most about three
/// significant ones; scientific where the largest magnitude is tiny. Long columns are sampled.
NumberFormat column_format(const Matrix& matrix, Index column);

}  // namespace headlight::ui
