// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/linear/matrix.h"

namespace headlight {

/// A stretch of the stream that NumPy's legacy `np.random.seed(seed); np.random.randn(n)` gives:
/// draws skip … skip + n − 1, each times `scale`.
struct RandnRecipe {
  std::uint32_t seed = 0;
  std::uint64_t skip = 0;
  double scale = 1.0;
  bool operator==(const RandnRecipe&) const = default;
};

/// A matrix of an experiment: numbers that copies share, and the recipe they came from, if any.
/// Copying is cheap, so that whole experiments can be kept for undo. Vectors (biases, v_a) are
/// 1 × n matrices.
class MatrixValue {
 public:
  MatrixValue();
  explicit MatrixValue(Matrix values);
  /// rows × columns draws in row order. skip + rows·columns is at most 10⁷ (the caller checks).
  static MatrixValue randn(Index rows, Index columns, RandnRecipe recipe);

  const Matrix& values() const { return *values_; }
  const std::shared_ptr<const Matrix>& shared() const { return values_; }
  const std::optional<RandnRecipe>& recipe() const { return recipe_; }
  Index rows() const { return values_->rows(); }
  Index columns() const { return values_->cols(); }

  /// Same shape, recipe and numbers; NaN equals NaN, and 0 differs from −0.
  friend bool operator==(const MatrixValue& a, const MatrixValue& b);

 private:
  std::shared_ptr<const Matrix> values_;
  std::optional<RandnRecipe> recipe_;
};

}  // namespace headlight
