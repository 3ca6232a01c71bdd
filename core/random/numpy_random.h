// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>

namespace headlight {

/// The stream of NumPy's legacy `np.random.seed(seed); np.random.randn(n)`: MT19937 seeded as
/// `init_genrand`, 53-bit uniforms, and the polar method whose second value of a pair is cached
/// (numpy/random/src/legacy/legacy-distributions.c).
class NumpyRandn {
 public:
  explicit NumpyRandn(std::uint32_t seed);
  /// The next draw of the standard normal distribution.
  double next();
  /// Leaves out `count` draws.
  void skip(std::uint64_t count);

 private:
  double next_uniform();

  std::mt19937 engine_;
  double cached_ = 0.0;
  bool has_cached_ = false;
};

}  // namespace headlight
