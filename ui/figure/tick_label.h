// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight::ui {

/// 10 to a whole power, in long double, which has room for the powers beyond those of double.
long double power_of_ten(int exponent);

/// The power of ten of a number's first digit.
int decimal_exponent(long double number);

/// "10⁻⁷".
QString power_label(int exponent);

/// Labels of the numbers on one axis, all written alike.
class TickLabels {
 public:
  /// `reach` is the largest magnitude, `step` what labels have to tell apart, both > 0.
  TickLabels(long double reach, long double step);

  /// "0.2", "−1500", "2×10⁻⁷", with `extra` digits more than the step needs.
  QString label(long double value, int extra = 0) const;
  /// With as few more digits as tell where between two steps the value lies, to half a hundredth of one.
  QString label_between(long double value) const;

 private:
  long double in_units(long double value) const { return value / unit_; }

  bool has_power_;
  int exponent_;
  long double unit_;  ///< what labels count
  long double step_;
  int decimals_;
};

}  // namespace headlight::ui
