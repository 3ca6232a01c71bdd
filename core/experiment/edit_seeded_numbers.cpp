// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/edit_seeded_numbers.h"

#include <cmath>

#include "core/experiment/validate.h"

namespace headlight::edit {

namespace {

/// Beyond this many numbers nobody reads a matrix, and its recipe is what keeps the file small.
constexpr Index readable_numbers = 256;

double rounded(double number) { return std::round(number * 1000.0) / 1000.0 + 0.0; }

/// How wide random numbers of a role spread, so that every stage comes out at about 1: inputs by 1,
/// matrices that inputs are multiplied with by 1/√(number of inputs).
double spread_of(MatrixRole role, Index rows, Index columns) {
  switch (role) {
    case MatrixRole::w_q:
    case MatrixRole::w_k:
    case MatrixRole::w_v:
    case MatrixRole::w_o:
    case MatrixRole::general_w:
      return rounded(1.0 / std::sqrt(static_cast<double>(std::max<Index>(rows, 1))));
    case MatrixRole::w_a:
    case MatrixRole::u_a: return rounded(1.0 / std::sqrt(static_cast<double>(std::max<Index>(columns, 1))));
    default: return 1.0;
  }
}

bool is_bias(MatrixRole role) {
  switch (role) {
    case MatrixRole::b_q:
    case MatrixRole::b_k:
    case MatrixRole::b_v:
    case MatrixRole::b_o:
    case MatrixRole::score_b_w:
    case MatrixRole::score_b_u:
    case MatrixRole::score_b_v: return true;
    default: return false;
  }
}

Matrix readable_random(Index rows, Index columns, RandnRecipe recipe) {
  return MatrixValue::randn(rows, columns, recipe).values().unaryExpr([](double number) {
    return rounded(number);
  });
}

/// Each row through the softmax, rounded; the first weight takes what is left to 1.
Matrix as_weights(Matrix rows) {
  for (Index i = 0; i < rows.rows() && rows.cols() > 0; ++i) {
    rows.row(i) = rows.row(i).array().exp().matrix();
    rows.row(i) /= rows.row(i).sum();
    rows.row(i) = rows.row(i).unaryExpr([](double number) { return rounded(number); }).eval();
    rows(i, 0) = rounded(rows(i, 0) + 1.0 - rows.row(i).sum());
  }
  return rows;
}

}  // namespace

bool is_vector(MatrixRole role) { return role == MatrixRole::v_a || is_bias(role); }

std::uint32_t SeededNumbers::next_seed() {
  // The finaliser of SplitMix64 (Steele, Lea and Flood, 2014): neighbouring seeds lead far apart.
  std::uint64_t z = (static_cast<std::uint64_t>(seed_) << 32U) + ++count_ * 0x9e3779b97f4a7c15ULL;
  z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
  return static_cast<std::uint32_t>((z ^ (z >> 31U)) >> 32U);
}

MatrixValue SeededNumbers::matrix(MatrixRole role, Index rows, Index columns) {
  if (is_bias(role)) {
    return MatrixValue(Matrix::Zero(rows, columns));
  }
  const RandnRecipe recipe{.seed = next_seed(), .skip = 0, .scale = spread_of(role, rows, columns)};
  if (role == MatrixRole::weights) {
    return MatrixValue(as_weights(MatrixValue::randn(rows, columns, recipe).values()));
  }
  const bool keeps_recipe =
      rows * columns > readable_numbers && rows * columns <= max_randn_position && !is_vector(role);
  return keeps_recipe ? MatrixValue::randn(rows, columns, recipe)
                      : MatrixValue(readable_random(rows, columns, recipe));
}

Matrix SeededNumbers::lines(MatrixRole role, Index rows, Index columns, Index total_rows,
                            Index total_columns) {
  if (is_bias(role) || role == MatrixRole::scores || role == MatrixRole::weights) {
    return Matrix::Zero(rows, columns);
  }
  return readable_random(
      rows, columns, {.seed = next_seed(), .skip = 0, .scale = spread_of(role, total_rows, total_columns)});
}

}  // namespace headlight::edit
