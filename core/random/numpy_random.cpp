// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/numpy_random.h"

#include <cmath>

namespace headlight {

NumpyRandn::NumpyRandn(std::uint32_t seed) : engine_(seed) {}

double NumpyRandn::next_uniform() {
  const auto high = static_cast<double>(engine_() >> 5U);
  const auto low = static_cast<double>(engine_() >> 6U);
  return (high * 67108864.0 + low) / 9007199254740992.0;
}

double NumpyRandn::next() {
  if (has_cached_) {
    has_cached_ = false;
    return cached_;
  }
  double first = 0.0;
  double second = 0.0;
  double squared_radius = 0.0;
  do {
    first = 2.0 * next_uniform() - 1.0;
    second = 2.0 * next_uniform() - 1.0;
    squared_radius = first * first + second * second;
  } while (squared_radius >= 1.0 || squared_radius == 0.0);
  const double factor = std::sqrt(-2.0 * std::log(squared_radius) / squared_radius);
  cached_ = factor * first;
  has_cached_ = true;
  return factor * second;
}

void NumpyRandn::skip(std::uint64_t count) {
  for (std::uint64_t i = 0; i < count; ++i) {
    next();
  }
}

}  // namespace headlight
