// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <limits>

/// exp and tanh without branches or calls, so that loops over them become vector instructions. Only for
/// the engine's own translation unit.
namespace headlight::engine {

/// exp(x) = 2^n (1 + p) with |n ln 2 − x| ≤ ln 2 / 2.
struct SplitExp {
  double power;  ///< 2^n
  double p;      ///< exp(r) − 1, with all its digits, also where r is tiny
};

/// Needs |x| ≤ 708 or NaN; then p is NaN. Cody and Waite's reduction in two steps and the Taylor series
/// of exp(r) − 1 up to r¹³, whose remainder is below 2⁻⁵⁵ of it.
inline SplitExp split_exp(double x) {
  constexpr double log2_e = 0x1.71547652b82fep+0;
  constexpr double ln_2_high = 0x1.62e42fefa3800p-1;  // its last bits are 0: n · ln_2_high is exact
  constexpr double ln_2_low = 0x1.ef35793c76730p-45;
  constexpr double rounder = 0x1.8p+52;  // added, it rounds to a whole number that the last bits hold

  const double shifted = x * log2_e + rounder;
  const double n = shifted - rounder;
  const double r = (x - n * ln_2_high) - n * ln_2_low;
  double q = 1.0 / 6227020800.0;
  q = q * r + 1.0 / 479001600.0;
  q = q * r + 1.0 / 39916800.0;
  q = q * r + 1.0 / 3628800.0;
  q = q * r + 1.0 / 362880.0;
  q = q * r + 1.0 / 40320.0;
  q = q * r + 1.0 / 5040.0;
  q = q * r + 1.0 / 720.0;
  q = q * r + 1.0 / 120.0;
  q = q * r + 1.0 / 24.0;
  q = q * r + 1.0 / 6.0;
  q = q * r + 0.5;
  const auto exponent = std::bit_cast<std::uint64_t>(shifted) << 52;
  return {std::bit_cast<double>(exponent + std::bit_cast<std::uint64_t>(1.0)), q * (r * r) + r};
}

/// exp(x) for x ≤ 0, −∞ or NaN; below the smallest normal number 0.
inline double exp_of_negative(double x) {
  constexpr double lowest = -708.0;
  const SplitExp split = split_exp(x < lowest ? lowest : x);
  const double result = split.power * split.p + split.power;
  return x < lowest ? 0.0 : result;
}

/// tanh(x) = e / (e + 2) with e = exp(2x) − 1, to full relative precision. Beyond ±20 it is ±1.
inline double tanh_of(double x) {
  const double not_above = x > 20.0 ? 20.0 : x;
  const double within = not_above < -20.0 ? -20.0 : not_above;
  const SplitExp split = split_exp(2.0 * within);
  const double e = split.power * split.p + (split.power - 1.0);
  return e / (e + 2.0);
}

}  // namespace headlight::engine
