// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/explain/formula.h"

/// How mathematics is written: as LaTeX for math mode, or as plain text in UTF-8. The same in every locale.
/// Only for the texts of derivations.
namespace headlight {

/// How tightly a text holds together, the loosest first.
enum class Binding { sum, product, whole };

/// A piece of mathematics.
struct MathText {
  std::string text;
  Binding binding = Binding::whole;
  bool is_exact = true;  ///< whether no number in it is rounded
  bool is_negative() const { return text.starts_with('-'); }
};

/// A number to so many significant digits, whole numbers up to 10⁷ in full, without idle zeros.
struct RoundedNumber {
  std::string mantissa;  ///< "-1.25"; "" where the number is not finite
  int exponent = 0;      ///< of ten; 0 where none is written
  bool is_exact = true;  ///< whether what is written is the number, but for the last bits of a double
};
RoundedNumber rounded(double number, int digits);

struct LatexNotation {
  static constexpr std::string_view dot = " \\cdot ";
  static constexpr std::string_view dots = "\\cdots";
  static constexpr std::string_view listed_dots = "\\ldots";
  static constexpr std::string_view approximately = "\\approx";
  static constexpr std::string_view exponential = "\\exp";
  static constexpr std::string_view hyperbolic_tangent = "\\tanh";
  static constexpr std::string_view maximum = "\\max";
  static constexpr std::string_view first_largest = "\\operatorname{arg\\,max}";
  static std::string number(double value, const RoundedNumber& rounded);
  static std::string parenthesised(const std::string& text) { return "\\left(" + text + "\\right)"; }
  static MathText quotient(const MathText& a, const MathText& b);
  static std::string root(const std::string& text) { return "\\sqrt{" + text + "}"; }
  static std::string subscript(const std::string& indices) { return "_{" + indices + "}"; }
  static std::string superscript(const std::string& head) { return "^{" + head + "}"; }
  static std::string_view name(const Symbol& symbol) { return symbol.latex; }
  static std::string_view right_side(Formula formula) { return formula_latex_right(formula); }
};

struct PlainNotation {
  static constexpr std::string_view dot = "·";
  static constexpr std::string_view dots = "…";
  static constexpr std::string_view listed_dots = "…";
  static constexpr std::string_view approximately = "≈";
  static constexpr std::string_view exponential = "exp";
  static constexpr std::string_view hyperbolic_tangent = "tanh";
  static constexpr std::string_view maximum = "max";
  static constexpr std::string_view first_largest = "argmax";
  static std::string number(double value, const RoundedNumber& rounded);
  static std::string parenthesised(const std::string& text) { return "(" + text + ")"; }
  static MathText quotient(const MathText& a, const MathText& b);
  static std::string root(const std::string& text) { return "√" + text; }
  static std::string subscript(const std::string& indices) { return "_" + indices; }
  static std::string superscript(const std::string& head) { return "^" + head; }
  static std::string_view name(const Symbol& symbol) { return symbol.plain; }
  static std::string_view right_side(Formula formula) { return formula_plain_right(formula); }
};

}  // namespace headlight
