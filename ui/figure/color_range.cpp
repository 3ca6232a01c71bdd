// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/color_range.h"

#include <QString>
#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight::ui {

namespace {

bool is_in(const BoolMatrix* cells, Index row, Index column) {
  return cells != nullptr && (*cells)(row, column);
}

template <typename Visit>
void for_each_number(const std::vector<RangeSource>& panels, Visit visit) {
  for (const RangeSource& panel : panels) {
    for (Index row = 0; panel.values != nullptr && row < panel.values->rows(); ++row) {
      for (Index column = 0; column < panel.values->cols(); ++column) {
        const double value = (*panel.values)(row, column);
        if (std::isfinite(value) && !is_in(panel.hidden, row, column) &&
            !is_in(panel.concealed, row, column)) {
          visit(value);
        }
      }
    }
  }
}

/// Ends that differ, by more than rounding.
ColorRange widened(ColorRange range, bool symmetric) {
  if (symmetric) {
    const double reach = std::max(std::abs(range.low), std::abs(range.high));
    range = {-reach, reach};
  }
  // A number type with a wider exponent neither overflows nor loses what is below the smallest double.
  const auto low = static_cast<long double>(range.low);
  const auto high = static_cast<long double>(range.high);
  const long double scale = std::max(std::abs(low), std::abs(high));
  if (scale == 0.0L) {
    return symmetric ? ColorRange{-1.0, 1.0} : ColorRange{0.0, 1.0};
  }
  if (high - low > scale * 1e-12L) {
    return range;
  }
  return range.high > 0.0 ? ColorRange{0.0, range.high} : ColorRange{range.low, 0.0};
}

ColorRange log_range(const std::vector<RangeSource>& panels) {
  double low = std::numeric_limits<double>::infinity();
  double high = 0.0;
  for_each_number(panels, [&](double value) {
    if (value > 0.0) {
      low = std::min(low, value);
      high = std::max(high, value);
    }
  });
  if (high == 0.0) {
    return {0.1, 1.0};
  }
  return low < high * (1.0 - 1e-9) ? ColorRange{low, high} : ColorRange{high / 10.0, high};
}

/// The nearest number of three significant digits that is not on the wrong side of `value`.
double rounded(double value, bool up) {
  constexpr int decimals = 2;  // behind the first digit
  const double nearest = QString::number(value, 'e', decimals).toDouble();
  if (!std::isfinite(nearest)) {
    return value;
  }
  if (up ? nearest >= value : nearest <= value) {
    return nearest;
  }
  const double unit = std::pow(10.0, std::floor(std::log10(std::abs(value))) - decimals);
  const double next = QString::number(up ? nearest + unit : nearest - unit, 'e', decimals).toDouble();
  return std::isfinite(next) && (up ? next >= value : next <= value) ? next : value;
}

}  // namespace

ColorRange with_automatic_ends(const std::vector<RangeSource>& panels, ColorRange own, bool low_is_automatic,
                               bool high_is_automatic) {
  double least = std::numeric_limits<double>::infinity();
  double most = -least;
  for_each_number(panels, [&](double value) {
    least = std::min(least, value);
    most = std::max(most, value);
  });
  if (low_is_automatic) {
    own.low = least < own.high ? least : own.high > 0.0 ? 0.0 : 2.0 * own.high - 1.0;
  } else if (high_is_automatic) {
    own.high = most > own.low ? most : own.low < 0.0 ? 0.0 : 2.0 * own.low + 1.0;
  }
  constexpr double largest = std::numeric_limits<double>::max();
  return {std::max(own.low, -largest), std::min(own.high, largest)};
}

NumberSigns signs_of(const std::vector<RangeSource>& panels) {
  NumberSigns signs;
  for_each_number(panels, [&](double value) {
    signs.any_positive = signs.any_positive || value > 0.0;
    signs.any_negative = signs.any_negative || value < 0.0;
    signs.not_positive += value > 0.0 ? 0 : 1;
  });
  return signs;
}

ColorRange rounded_outwards(ColorRange range) {
  return {rounded(range.low, false), rounded(range.high, true)};
}

double quantile(std::vector<double>& values, double fraction) {
  const double place = fraction * static_cast<double>(values.size() - 1);
  const auto below = values.begin() + static_cast<std::ptrdiff_t>(place);
  std::nth_element(values.begin(), below, values.end());
  const double low = *below;
  if (below + 1 == values.end()) {
    return low;
  }
  const double high = *std::min_element(below + 1, values.end());
  const double share = place - std::floor(place);
  return low * (1.0 - share) + high * share;
}

ColorRange find_color_range(const std::vector<RangeSource>& panels, RangeKind kind, bool symmetric,
                            ColorRange own) {
  switch (kind) {
    case RangeKind::zero_to_one: return {0.0, 1.0};
    case RangeKind::own: return own.low < own.high ? own : widened({own.high, own.low}, false);
    case RangeKind::log: return log_range(panels);
    case RangeKind::robust: {
      std::vector<double> values;
      for_each_number(panels, [&](double value) { values.push_back(value); });
      if (values.empty()) {
        return widened({0.0, 0.0}, symmetric);
      }
      const double low = quantile(values, 0.02);
      return widened({low, quantile(values, 0.98)}, symmetric);
    }
    case RangeKind::automatic: break;
  }
  double low = std::numeric_limits<double>::infinity();
  double high = -low;
  for_each_number(panels, [&](double value) {
    low = std::min(low, value);
    high = std::max(high, value);
  });
  return low <= high ? widened({low, high}, symmetric) : widened({0.0, 0.0}, symmetric);
}

}  // namespace headlight::ui
