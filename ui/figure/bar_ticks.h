// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "ui/figure/color_map.h"

namespace headlight::ui {

/// One tick of a colour bar.
struct BarTick {
  double fraction = 0.0;  ///< of the bar's length, 0 at the low end
  QString label;
};

/// Ticks at round numbers, each 0.2 for a range from 0 to 1, and at both ends, at most `most` (at least
/// two are tried for) and far enough apart for that many. On a logarithmic scale they are powers of ten
/// where there are two or more. Labels have as many digits as it takes to tell each from the next.
std::vector<BarTick> bar_ticks(const ColorScale& scale, int most);

}  // namespace headlight::ui
