// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/matrix_value.h"

#include <bit>

#include "core/random/numpy_random.h"

namespace headlight {

namespace {

bool same_number(double a, double b) {
  return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b) || (a != a && b != b);
}

bool same_numbers(const Matrix& a, const Matrix& b) {
  if (a.rows() != b.rows() || a.cols() != b.cols()) {
    return false;
  }
  for (Index i = 0; i < a.size(); ++i) {
    if (!same_number(a.data()[i], b.data()[i])) {
      return false;
    }
  }
  return true;
}

}  // namespace

MatrixValue::MatrixValue() : values_(std::make_shared<const Matrix>()) {}

MatrixValue::MatrixValue(Matrix values) : values_(std::make_shared<const Matrix>(std::move(values))) {}

MatrixValue MatrixValue::randn(Index rows, Index columns, RandnRecipe recipe) {
  NumpyRandn stream(recipe.seed);
  stream.skip(recipe.skip);
  Matrix values(rows, columns);
  for (Index i = 0; i < values.size(); ++i) {
    values.data()[i] = stream.next() * recipe.scale;
  }
  MatrixValue result(std::move(values));
  result.recipe_ = recipe;
  return result;
}

bool operator==(const MatrixValue& a, const MatrixValue& b) {
  return a.recipe_ == b.recipe_ && (a.values_ == b.values_ || same_numbers(*a.values_, *b.values_));
}

}  // namespace headlight
