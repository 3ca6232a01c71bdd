// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace headlight {

/// How a number comes from its operands.
enum class Operation {
  number,              ///< from none: it stands somewhere, or is a constant of the formula
  sum,                 ///< of any number of operands; 0 of none
  product,             ///< of two
  weighted_product,    ///< of two, but 0 where the first is 0, whatever the second is
  difference,          ///< the first less the second
  quotient,            ///< the first by the second
  exponential,         ///< exp of one
  hyperbolic_tangent,  ///< tanh of one
  square_root,         ///< of one
  maximum,             ///< the largest of one or more; NaN where any is
  first_largest,  ///< which of one or more is the largest, counted from 1, the first of equals; NaN where
                  ///< any is NaN or +∞
  equality        ///< 1 where two are the same, else 0; NaN where either is
};

/// Whether operands of this operation can be very many.
constexpr bool is_of_many(Operation operation) {
  return operation == Operation::sum || operation == Operation::maximum ||
         operation == Operation::first_largest;
}

/// The operation on `count` operands, of which operand(i) gives the i-th; as many as the operation asks
/// for. `number` has no result of its own.
template <typename Operand>
double apply(Operation operation, std::size_t count, Operand operand) {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  switch (operation) {
    case Operation::number: return nan;
    case Operation::sum: {
      double sum = 0.0;
      for (std::size_t i = 0; i < count; ++i) {
        sum += operand(i);
      }
      return sum;
    }
    case Operation::product: return operand(0) * operand(1);
    case Operation::weighted_product: return operand(0) == 0.0 ? 0.0 : operand(0) * operand(1);
    case Operation::difference: return operand(0) - operand(1);
    case Operation::quotient: return operand(0) / operand(1);
    case Operation::exponential: return std::exp(operand(0));
    case Operation::hyperbolic_tangent: return std::tanh(operand(0));
    case Operation::square_root: return std::sqrt(operand(0));
    case Operation::maximum: {
      double largest = operand(0);
      for (std::size_t i = 1; i < count && !std::isnan(largest); ++i) {
        largest = std::isnan(operand(i)) ? nan : std::max(largest, operand(i));
      }
      return largest;
    }
    case Operation::first_largest: {
      std::size_t largest = 0;
      for (std::size_t i = 0; i < count; ++i) {
        if (!(operand(i) < std::numeric_limits<double>::infinity())) {
          return nan;
        }
        largest = operand(i) > operand(largest) ? i : largest;
      }
      return static_cast<double>(largest + 1);
    }
    case Operation::equality:
      return std::isnan(operand(0)) || std::isnan(operand(1)) ? nan : operand(0) == operand(1) ? 1.0 : 0.0;
  }
  return nan;
}

}  // namespace headlight
