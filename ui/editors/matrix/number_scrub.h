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
  /// How far the steps lead, for other numbers that move along.
  double difference() const;

 private:
  double start_;
  int exponent_;  // a fine step is 10^exponent_
  long long fine_steps_ = 0;
};

/// The sum of two decimals, as people would write it: 0.1 and 0.2 make 0.3.
double sum_without_dust(double a, double b);

}  // namespace headlight::ui
