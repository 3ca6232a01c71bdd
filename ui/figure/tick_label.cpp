// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/tick_label.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace headlight::ui {

namespace {

constexpr int first_large_exponent = 5;
constexpr int last_small_exponent = -4;
constexpr int most_decimals = 20;  // more than doubles have

bool is_whole(long double number) { return std::abs(number - std::round(number)) < 1e-6L; }

/// How many digits behind the point show a step whole, or nearly.
int decimals_of(long double step) {
  const int decimals = std::clamp(-decimal_exponent(step), 0, most_decimals);
  return is_whole(step * power_of_ten(decimals)) ? decimals : decimals + 1;
}

QString fixed(long double value, int decimals) {
  std::array<char, 64> buffer{};  // units keep values below 10⁵
  const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(value),
                                     std::chars_format::fixed, decimals);
  const QString digits = QString::fromLatin1(buffer.data(), written.ptr - buffer.data());
  const bool is_zero =
      std::all_of(digits.begin(), digits.end(), [](QChar c) { return c == u'0' || c == u'.'; });
  return value < 0.0L && !is_zero ? QChar(0x2212) + digits : digits;
}

}  // namespace

long double power_of_ten(int exponent) { return std::pow(10.0L, exponent); }

int decimal_exponent(long double number) { return static_cast<int>(std::floor(std::log10(number) + 1e-9L)); }

QString power_label(int exponent) {
  static constexpr std::array digits{u'\u2070', u'\u00B9', u'\u00B2', u'\u00B3', u'\u2074',
                                     u'\u2075', u'\u2076', u'\u2077', u'\u2078', u'\u2079'};
  QString text = QStringLiteral("10");
  if (exponent < 0) {
    text += QChar(0x207B);
  }
  for (const QChar digit : QString::number(std::abs(exponent))) {
    text += QChar(digits[static_cast<std::size_t>(digit.digitValue())]);
  }
  return text;
}

TickLabels::TickLabels(long double reach, long double step)
    : exponent_(decimal_exponent(reach)), step_(step) {
  has_power_ = exponent_ >= first_large_exponent || exponent_ <= last_small_exponent;
  unit_ = has_power_ ? power_of_ten(exponent_) : 1.0L;
  decimals_ = decimals_of(in_units(step));
}

QString TickLabels::label(long double value, int extra) const {
  const QString digits = fixed(in_units(value), std::min(decimals_ + extra, most_decimals));
  if (!has_power_) {
    return digits;
  }
  return value == 0.0L ? QStringLiteral("0") : QStringLiteral("%1×%2").arg(digits, power_label(exponent_));
}

QString TickLabels::label_between(long double value) const {
  constexpr int most_extra = 3;
  int extra = 0;
  for (; extra < most_extra; ++extra) {
    const long double digit = power_of_ten(-(decimals_ + extra));
    const long double counted = in_units(value) / digit;
    if (std::abs(counted - std::round(counted)) * digit <= 0.005L * in_units(step_)) {
      break;
    }
  }
  return label(value, extra);
}

}  // namespace headlight::ui
