// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/numpy_random.h"

#include <QTest>

#include "core/experiment/matrix_value.h"

#include "tests/support/test_class.h"

namespace numpy_random_test {

using headlight::MatrixValue;
using headlight::NumpyRandn;

// Expected: the articles' NumPy program, np.random.seed(42), as tests/data/reference/numpy_seed42.json prints
// it.
class NumpyRandomTest : public QObject {
  Q_OBJECT

 private slots:
  void first_draws_of_seed_42() {
    NumpyRandn stream(42);
    for (const double expected : {0.4967141530112327, -0.13826430117118466, 0.6476885381006925,
                                  1.5230298564080254, -0.23415337472333597}) {
      QCOMPARE(stream.next(), expected);
    }
  }

  void an_even_skip_begins_with_a_new_pair() {
    const MatrixValue w = MatrixValue::randn(1, 3, {.seed = 42, .skip = 3300, .scale = 0.1});
    QCOMPARE(w.values()(0, 0), 0.03385528762859143);
    QCOMPARE(w.values()(0, 1), -0.09379255765363989);
    QCOMPARE(w.values()(0, 2), 0.0216624975404619);
  }

  void an_odd_skip_begins_with_the_cached_value() {
    const MatrixValue x = MatrixValue::randn(1, 2, {.seed = 42, .skip = 1, .scale = 1.0});
    QCOMPARE(x.values()(0, 0), -0.13826430117118466);
    QCOMPARE(x.values()(0, 1), 0.6476885381006925);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<NumpyRandomTest>("numpy_random_test");

}  // namespace numpy_random_test

#include "numpy_random_test.moc"
