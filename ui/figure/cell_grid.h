// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/linear/matrix.h"

namespace headlight::ui {

/// The rows or the columns that a panel shows, as stretches of whole device pixels from the panel's
/// edge. Cells at the edges may be cut by the zoom.
class CellStretch {
 public:
  CellStretch() = default;
  /// `first` … first + count (in cells, fractions allowed) over `pixels` device pixels; there are
  /// `available` cells.
  CellStretch(double first, double count, int pixels, Index available);

  Index first() const { return first_; }
  Index count() const { return static_cast<Index>(edges_.size()) - 1; }
  int pixels() const { return pixels_; }
  /// Begin and end of the cell first() + i, within 0 … pixels().
  int begin(Index i) const { return edges_[static_cast<std::size_t>(i)]; }
  int end(Index i) const { return edges_[static_cast<std::size_t>(i) + 1]; }
  /// Device pixels per cell, unrounded.
  double pitch() const { return pitch_; }
  /// The centre of the whole cell, whether or not it is cut.
  double centre(Index i) const;

 private:
  Index first_ = 0;
  int pixels_ = 0;
  double pitch_ = 0.0;
  double start_ = 0.0;
  std::vector<int> edges_{0};
};

}  // namespace headlight::ui
