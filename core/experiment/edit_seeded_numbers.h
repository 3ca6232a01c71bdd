// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/experiment/matrices.h"

namespace headlight::edit {

/// The numbers that one edit has to make up. What is asked for in the same order from the same seed is
/// the same, and no two answers of one edit come from the same stretch of random numbers.
class SeededNumbers {
 public:
  explicit SeededNumbers(std::uint32_t seed) : seed_(seed) {}

  /// A whole matrix: biases are zeros, given weights the softmax of random rows, everything else
  /// random. Small ones are rounded to three decimals, to be read; large ones keep their recipe.
  MatrixValue matrix(MatrixRole role, Index rows, Index columns);

  /// Lines to be put into a matrix that will be `total_rows` × `total_columns`: zeros for biases, scores
  /// and weights, random for everything else.
  Matrix lines(MatrixRole role, Index rows, Index columns, Index total_rows, Index total_columns);

 private:
  std::uint32_t next_seed();

  std::uint32_t seed_;
  std::uint32_t count_ = 0;
};

/// How wide a matrix becomes where nothing tells.
inline constexpr Index default_width = 4;

/// Whether the file writes this matrix as a list of numbers, which cannot be a recipe.
bool is_vector(MatrixRole role);

}  // namespace headlight::edit
