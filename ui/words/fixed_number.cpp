// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/fixed_number.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace headlight::ui {

namespace {

constexpr double first_with_exponent = 1e5;

}  // namespace

FixedNumber::FixedNumber(double value, int decimals) {
  char* const begin = buffer_.data();
  char* out = begin;
  if (std::isnan(value)) {
    out = std::copy_n("NaN", 3, begin);
  } else {
    if (std::signbit(value)) {
      *out++ = '-';
    }
    const double magnitude = std::abs(value);
    char* const end = begin + buffer_.size();
    const int digits = std::clamp(decimals, 0, 12);
    if (std::isinf(magnitude)) {
      *out++ = 'i';
    } else if (magnitude < first_with_exponent) {
      out = std::to_chars(out, end, magnitude, std::chars_format::fixed, digits).ptr;
      if (value <= 0.0 && std::all_of(begin + 1, out, [](char c) { return c == '0' || c == '.'; })) {
        out = std::to_chars(begin, end, 0.0, std::chars_format::fixed, digits).ptr;
      }
    } else {
      char* const last =
          std::to_chars(out, end, magnitude, std::chars_format::scientific, std::min(digits, 2)).ptr;
      // The exponent without its plus sign and leading zero.
      char* const exponent = std::find(out, last, 'e') + 1;
      char* const first = std::find_if(exponent, last - 1, [](char c) { return c != '+' && c != '0'; });
      out = std::copy(first, last, exponent);
    }
  }
  size_ = static_cast<std::size_t>(out - begin);
}

QString fixed_text(double value, int decimals) {
  const FixedNumber number(value, decimals);
  const std::string_view signs = number.signs();
  QString text = QString::fromLatin1(signs.data(), static_cast<qsizetype>(signs.size()));
  text.replace(u'-', QChar(0x2212));
  text.replace(u'i', QChar(0x221E));
  return text;
}

}  // namespace headlight::ui
