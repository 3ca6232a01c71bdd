// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/linear/matrix.h"

namespace headlight {

/// The unit of the last decimal with which a finite number is shown in a cell: 10^−decimals; from 10⁵ on,
/// where mantissa and exponent are shown, that of a mantissa with at most two decimals.
double shown_unit(double number, int decimals);

/// Whether a guess of a finite number is as good as what is shown: within half of the last shown decimal.
/// Exactly half counts as right, whatever the last bits of either number say.
bool is_right_guess(double guess, double number, int decimals);

/// Whether there is anything to guess in a cell: its number is finite and the key is not hidden (`hidden`
/// may be null).
bool can_be_guessed(const Matrix& numbers, const BoolMatrix* hidden, Index row, Index column);

/// The columns with the largest number of a row among those that can be guessed, all of them where several
/// are equal; none where there is nothing to guess.
std::vector<Index> strongest_columns(const Matrix& numbers, const BoolMatrix* hidden, Index row);

}  // namespace headlight
