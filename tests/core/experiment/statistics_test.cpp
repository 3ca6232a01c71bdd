// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/statistics.h"

#include <cmath>

#include "tests/support/close_to.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace headlight::test::statistics_test {

namespace {

constexpr Tolerance tight{.absolute = 1e-15, .relative = 1e-14};

}  // namespace

class StatisticsTest : public QObject {
  Q_OBJECT

 private slots:
  /// ½ · 1 bit + ¼ · 2 bits + 2 · ⅛ · 3 bits = 1.75 bits.
  void halves_quarters_and_eighths() {
    const RowStatistics row = row_statistics(rows({{1, 0, 0, 0}, {0.125, 0.25, 0.125, 0.5}}), {1}).value();
    QCOMPARE(row.entropy, 1.75);
    QCOMPARE(row.largest, KeyIndex{3});
    QCOMPARE(row.largest_weight, 0.5);
    QCOMPARE(row.share_of_top_three, 0.875);
  }

  void certainty_has_no_entropy() {
    const RowStatistics row = row_statistics(rows({{0, 1, 0, 0}}), {0}).value();
    QCOMPARE(row.entropy, 0.0);
    QCOMPARE(row.largest, KeyIndex{1});
    QCOMPARE(row.share_of_top_three, 1.0);
  }

  void equal_weights_have_log2_of_their_number() {
    const RowStatistics row = row_statistics(Matrix::Constant(1, 5, 0.2), {0}).value();
    VERIFY_CLOSE(row.entropy, 2.321928094887362, tight);
    QCOMPARE(row.largest, KeyIndex{0});
    VERIFY_CLOSE(row.share_of_top_three, 0.6, tight);
  }

  void fewer_than_three_keys_share_all() {
    QCOMPARE(row_statistics(rows({{0.25, 0.75}}), {0})->share_of_top_three, 1.0);
  }

  void given_weights_count_by_their_shares() {
    const RowStatistics row = row_statistics(rows({{2, 1, 1, 4, 0}}), {0}).value();
    QCOMPARE(row.entropy, 1.75);
    QCOMPARE(row.largest, KeyIndex{3});
    QCOMPARE(row.largest_weight, 4.0);
    QCOMPARE(row.share_of_top_three, 0.875);
  }

  void nothing_where_there_are_no_shares() {
    QVERIFY(!row_statistics(rows({{0, 0}}), {0}));
    QVERIFY(!row_statistics(rows({{0.5, std::nan("")}}), {0}));
    QVERIFY(!row_statistics(rows({{0.5, HUGE_VAL}}), {0}));
    QVERIFY(!row_statistics(rows({{1.5, -0.5}}), {0}));
    QVERIFY(!row_statistics(Matrix(1, 0), {0}));
    QVERIFY(!row_statistics(rows({{1}}), {1}));
    QVERIFY(!row_statistics(rows({{1}}), {-1}));
  }
};

const TestClass registered = test_class<StatisticsTest>("statistics_test");

}  // namespace headlight::test::statistics_test

#include "statistics_test.moc"
