// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/number_entry.h"
#include "ui/words/number_format.h"

#include <QTest>
#include <cmath>
#include <limits>

#include "tests/support/test_class.h"

namespace number_entry_test {

namespace {

using headlight::ui::display_text;
using headlight::ui::exact_text;
using headlight::ui::NumberFormat;
using headlight::ui::parse_number;

constexpr double infinity = std::numeric_limits<double>::infinity();

class NumberTextTest : public QObject {
  Q_OBJECT

 private slots:
  void understands_data();
  void understands();
  void refuses_data();
  void refuses();
  void does_not_depend_on_the_locale();
  void exact_text_reads_back();
  void shows_data();
  void shows();
};

void NumberTextTest::understands_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<double>("number");
  const auto row = [](const char* text, double number) {
    QTest::newRow(text) << QString::fromUtf8(text) << number;
  };
  row("0", 0.0);
  row("1", 1.0);
  row("+1", 1.0);
  row("-1", -1.0);
  row("−0.5", -0.5);
  row("–0.5", -0.5);
  row(".5", 0.5);
  row("5.", 5.0);
  row("0.1", 0.1);
  row("-2e-3", -0.002);
  row("−2e−3", -0.002);
  row("1E5", 1e5);
  row("1e+5", 1e5);
  row("  7  ", 7.0);
  row("0.30000000000000004", 0.30000000000000004);
  row("1.7976931348623157e308", 1.7976931348623157e308);
  row("5e-324", 5e-324);
  row("１．５", 1.5);
  row("－３", -3.0);
  row("１。５", 1.5);
  row("٣", 3.0);
  row("1/3", 1.0 / 3.0);
  row("1／3", 1.0 / 3.0);
  row("-1/3", -1.0 / 3.0);
  row("½", 0.5);
  row("−¾", -0.75);
  row("1/sqrt(3)", 1.0 / std::sqrt(3.0));
  row("sqrt(2)", std::sqrt(2.0));
  row("pi", 3.141592653589793);
  row("π/2", 3.141592653589793 / 2);
  row("e", 2.718281828459045);
  row("2*e", 2 * 2.718281828459045);
  row("exp(1)", 2.718281828459045);
  row("log(e)", 1.0);
  row("ln(1)", 0.0);
  row("log10(1000)", 3.0);
  row("log2(8)", 3.0);
  row("tanh(0)", 0.0);
  row("abs(−2)", 2.0);
  row("max(1, 2)", 2.0);
  row("min(1, 2, 0.5)", 0.5);
  row("2^3", 8.0);
  row("2**3", 8.0);
  row("2³", 8.0);
  row("10⁻³", 0.001);
  row("-2^2", -4.0);
  row("2 × 3", 6.0);
  row("6 ÷ 3", 2.0);
  row("(1+2)*3", 9.0);
  row("1e-3 + 1", 1.001);
  row("nan", std::nan(""));
  row("NaN", std::nan(""));
  row("\"nan\"", std::nan(""));
  row("inf", infinity);
  row("-inf", -infinity);
  row("−∞", -infinity);
  row("'-inf'", -infinity);
  row("Infinity", infinity);
}

void NumberTextTest::understands() {
  QFETCH(const QString, text);
  QFETCH(const double, number);
  const auto parsed = parse_number(text);
  QVERIFY2(parsed, parsed ? "" : qPrintable(parsed.error()));
  if (std::isnan(number)) {
    QVERIFY(std::isnan(*parsed));
  } else if (std::isinf(number)) {
    QCOMPARE(*parsed, number);
  } else {
    QVERIFY2(std::fabs(*parsed - number) <= 1e-15 * std::fabs(number), qPrintable(exact_text(*parsed)));
  }
}

void NumberTextTest::refuses_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char* text, const char* sentence) {
    QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(sentence);
  };
  row("", "A number belongs here.");
  row("   ", "A number belongs here.");
  row("0,5", "Write the decimal separator as a point: 0.5, not 0,5.");
  row("０，５", "Write the decimal separator as a point: 0.5, not 0,5.");
  row("-3,25", "Write the decimal separator as a point: -3.25, not -3,25.");
  row("1,234.5", "Write numbers without separators between thousands: 1234.5, not 1,234.5.");
  row("1,234,567", "Write numbers without separators between thousands: 1234567, not 1,234,567.");
  row("1 234", "Write numbers without separators between thousands: 1234, not 1 234.");
  row("1_000", "Write numbers without separators between thousands: 1000, not 1_000.");
  row("1'000", "Write numbers without separators between thousands: 1000, not 1'000.");
  row("1, 2", "One number belongs here, but “1, 2” has several.");
  row("1;2", "One number belongs here, but “1;2” has several.");
  row("1 2", "One number belongs here, but “1 2” has several.");
  row("1½", "In “1½” a parenthesis stands where none can.");
  row("abc", "“abc” is not a name that numbers can use; pi, e and functions such as sqrt(2) are.");
  row("2*foo", "“foo” is not a name that numbers can use; pi, e and functions such as sqrt(2) are.");
  row("rnd(1)", "“rnd” is not a name that numbers can use; pi, e and functions such as sqrt(2) are.");
  row("_pi", "“_pi” is not a name that numbers can use; pi, e and functions such as sqrt(2) are.");
  row("a=3", "The character “=” does not belong in a number.");
  row("1<2", "The character “<” does not belong in a number.");
  row("1?2:3", "The character “?” does not belong in a number.");
  row("五", "The character “五” does not belong in a number.");
  row("😀", "The character “😀” does not belong in a number.");
  row("$5", "The character “$” does not belong in a number.");
  row("1/", "“1/” ends too early.");
  row("(1", "In “(1” a parenthesis is not closed.");
  row("1)", "In “1)” a parenthesis stands where none can.");
  row("sqrt()", "“sqrt()” gives a function too few values.");
  row("sqrt(1,2)", "“sqrt(1,2)” gives a function too many values.");
  row("1/0", "“1/0” has no finite value; write nan, inf or -inf where that is meant.");
  row("0/0", "“0/0” has no finite value; write nan, inf or -inf where that is meant.");
  row("log(0)", "“log(0)” has no finite value; write nan, inf or -inf where that is meant.");
  row("1e400", "“1e400” is too large or too small to be held as a number.");
  row("1.2.3", "One number belongs here, but “1.2.3” has several.");
}

