// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <string_view>

namespace headlight::ui {

/// A number as it stands in a cell, in one byte a sign: digits, '.', 'e', "NaN", '-' for the minus
/// sign and 'i' for infinity.
class FixedNumber {
 public:
  /// `decimals` digits after the point; from 10⁵ on mantissa and exponent ("1.50e9"). What rounds to
  /// zero has no sign.
  FixedNumber(double value, int decimals);
  std::string_view signs() const { return {buffer_.data(), size_}; }

 private:
  std::array<char, 48> buffer_{};
  std::size_t size_ = 0;
};

/// The same with a true minus sign and the sign of infinity.
QString fixed_text(double value, int decimals);

}  // namespace headlight::ui
