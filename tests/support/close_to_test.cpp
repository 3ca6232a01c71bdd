// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/close_to.h"

#include <limits>
#include "tests/support/test_class.h"

namespace headlight::test::close_to_test {

namespace {
constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();
}  // namespace

class CloseToTest : public QObject {
  Q_OBJECT
 private slots:
  void adds_absolute_and_relative() {
    QVERIFY(close_to(10.3, 10.0, {.absolute = 0.2, .relative = 0.02}));
    QVERIFY(!close_to(10.5, 10.0, {.absolute = 0.2, .relative = 0.02}));
    QVERIFY(close_to(0.0, -0.0, {}));
  }

  void knows_infinities_and_nan() {
    QVERIFY(close_to(nan, nan, {}));
    QVERIFY(close_to(infinity, infinity, {}));
    QVERIFY(!close_to(infinity, -infinity, {.absolute = infinity}));
    QVERIFY(!close_to(1.0, infinity, {.absolute = 1e300, .relative = 1.0}));
    QVERIFY(!close_to(nan, 1.0, {.absolute = 1e300}));
    QVERIFY(!close_to(1.0, nan, {.absolute = 1e300}));
  }

  void measures_a_matrix_by_its_largest_finite_magnitude() {
    Matrix expected(1, 3);
    expected << 1000.0, 0.0, -infinity;
    Matrix actual = expected;
    actual(0, 1) = 0.5;
    QVERIFY(close_to(actual, expected, {.relative = 1e-3}));
    actual(0, 1) = 1.5;
    QVERIFY(!close_to(actual, expected, {.relative = 1e-3}));
    actual(0, 1) = nan;
    QVERIFY(!close_to(actual, expected, {.relative = 1.0}));
  }

  void tells_shapes_and_the_worst_entry() {
    QCOMPARE(difference(Matrix::Zero(2, 3), Matrix::Zero(3, 2), {}),
             std::string("actual shape 2 x 3, expected 3 x 2"));
    Matrix actual = Matrix::Zero(2, 2);
    actual(0, 0) = 1.0;
    actual(1, 0) = 4.0;
    QCOMPARE(difference(actual, Matrix::Zero(2, 2), {.absolute = 0.5}),
             std::string("row 1, column 0: actual 4, expected 0, off by 4, allowed 0.5"));
    QVERIFY(difference(Matrix::Zero(0, 3), Matrix::Zero(0, 3), {}).empty());
  }
};

const TestClass registered = test_class<CloseToTest>("close_to_test");

}  // namespace headlight::test::close_to_test

#include "close_to_test.moc"
