// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/bar_ticks.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/figure/tick_label.h"

namespace headlight::ui {

namespace {

constexpr int most_round_ticks = 6;
/// The distance that labels keep from those of the ends, over the distance for which there is room.
constexpr double nearest = 0.7;

/// Round numbers from low to high, and the distance from one to the next.
struct RoundNumbers {
  std::vector<long double> values;
  long double step = 1.0L;
};

/// The multiples of a step, in long double: a range of doubles may be wider than the largest of them, and
/// narrower than one.
RoundNumbers multiples(const ColorScale& scale, long double step) {
  RoundNumbers numbers{{}, step};
  const auto low = static_cast<long double>(scale.low());
  const auto high = static_cast<long double>(scale.high());
  const long double slack = 1e-9L * (high - low);
  const long double first = std::ceil((low - slack) / step);
  for (long double i = 0.0L; (first + i) * step <= high + slack && i <= most_round_ticks; ++i) {
    if (!scale.is_log() || first + i > 0.0L) {
      numbers.values.push_back((first + i) * step);
    }
  }
  return numbers;
}

double place_of(const ColorScale& scale, long double value) {
  if (scale.is_log()) {
    return std::clamp(scale.fraction(static_cast<double>(value)), 0.0, 1.0);
  }
  const auto low = static_cast<long double>(scale.low());
  const auto high = static_cast<long double>(scale.high());
  return static_cast<double>(std::clamp((value - low) / (high - low), 0.0L, 1.0L));
}

/// Whether numbers lie closer to each other than doubles do.
bool coincide(const RoundNumbers& numbers) {
  return std::adjacent_find(numbers.values.begin(), numbers.values.end(), [](long double a, long double b) {
           return static_cast<double>(a) == static_cast<double>(b);
         }) != numbers.values.end();
}

/// Drops what stands too near to an end that has a label of its own.
void make_room_for_ends(std::vector<long double>& values, const ColorScale& scale, int most) {
  constexpr double same = 1e-6;
  const double gap = nearest / (std::min(most, most_round_ticks + 1) - 1);
  std::erase_if(values, [&](long double value) {
    const double place = place_of(scale, value);
    return (place > same && place < gap) || (place < 1.0 - same && place > 1.0 - gap);
  });
}

bool begins_at(const std::vector<long double>& values, const ColorScale& scale) {
  return !values.empty() && place_of(scale, values.front()) < 1e-6;
}
bool ends_at(const std::vector<long double>& values, const ColorScale& scale) {
  return !values.empty() && place_of(scale, values.back()) > 1.0 - 1e-6;
}

/// The finest round numbers of which, with the ends, not more than `most` are labelled.
RoundNumbers finest(const ColorScale& scale, int most) {
  const long double span = static_cast<long double>(scale.high()) - static_cast<long double>(scale.low());
  int exponent = decimal_exponent(span) - 1;
  for (;; ++exponent) {
    for (const long double digit : {1.0L, 2.0L, 5.0L}) {
      RoundNumbers numbers = multiples(scale, digit * power_of_ten(exponent));
      if (numbers.values.size() > most_round_ticks || coincide(numbers)) {
        continue;
      }
      make_room_for_ends(numbers.values, scale, most);
      const int ends = (begins_at(numbers.values, scale) ? 0 : 1) + (ends_at(numbers.values, scale) ? 0 : 1);
      if (static_cast<int>(numbers.values.size()) + ends <= most) {
        return numbers;
      }
    }
  }
}

bool have_equal_labels(const std::vector<BarTick>& ticks) {
  return std::adjacent_find(ticks.begin(), ticks.end(), [](const BarTick& a, const BarTick& b) {
           return a.label == b.label;
         }) != ticks.end();
}

std::vector<BarTick> linear_ticks(const ColorScale& scale, int most) {
  const RoundNumbers numbers = finest(scale, most);
  const auto low = static_cast<long double>(scale.low());
  const auto high = static_cast<long double>(scale.high());
  const TickLabels labels(std::max(std::abs(low), std::abs(high)), numbers.step);
  std::vector<BarTick> ticks;
  constexpr int most_extra = 17;
  for (int extra = 0; extra <= most_extra; ++extra) {
    const auto end_label = [&](long double value) {
      return extra == 0 ? labels.label_between(value) : labels.label(value, extra);
    };
    ticks.clear();
    if (!begins_at(numbers.values, scale)) {
      ticks.push_back({0.0, end_label(low)});
    }
    for (const long double value : numbers.values) {
      const bool is_zero = std::abs(value) < numbers.step * 1e-6L;
      ticks.push_back({place_of(scale, value), labels.label(is_zero ? 0.0L : value, extra)});
    }
    if (!ends_at(numbers.values, scale)) {
      ticks.push_back({1.0, end_label(high)});
    }
    if (!have_equal_labels(ticks)) {
      break;
    }
  }
  return ticks;
}

/// The label of an end between powers of ten: two digits.
QString end_of_log_label(double value, bool plain) {
  const int exponent = decimal_exponent(value);
  if (plain) {
    return TickLabels(value, power_of_ten(std::min(0, exponent - 1))).label(value);
  }
  const QString digits = QString::number(static_cast<double>(value / power_of_ten(exponent)), 'f', 1);
  return QStringLiteral("%1×%2").arg(digits, power_label(exponent));
}

std::vector<BarTick> log_ticks(const ColorScale& scale, int most) {
  const int first = static_cast<int>(std::ceil(std::log10(scale.low()) - 1e-9));
  const int last = static_cast<int>(std::floor(std::log10(scale.high()) + 1e-9));
  if (last <= first) {
    return linear_ticks(scale, most);
  }
  // All written alike: as plain numbers, or as powers.
  const bool plain = first >= -3 && last <= 4;
  for (int stride = 1;; ++stride) {
    std::vector<long double> powers;
    for (int exponent = first; exponent <= last; exponent += stride) {
      powers.push_back(power_of_ten(exponent));
    }
    make_room_for_ends(powers, scale, most);
    std::vector<BarTick> ticks;
    if (!begins_at(powers, scale)) {
      ticks.push_back({0.0, end_of_log_label(scale.low(), plain)});
    }
    for (const long double power : powers) {
      const int exponent = decimal_exponent(power);
      ticks.push_back({place_of(scale, power),
                       plain ? TickLabels(1.0L, std::min(1.0L, power)).label(power) : power_label(exponent)});
    }
    if (!ends_at(powers, scale)) {
      ticks.push_back({1.0, end_of_log_label(scale.high(), plain)});
    }
    if (static_cast<int>(ticks.size()) <= most) {
      return ticks;
    }
  }
}

}  // namespace

std::vector<BarTick> bar_ticks(const ColorScale& scale, int most) {
  const int wanted = std::max(2, most);
  return scale.is_log() ? log_ticks(scale, wanted) : linear_ticks(scale, wanted);
}

}  // namespace headlight::ui
