// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/guess.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {

double shown_unit(double number, int decimals) {
  constexpr double first_with_exponent = 1e5;
  constexpr int most_of_a_mantissa = 2;
  const double magnitude = std::abs(number);
  if (magnitude < first_with_exponent) {
    return std::pow(10.0, -decimals);
  }
  return std::pow(10.0, std::floor(std::log10(magnitude)) - std::min(decimals, most_of_a_mantissa));
}

bool is_right_guess(double guess, double number, int decimals) {
  if (!std::isfinite(guess)) {
    return false;
  }
  // A decimal such as 0.405 is off by half a unit of its last bit, and so is their difference.
  constexpr double bits = 4.0 * std::numeric_limits<double>::epsilon();
  const double half = 0.5 * shown_unit(number, decimals);
  return std::abs(guess - number) <= half + bits * std::max({std::abs(guess), std::abs(number), half});
}

bool can_be_guessed(const Matrix& numbers, const BoolMatrix* hidden, Index row, Index column) {
  return std::isfinite(numbers(row, column)) && !(hidden != nullptr && (*hidden)(row, column));
}

std::vector<Index> strongest_columns(const Matrix& numbers, const BoolMatrix* hidden, Index row) {
  std::vector<Index> strongest;
  for (Index column = 0; column < numbers.cols(); ++column) {
    if (!can_be_guessed(numbers, hidden, row, column)) {
      continue;
    }
    const double best =
        strongest.empty() ? -std::numeric_limits<double>::infinity() : numbers(row, strongest.front());
    if (numbers(row, column) > best) {
      strongest = {column};
    } else if (numbers(row, column) == best) {
      strongest.push_back(column);
    }
  }
  return strongest;
}

}  // namespace headlight
