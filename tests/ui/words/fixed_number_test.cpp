// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/fixed_number.h"

#include <QTest>
#include <limits>

#include "tests/support/test_class.h"

namespace fixed_number_test {

using namespace headlight::ui;

class FixedNumberTest : public QObject {
  Q_OBJECT

 private slots:
  void writes_data() {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    QTest::newRow("weight") << 0.2211 << 2 << QStringLiteral("0.22");
    QTest::newRow("rounds up") << 0.996 << 2 << QStringLiteral("1.00");
    QTest::newRow("no decimals") << 12.5 << 0 << QStringLiteral("12");
    QTest::newRow("true minus") << -1.5 << 1 << QStringLiteral("\u22121.5");
    QTest::newRow("no sign on what rounds to zero") << -0.004 << 2 << QStringLiteral("0.00");
    QTest::newRow("no sign on zero") << -0.0 << 0 << QStringLiteral("0");
    QTest::newRow("a sign on what does not") << -0.006 << 2 << QStringLiteral("\u22120.01");
    QTest::newRow("last without exponent") << 99999.0 << 0 << QStringLiteral("99999");
    QTest::newRow("first with exponent") << 100000.0 << 2 << QStringLiteral("1.00e5");
    QTest::newRow("a mask's value") << -1e9 << 2 << QStringLiteral("\u22121.00e9");
    QTest::newRow("two digits of exponent") << 2.5e10 << 1 << QStringLiteral("2.5e10");
    QTest::newRow("largest") << std::numeric_limits<double>::max() << 12 << QStringLiteral("1.80e308");
    QTest::newRow("NaN") << std::numeric_limits<double>::quiet_NaN() << 2 << QStringLiteral("NaN");
    QTest::newRow("infinity") << infinity << 2 << QStringLiteral("\u221E");
    QTest::newRow("minus infinity") << -infinity << 2 << QStringLiteral("\u2212\u221E");
    QTest::newRow("twelve decimals") << 1.0 / 3.0 << 12 << QStringLiteral("0.333333333333");
  }

  void writes() {
    QFETCH(double, value);
    QFETCH(int, decimals);
    QFETCH(QString, text);
    QCOMPARE(fixed_text(value, decimals), text);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<FixedNumberTest>("fixed_number_test");

}  // namespace fixed_number_test

#include "fixed_number_test.moc"
