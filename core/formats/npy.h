// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/linear/matrix.h"

namespace headlight {

/// What stands before the numbers of a matrix in a .npy file: format version 1.0, little-endian float64, C
/// order (numpy.lib.format). The numbers follow row by row.
std::string npy_header(Index rows, Index columns);

}  // namespace headlight