void NumberTextTest::refuses() {
  QFETCH(const QString, text);
  QFETCH(const QString, sentence);
  const auto parsed = parse_number(text);
  QVERIFY2(!parsed, parsed ? qPrintable(exact_text(*parsed)) : "");
  QCOMPARE(parsed.error(), sentence);
}

void NumberTextTest::does_not_depend_on_the_locale() {
  QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
  QCOMPARE(parse_number(QStringLiteral("0.5+1.25")).value(), 1.75);
  QCOMPARE(display_text(1234.5, {.decimals = 1}), QStringLiteral("1234.5"));
  QLocale::setDefault(QLocale::c());
}

void NumberTextTest::exact_text_reads_back() {
  for (const double number : {0.1, -1.0 / 3.0, 1e300, 5e-324, 123456789.125, -0.0, 1e22, 42.0}) {
    const double back = parse_number(exact_text(number)).value();
    QVERIFY(std::memcmp(&back, &number, sizeof(double)) == 0);
  }
  QCOMPARE(exact_text(0.1), QStringLiteral("0.1"));
  QCOMPARE(exact_text(-0.5), QStringLiteral("-0.5"));
  QCOMPARE(exact_text(std::nan("")), QStringLiteral("nan"));
  QCOMPARE(exact_text(-infinity), QStringLiteral("-inf"));
}

void NumberTextTest::shows_data() {
  QTest::addColumn<double>("number");
  QTest::addColumn<int>("decimals");
  QTest::addColumn<bool>("scientific");
  QTest::addColumn<QString>("text");
  const auto row = [](const char* text, double number, int decimals, bool scientific) {
    QTest::addRow("%s", text) << number << decimals << scientific << QString::fromUtf8(text);
  };
  row("0.33", 1.0 / 3.0, 2, false);
  row("−0.50", -0.5, 2, false);
  row("3", 3.0, 0, false);
  row("0.00", -1e-9, 2, false);
  row("0", -0.0, 0, false);
  row("1.2e8", 123456789.0, 2, false);
  row("1.00e−7", 1e-7, 2, true);
  row("−2.50e12", -2.5e12, 2, true);
  row("NaN", std::nan(""), 2, false);
  row("∞", infinity, 2, false);
  row("−∞", -infinity, 2, false);
}

void NumberTextTest::shows() {
  QFETCH(const double, number);
  QFETCH(const int, decimals);
  QFETCH(const bool, scientific);
  QTEST(display_text(number, NumberFormat{.decimals = decimals, .scientific = scientific}), "text");
}

}  // namespace

const headlight::test::TestClass registered =
    headlight::test::test_class<NumberTextTest>("number_entry_test");

}  // namespace number_entry_test

#include "number_entry_test.moc"
