// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/bar_ticks.h"

#include <QTest>
#include <cmath>

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
        << -0.13 << 0.43 << false << 6 << QStringLiteral("\u22120.1 0.0 0.1 0.2 0.3 0.4");
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
    QCOMPARE(::labels(bar_ticks(ColorScale(low, high, log, false), most)), expected);
  }

  void ticks_lie_on_the_bar_in_order_and_are_few() {
    for (const auto& [low, high] : {std::pair{0.0, 1.0},
                                    {-3.7, 12.9},
                                    {0.9999, 1.0001},
                                    {-1e9, 5.0},
                                    {1e-300, 1e300},
                                    {5.0, 5.1},
                                    {-2e-5, -1e-5}}) {
      for (const bool log : {false, true}) {
        if (log && low <= 0.0) {
          continue;
        }
        for (const int most : {2, 4, 8}) {
          const std::vector<BarTick> ticks = bar_ticks(ColorScale(low, high, log, false), most);
          QVERIFY(ticks.size() >= 2 && ticks.size() <= static_cast<std::size_t>(most));
          for (std::size_t i = 0; i < ticks.size(); ++i) {
            QVERIFY(ticks[i].fraction >= 0.0 && ticks[i].fraction <= 1.0);
            QVERIFY(i == 0 || ticks[i].fraction > ticks[i - 1].fraction);
            QVERIFY(!ticks[i].label.isEmpty());
            QVERIFY2(i == 0 || ticks[i].label != ticks[i - 1].label,
                     qPrintable(QString::number(low) + u' ' + ::labels(ticks)));
          }
        }
      }
    }
  }
};

QTEST_GUILESS_MAIN(BarTicksTest)
#include "bar_ticks_test.moc"
