// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight::ui {

/// A number being dragged. Its steps follow the magnitude it had at the beginning (0.41 moves by
/// 0.01, 32 by 1), fine steps are a tenth of that, and every value reached is a decimal without
/// rounding dust. Going back to the beginning gives the very first number again.
class NumberScrub {
 public:
  /// `neighbours`: the largest magnitude around, which sets the step where `start` is 0.
  NumberScrub(double start, double neighbours);

  /// Adds coarse steps (ten fine ones each) or fine steps; negative ones go down.
  void step(int steps, bool fine);
  bool is_at_start() const { return fine_steps_ == 0; }
  double value() const;

 private:
  double start_;
  int exponent_;  // a fine step is 10^exponent_
  long long fine_steps_ = 0;
};

}  // namespace headlight::ui
