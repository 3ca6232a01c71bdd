// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/guess.h"

#include <QTest>
#include <limits>

#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace guess_test {

using namespace headlight;
using headlight::test::rows;

namespace {

constexpr double no_number = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

}  // namespace

// Which guesses are right.
class GuessTest : public QObject {
  Q_OBJECT

 private slots:
  void within_half_of_the_last_decimal_data() {
    QTest::addColumn<double>("guess");
    QTest::addColumn<double>("number");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<bool>("right");
    QTest::newRow("the same") << 0.41 << 0.41 << 2 << true;
    QTest::newRow("nearer than half") << 0.41 << 0.4123 << 2 << true;
    QTest::newRow("exactly half below") << 0.40 << 0.405 << 2 << true;
    QTest::newRow("exactly half above") << 0.41 << 0.405 << 2 << true;
    QTest::newRow("exactly half, last bits against it") << 1.15 << 1.145 << 2 << true;
    QTest::newRow("just beyond half") << 0.40 << 0.4051 << 2 << false;
    QTest::newRow("a decimal off") << 0.42 << 0.41 << 2 << false;
    QTest::newRow("no decimals") << 3.0 << 3.5 << 0 << true;
    QTest::newRow("no decimals, beyond") << 3.0 << 3.51 << 0 << false;
    QTest::newRow("the wrong sign") << -0.1 << 0.1 << 2 << false;
    QTest::newRow("zero for what shows as zero") << 0.0 << 0.004 << 2 << true;
    QTest::newRow("shown as 1.23e6") << 1.23e6 << 1.2345e6 << 2 << true;
    QTest::newRow("shown as 1.23e6, beyond") << 1.22e6 << 1.2345e6 << 2 << false;
    QTest::newRow("a mantissa has two decimals at most") << 1.23e6 << 1.2345e6 << 6 << true;
    QTest::newRow("no number") << no_number << 0.1 << 2 << false;
    QTest::newRow("without end") << infinite << 0.1 << 2 << false;
  }
  void within_half_of_the_last_decimal() {
    QFETCH(double, guess);
    QFETCH(double, number);
    QFETCH(int, decimals);
    QFETCH(bool, right);
    QCOMPARE(is_right_guess(guess, number, decimals), right);
  }

  void hidden_and_non_finite_cells_are_not_asked() {
    const Matrix numbers = rows({{1.0, no_number, infinite, 2.0}});
    BoolMatrix hidden(1, 4);
    hidden << false, false, false, true;
    QVERIFY(can_be_guessed(numbers, &hidden, 0, 0));
    QVERIFY(!can_be_guessed(numbers, &hidden, 0, 1));
    QVERIFY(!can_be_guessed(numbers, &hidden, 0, 2));
    QVERIFY(!can_be_guessed(numbers, &hidden, 0, 3));
    QVERIFY(can_be_guessed(numbers, nullptr, 0, 3));
  }

  void the_strongest_is_visible_and_may_be_several() {
    const Matrix numbers = rows(
        {{0.2, 0.5, 0.5, 0.9}, {no_number, -2.0, -3.0, -1.0}, {no_number, no_number, no_number, no_number}});
    BoolMatrix hidden = BoolMatrix::Constant(3, 4, false);
    hidden(0, 3) = true;
    QVERIFY(strongest_columns(numbers, &hidden, 0) == (std::vector<Index>{1, 2}));
    QVERIFY(strongest_columns(numbers, nullptr, 0) == std::vector<Index>{3});
    QVERIFY(strongest_columns(numbers, &hidden, 1) == std::vector<Index>{3});
    QVERIFY(strongest_columns(numbers, &hidden, 2).empty());
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<GuessTest>("guess_test");

}  // namespace guess_test

#include "guess_test.moc"
