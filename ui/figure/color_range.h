// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/attention/trace.h"
#include "core/experiment/figure_options.h"

namespace headlight::ui {

struct ColorRange {
  double low = 0.0;
  double high = 1.0;
  friend bool operator==(const ColorRange&, const ColorRange&) = default;
};

/// The numbers of one panel that are seen.
struct RangeSource {
  const Matrix* values = nullptr;
  const BoolMatrix* hidden = nullptr;     ///< or null
  const BoolMatrix* concealed = nullptr;  ///< or null
};

/// The colour range of panels that share one. Hidden, concealed and non-finite numbers do not
/// count. `symmetric`
/// makes automatic and robust ranges reach as far below zero as above. A constant gets a range that
/// ends in it and in 0; without any number it is 0 … 1. Always low < high, both finite, and low > 0
/// for `log`, which starts at the smallest positive number.
ColorRange find_color_range(const std::vector<RangeSource>& panels, RangeKind kind, bool symmetric,
                            ColorRange own);

/// `own`, the ends that are automatic replaced by the smallest (largest) number that is seen. Where all
/// numbers lie beyond the other end, it ends in 0 or in a round distance from that.
ColorRange with_automatic_ends(const std::vector<RangeSource>& panels, ColorRange own, bool low_is_automatic,
                               bool high_is_automatic);

/// What to know about numbers before a scale is chosen for them. Hidden, concealed and non-finite ones do not
/// count.
struct NumberSigns {
  bool any_positive = false;
  bool any_negative = false;
  long long not_positive = 0;  ///< how many have no logarithm
};
NumberSigns signs_of(const std::vector<RangeSource>& panels);

/// The range with ends of three significant digits each, none of it lost.
ColorRange rounded_outwards(ColorRange range);

/// The value below which a fraction of the sorted numbers lies, between neighbours linearly (as
/// numpy.percentile does). `values` is not empty; it is reordered.
double quantile(std::vector<double>& values, double fraction);

}  // namespace headlight::ui
