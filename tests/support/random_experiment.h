// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>

#include "core/experiment/experiment.h"

namespace headlight::test {

/// Valid experiments drawn at random, the same for the same seed on every platform.
class RandomExperiment {
 public:
  explicit RandomExperiment(std::uint32_t seed) : engine_(seed) {}

  struct Shape {
    Index heads, n_q, n_k;
  };
  /// Any number of tokens from 0, small ones mostly.
  Shape any_shape();
  /// Everything at random: kind of input, scoring, widths, biases, values, masks, mode, normalizers,
  /// temperature, with NaN and infinities sprinkled in one of eight.
  Experiment any(Shape shape);

  Matrix matrix(Index rows, Index columns);
  MaskLayer mask_layer(Shape shape);
  Scoring scoring(Shape shape, const std::vector<Index>& d_q, const std::vector<Index>& d_k);
  /// Whole numbers from 0 to `largest`.
  Index pick(Index largest);
  bool chance(Index one_in) { return pick(one_in - 1) == 0; }

 private:
  Inputs inputs(InputKind kind, Shape shape, const std::vector<Index>& d_q, const std::vector<Index>& d_k);
  std::optional<MatrixValue> maybe(Index rows, Index columns);
  MatrixValue value(Index rows, Index columns) { return MatrixValue(matrix(rows, columns)); }
  Index width() { return 1 + pick(pick(3) == 0 ? 69 : 7); }

  std::mt19937 engine_;
  bool sprinkle_ = false;
};

}  // namespace headlight::test
