// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/number_entry.h"

#include <muParser.h>

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>

namespace headlight::ui {

namespace {

constexpr qsizetype longest_expression = 500;

struct NumberTextWords {
  Q_DECLARE_TR_FUNCTIONS(NumberText)
};

/// The text in the characters that the parser knows. Only what cannot change the meaning is replaced:
/// full compatibility decomposition would make 22 of 2² and 11/2 of 1½.
QString plain_characters(const QString& text) {
  QString plain;
  QString exponent;
  const auto end_exponent = [&] {
    if (!exponent.isEmpty()) {
      plain += QStringLiteral("^(") + exponent + QLatin1Char(')');
      exponent.clear();
    }
  };
  for (const char32_t character : text.toUcs4()) {
    const QString itself = QString::fromUcs4(&character, 1);
    const QChar::Decomposition tag = QChar::decompositionTag(character);
    if (tag == QChar::Super) {
      exponent += QChar::decomposition(character).replace(QChar(0x2212), QLatin1Char('-'));
      continue;
    }
    end_exponent();
    switch (character) {
      case 0x2212:  // minus
      case 0x2010:  // hyphen
      case 0x2011:  // non-breaking hyphen
      case 0x2013:  // en dash
      case 0xFE63:  // small hyphen
        plain += QLatin1Char('-');
        continue;
      case 0x00D7:  // multiplication sign
      case 0x00B7:  // middle dot
      case 0x22C5:  // dot operator
        plain += QLatin1Char('*');
        continue;
      case 0x00F7:  // division sign
      case 0x2044:  // fraction slash
      case 0x2215:  // division slash
        plain += QLatin1Char('/');
        continue;
      case 0x03C0:  // π
        plain += QStringLiteral("pi");
        continue;
      case 0x221E:  // ∞
        plain += QStringLiteral("inf");
        continue;
      case 0x3002:  // ideographic full stop, where an input method stayed on
        plain += QLatin1Char('.');
        continue;
      default: break;
    }
    if (QChar::digitValue(character) >= 0 && QChar::category(character) == QChar::Number_DecimalDigit) {
      plain += QString::number(QChar::digitValue(character));
    } else if (tag == QChar::Fraction) {
      plain += QLatin1Char('(') + QChar::decomposition(character).replace(QChar(0x2044), QLatin1Char('/')) +
               QLatin1Char(')');
    } else if (tag == QChar::Wide || tag == QChar::Narrow || tag == QChar::Small || tag == QChar::NoBreak) {
      plain += QChar::decomposition(character);
    } else {
      plain += itself;
    }
  }
  end_exponent();
  return plain.replace(QStringLiteral("**"), QStringLiteral("^")).trimmed();
}

/// The value of a finite decimal in ASCII; nothing where the text is anything else.
std::optional<double> plain_decimal(const std::string& text) {
  const char* const first = text.data() + (text.starts_with('+') ? 1 : 0);
  const char* const last = text.data() + text.size();
  double number = 0.0;
  const auto [end, status] = std::from_chars(first, last, number);
  const bool whole = end == last && status == std::errc() && std::isfinite(number);
  return whole ? std::optional(number) : std::nullopt;
}

/// nan, inf and -inf, also in quotation marks as in files.
std::optional<double> non_finite(QString text) {
  if (text.size() > 2 && (text.startsWith(QLatin1Char('"')) || text.startsWith(QLatin1Char('\''))) &&
      text.endsWith(text.front())) {
    text = text.mid(1, text.size() - 2);
  }
  text = text.toLower();
  if (text == QStringLiteral("nan")) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  static const QRegularExpression infinity(QStringLiteral("^([+-]?)inf(inity)?$"));
  if (const auto match = infinity.match(text); match.hasMatch()) {
    const double value = std::numeric_limits<double>::infinity();
    return match.captured(1) == QStringLiteral("-") ? -value : value;
  }
  return std::nullopt;
}

/// What is wrong with commas and other separators, or "".
QString separator_problem(const QString& text) {
  static const QRegularExpression grouped(
      QStringLiteral("^[+-]?\\d{1,3}([,' _]\\d{3})+(\\.\\d*)?([eE].*)?$"));
  static const QRegularExpression decimal_comma(QStringLiteral("^[+-]?\\d*,\\d+([eE].*)?$"));
  if (decimal_comma.match(text).hasMatch()) {
    QString with_point = text;
    with_point.replace(QLatin1Char(','), QLatin1Char('.'));
    return NumberTextWords::tr("Write the decimal separator as a point: %1, not %2.").arg(with_point, text);
  }
  if (grouped.match(text).hasMatch()) {
    QString joined = text;
    joined.remove(QRegularExpression(QStringLiteral("[,' _]")));
    return NumberTextWords::tr("Write numbers without separators between thousands: %1, not %2.")
        .arg(joined, text);
  }
  int depth = 0;
  for (const QChar character : text) {
    depth += character == QLatin1Char('(') ? 1 : character == QLatin1Char(')') ? -1 : 0;
    if (depth == 0 && (character == QLatin1Char(',') || character == QLatin1Char(';'))) {
      return NumberTextWords::tr("One number belongs here, but “%1” has several.").arg(text);
    }
  }
  return {};
}

/// The first character that no number has, or "".
QString foreign_character(const QString& text) {
  static const QRegularExpression known(QStringLiteral("^[A-Za-z0-9_.+*/^(), \\t-]*"));
  const QString rest = text.mid(known.match(text).capturedLength());
  return rest.left(!rest.isEmpty() && rest.front().isHighSurrogate() ? 2 : 1);
}

double natural_log(double x) { return std::log(x); }
double minimum(const double* values, int count) { return *std::min_element(values, values + count); }
double maximum(const double* values, int count) { return *std::max_element(values, values + count); }

/// A parser with the names that NumPy's readers expect, and no others.
mu::Parser make_parser() {
  mu::Parser parser;
  parser.ResetLocale();
  parser.ClearConst();
  parser.ClearFun();
  parser.DefineConst("pi", std::numbers::pi);
  parser.DefineConst("e", std::numbers::e);
  using Function = double (*)(double);
  parser.DefineFun("sqrt", static_cast<Function>(std::sqrt));
  parser.DefineFun("exp", static_cast<Function>(std::exp));
  parser.DefineFun("log", natural_log);
  parser.DefineFun("ln", natural_log);
  parser.DefineFun("log2", static_cast<Function>(std::log2));
  parser.DefineFun("log10", static_cast<Function>(std::log10));
  parser.DefineFun("sin", static_cast<Function>(std::sin));
  parser.DefineFun("cos", static_cast<Function>(std::cos));
  parser.DefineFun("tan", static_cast<Function>(std::tan));
  parser.DefineFun("tanh", static_cast<Function>(std::tanh));
  parser.DefineFun("abs", static_cast<Function>(std::fabs));
  parser.DefineFun("floor", static_cast<Function>(std::floor));
  parser.DefineFun("ceil", static_cast<Function>(std::ceil));
  parser.DefineFun("min", minimum);
  parser.DefineFun("max", maximum);
  return parser;
}

QString sentence_of(const mu::Parser::exception_type& error, const QString& text) {
  const QString token = QString::fromStdString(error.GetToken());
  switch (error.GetCode()) {
    case mu::ecUNASSIGNABLE_TOKEN:
    case mu::ecINVALID_NAME:
      return NumberTextWords::tr(
                 "“%1” is not a name that numbers can use; pi, e and functions such as sqrt(2) are.")
          .arg(token);
    case mu::ecUNEXPECTED_EOF: return NumberTextWords::tr("“%1” ends too early.").arg(text);
    case mu::ecMISSING_PARENS: return NumberTextWords::tr("In “%1” a parenthesis is not closed.").arg(text);
    case mu::ecUNEXPECTED_PARENS:
      return NumberTextWords::tr("In “%1” a parenthesis stands where none can.").arg(text);
    case mu::ecTOO_MANY_PARAMS:
      return NumberTextWords::tr("“%1” gives a function too many values.").arg(text);
    case mu::ecTOO_FEW_PARAMS: return NumberTextWords::tr("“%1” gives a function too few values.").arg(text);
    case mu::ecUNEXPECTED_ARG:
    case mu::ecUNEXPECTED_VAL:
    case mu::ecUNEXPECTED_ARG_SEP:
      return NumberTextWords::tr("One number belongs here, but “%1” has several.").arg(text);
    default: return NumberTextWords::tr("“%1” is not a number.").arg(text);
  }
}

tl::expected<double, QString> evaluate_expression(const QString& text, const QString& as_typed) {
  try {
    static mu::Parser parser = make_parser();
    parser.SetExpr(text.toStdString());
    int count = 0;
    const double* const values = parser.Eval(count);
    if (count != 1) {
      return tl::unexpected(
          NumberTextWords::tr("One number belongs here, but “%1” has several.").arg(as_typed));
    }
    if (!std::isfinite(values[0])) {
      return tl::unexpected(
          NumberTextWords::tr("“%1” has no finite value; write nan, inf or -inf where that is meant.")
              .arg(as_typed));
    }
    return values[0];
  } catch (const mu::Parser::exception_type& error) {
    return tl::unexpected(sentence_of(error, as_typed));
  }
}

}  // namespace

tl::expected<double, QString> parse_number(const QString& text) {
  if (const std::optional<double> number = plain_decimal(text.toStdString())) {
    return *number;  // what long pastes are made of
  }
  const QString plain = plain_characters(text);
  const QString as_typed = text.trimmed();
  if (plain.isEmpty()) {
    return tl::unexpected(NumberTextWords::tr("A number belongs here."));
  }
  if (plain.size() > longest_expression) {
    return tl::unexpected(NumberTextWords::tr("This is too long for a number."));
  }
  if (const std::optional<double> special = non_finite(plain)) {
    return *special;
  }
  if (const std::optional<double> number = plain_decimal(plain.toStdString())) {
    return *number;
  }
  static const QRegularExpression decimal(QStringLiteral("^[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?$"));
  if (decimal.match(plain).hasMatch()) {
    return tl::unexpected(
        NumberTextWords::tr("“%1” is too large or too small to be held as a number.").arg(as_typed));
  }
  if (const QString problem = separator_problem(plain); !problem.isEmpty()) {
    return tl::unexpected(problem);
  }
  if (const QString character = foreign_character(plain); !character.isEmpty()) {
    return tl::unexpected(
        NumberTextWords::tr("The character “%1” does not belong in a number.").arg(character));
  }
  return evaluate_expression(plain, as_typed);
}

QString exact_text(double number) {
  if (std::isnan(number)) {
    return QStringLiteral("nan");
  }
  std::array<char, 32> buffer{};
  const auto [end, status] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
  return QString::fromLatin1(buffer.data(), end - buffer.data());
}

}  // namespace headlight::ui
