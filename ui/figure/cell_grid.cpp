// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/cell_grid.h"

#include <algorithm>
#include <cmath>

namespace headlight::ui {

CellStretch::CellStretch(double first, double count, int pixels, Index available) : pixels_(pixels) {
  if (available <= 0 || pixels <= 0 || count <= 0.0) {
    return;
  }
  pitch_ = pixels / count;
  start_ = first;
  constexpr double tolerance = 1e-9;
  first_ = std::clamp<Index>(static_cast<Index>(std::floor(first + tolerance)), 0, available - 1);
  const Index last =
      std::clamp<Index>(static_cast<Index>(std::ceil(first + count - tolerance)), first_ + 1, available);
  edges_.clear();
  for (Index i = first_; i <= last; ++i) {
    const double edge = (static_cast<double>(i) - first) * pitch_;
    edges_.push_back(std::clamp(static_cast<int>(std::lround(edge)), 0, pixels));
  }
}

double CellStretch::centre(Index i) const {
  return (static_cast<double>(first_ + i) + 0.5 - start_) * pitch_;
}

}  // namespace headlight::ui
