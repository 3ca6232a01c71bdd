// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/bar_ticks.h"

#include <QTest>
#include <cmath>

#include "tests/support/test_class.h"

namespace bar_ticks_test {

using namespace headlight::ui;

namespace {

QString labels(const std::vector<BarTick>& ticks) {
  QStringList list;
  for (const BarTick& tick : ticks) {
    list << tick.label;
  }
  return list.join(u' ');
}

}  // namespace

class BarTicksTest : public QObject {
  Q_OBJECT

 private slots:
  void labels_data() {
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<bool>("log");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("expected");
    QTest::newRow("weights") << 0.0 << 1.0 << false << 10 << QStringLiteral("0.0 0.2 0.4 0.6 0.8 1.0");
    QTest::newRow("weights on a low bar") << 0.0 << 1.0 << false << 3 << QStringLiteral("0.0 0.5 1.0");
    QTest::newRow("signs") << -4.0 << 4.0 << false << 6 << QStringLiteral("\u22124 \u22122 0 2 4");
    QTest::newRow("ends between ticks")
        << -0.13 << 0.43 << false << 6 << QStringLiteral("\u22120.13 0.0 0.1 0.2 0.3 0.43");
    QTest::newRow("an end close to a round number")
        << 0.0 << 9.97 << false << 6 << QStringLiteral("0 2 4 6 8 9.97");
    QTest::newRow("nearly equal numbers")
        << 0.7 << 0.7000000003 << false << 6
        << QStringLiteral("0.7000000000 0.7000000001 0.7000000002 0.7000000003");
    QTest::newRow("nearly equal large numbers")
        << 1e9 << 1e9 + 2.0 << false << 4
        << QStringLiteral("1.000000000×10⁹ 1.000000001×10⁹ 1.000000002×10⁹");
    QTest::newRow("the widest range")
        << -1e308 << 1e308 << false << 6
        << QStringLiteral("\u22121.0×10³⁰⁸ \u22120.5×10³⁰⁸ 0 0.5×10³⁰⁸ 1.0×10³⁰⁸");
    QTest::newRow("subnormal numbers")
        << 0.0 << 4e-310 << false << 6 << QStringLiteral("0 1×10⁻³¹⁰ 2×10⁻³¹⁰ 3×10⁻³¹⁰ 4×10⁻³¹⁰");
    QTest::newRow("ends between decades")
        << 0.0037 << 45.0 << true << 8 << QStringLiteral("0.0037 0.1 1 10 45");
    QTest::newRow("ends between powers")
        << 3.7e-7 << 1.0 << true << 5 << QStringLiteral("3.7×10⁻⁷ 10⁻⁴ 10⁻² 10⁰");
    QTest::newRow("small") << 0.0 << 2e-7 << false << 6
                           << QStringLiteral("0 0.5×10⁻⁷ 1.0×10⁻⁷ 1.5×10⁻⁷ 2.0×10⁻⁷");
    QTest::newRow("decades") << 0.001 << 1.0 << true << 6 << QStringLiteral("0.001 0.01 0.1 1");
    QTest::newRow("many decades") << 1e-6 << 1.0 << true << 7
                                  << QStringLiteral("10⁻⁶ 10⁻⁵ 10⁻⁴ 10⁻³ 10⁻² 10⁻¹ 10⁰");
  }

  void labels() {
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(bool, log);
    QFETCH(int, most);
    QFETCH(QString, expected);
    QCOMPARE(bar_ticks_test::labels(bar_ticks(ColorScale(low, high, log, false), most)), expected);
  }

  void ticks_lie_on_the_bar_in_order_and_are_few() {
    for (const auto& [low, high] : {std::pair{0.0, 1.0},
                                    {-3.7, 12.9},
                                    {0.9999, 1.0001},
                                    {-1e9, 5.0},
                                    {1e-300, 1e300},
                                    {5.0, 5.1},
                                    {-1.7e308, 1.7e308},
                                    {1e300, 1.7e308},
                                    {0.0, 5e-324},
                                    {5e-324, 4e-323},
                                    {0.7, 0.7000000000000002},
                                    {123456.7, 123456.8},
                                    {-2e-5, -1e-5}}) {
      for (const bool log : {false, true}) {
        if (log && low <= 0.0) {
          continue;
        }
        for (const int most : {2, 4, 8}) {
          const std::vector<BarTick> ticks = bar_ticks(ColorScale(low, high, log, false), most);
          QVERIFY(ticks.size() >= 2 && ticks.size() <= static_cast<std::size_t>(most));
          QVERIFY(ticks.front().fraction < 1e-6 && ticks.back().fraction > 1.0 - 1e-6);
          for (std::size_t i = 0; i < ticks.size(); ++i) {
            QVERIFY(ticks[i].fraction >= 0.0 && ticks[i].fraction <= 1.0);
            QVERIFY(i == 0 || ticks[i].fraction > ticks[i - 1].fraction + 0.05);
            QVERIFY(!ticks[i].label.isEmpty());
            QVERIFY2(i == 0 || ticks[i].label != ticks[i - 1].label,
                     qPrintable(QString::number(low) + u' ' + bar_ticks_test::labels(ticks)));
          }
        }
      }
    }
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<BarTicksTest>("bar_ticks_test");

}  // namespace bar_ticks_test

#include "bar_ticks_test.moc"
