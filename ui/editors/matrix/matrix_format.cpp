// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/matrix_format.h"

#include <algorithm>
#include <cmath>

namespace headlight::ui {

namespace {

constexpr Index largest_sample = 256;

/// Whether `number` is shown exactly (to a billionth of its last decimal) with so many decimals.
bool fits(double number, int decimals) {
  const double shifted = number * std::pow(10.0, decimals);
  return std::fabs(shifted - std::round(shifted)) <= 1e-9 * std::max(1.0, std::fabs(shifted));
}

int most_decimals(double largest) {
  if (largest >= 1000) {
    return 1;
  }
  if (largest >= 100) {
    return 2;
  }
  return largest >= 0.1 ? 3 : largest >= 0.01 ? 4 : 5;
}

}  // namespace

NumberFormat column_format(const Matrix& matrix, Index column) {
  const Index step = std::max<Index>(1, (matrix.rows() + largest_sample - 1) / largest_sample);
  double largest = 0.0;
  for (Index row = 0; row < matrix.rows(); row += step) {
    const double number = matrix(row, column);
    largest = std::isfinite(number) ? std::max(largest, std::fabs(number)) : largest;
  }
  if (largest > 0.0 && largest < 1e-3) {
    return {.decimals = 2, .scientific = true};
  }
  const int most = most_decimals(largest);
  int decimals = 0;
  for (Index row = 0; row < matrix.rows() && decimals < most; row += step) {
    const double number = matrix(row, column);
    while (std::isfinite(number) && std::fabs(number) < 1e7 && decimals < most && !fits(number, decimals)) {
      ++decimals;
    }
  }
  return {.decimals = decimals, .scientific = false};
}

}  // namespace headlight::ui
