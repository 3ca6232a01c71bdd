// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/notation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace headlight {

namespace {

std::string text_of(double number, std::chars_format format, int decimals) {
  std::array<char, 512> buffer{};
  const auto [end, error] =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, format, decimals);
  return {buffer.data(), end};
}

/// "1.500" as "1.5", "2.000" as "2", "-0" as "0".
std::string without_idle_zeros(std::string text) {
  if (text.find('.') != std::string::npos) {
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') {
      text.pop_back();
    }
  }
  return text == "-0" ? "0" : text;
}

double read(const std::string& text) {
  double number = 0.0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::string infinite(double value, std::string_view infinity) {
  return std::string(value < 0.0 ? "-" : "").append(infinity);
}

}  // namespace

RoundedNumber rounded(double number, int digits) {
  constexpr double last_bits = 1e-14;
  if (!std::isfinite(number)) {
    return {};
  }
  const std::string scientific = text_of(number, std::chars_format::scientific, std::max(digits - 1, 0));
  const std::size_t e = scientific.find('e');
  int exponent = 0;
  // from_chars reads no plus sign.
  const char* const exponent_text = scientific.data() + e + (scientific[e + 1] == '+' ? 2 : 1);
  std::from_chars(exponent_text, scientific.data() + scientific.size(), exponent);
  RoundedNumber result;
  if (number == 0.0 || (exponent >= -4 && exponent < 7)) {
    result.mantissa = without_idle_zeros(
        text_of(number, std::chars_format::fixed, std::clamp(digits - 1 - exponent, 0, 20)));
    result.is_exact = std::abs(read(result.mantissa) - number) <= last_bits * std::abs(number);
  } else {
    result.mantissa = without_idle_zeros(scientific.substr(0, e));
    result.exponent = exponent;
    result.is_exact = std::abs(read(scientific) - number) <= last_bits * std::abs(number);
  }
  return result;
}

std::string LatexNotation::number(double value, const RoundedNumber& rounded) {
  if (rounded.mantissa.empty()) {
    return std::isnan(value) ? "\\mathrm{NaN}" : infinite(value, "\\infty");
  }
  if (rounded.exponent == 0) {
    return rounded.mantissa;
  }
  const std::string power = "10^{" + std::to_string(rounded.exponent) + "}";
  if (rounded.mantissa == "1" || rounded.mantissa == "-1") {
    return rounded.mantissa.substr(0, rounded.mantissa.size() - 1) + power;
  }
  return rounded.mantissa + " \\cdot " + power;
}

MathText LatexNotation::quotient(const MathText& a, const MathText& b) {
  return {"\\frac{" + a.text + "}{" + b.text + "}", Binding::whole, a.is_exact && b.is_exact};
}

MathText PlainNotation::quotient(const MathText& a, const MathText& b) {
  const std::string above = a.binding < Binding::product ? parenthesised(a.text) : a.text;
  const std::string below = b.binding < Binding::whole || b.is_negative() ? parenthesised(b.text) : b.text;
  return {above + " / " + below, Binding::product, a.is_exact && b.is_exact};
}

std::string PlainNotation::number(double value, const RoundedNumber& rounded) {
  if (rounded.mantissa.empty()) {
    return std::isnan(value) ? "NaN" : infinite(value, "∞");
  }
  return rounded.exponent == 0 ? rounded.mantissa : rounded.mantissa + "e" + std::to_string(rounded.exponent);
}

}  // namespace headlight
