// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracle.h"

#include <algorithm>

#include "core/experiment/evaluate.h"
#include "tests/support/close_to.h"
#include "tests/support/random_experiment.h"
#include "tests/support/test_class.h"

namespace headlight::test::oracle_test {

namespace {

/// "" where the stage is absent on both sides or close on both.
std::string difference(const StageMatrix& actual, const std::optional<Matrix>& expected, const char* stage,
                       Tolerance tolerance) {
  if (!actual || !expected) {
    return !actual && !expected ? "" : std::string(stage) + (actual ? " is too much" : " is missing");
  }
  const std::string found = difference(*actual, *expected, tolerance);
  return found.empty() ? "" : std::string(stage) + ", " + found;
}

std::string difference(const HeadTrace& actual, const OracleHead& expected, Tolerance before,
                       Tolerance after_softmax) {
  return difference(actual.q, expected.q, "q", before) + difference(actual.k, expected.k, "k", before) +
         difference(actual.v, expected.v, "v", before) + difference(actual.raw, expected.raw, "raw", before) +
         difference(actual.scores, expected.scores, "scores", before) +
         difference(actual.logits, expected.logits, "logits", before) +
         difference(actual.weights, expected.weights, "weights", after_softmax) +
         difference(actual.output, expected.output, "output", after_softmax);
}

/// Compares every stage; "" where all are close.
std::string compare(const Experiment& experiment) {
  const Evaluation evaluation = *evaluate(experiment);
  const OracleTrace expected = oracle(experiment);
  if (evaluation.trace.heads.size() != expected.heads.size()) {
    return "wrong number of heads";
  }
  const Tolerance tolerance{.absolute = 1e-12, .relative = 1e-12};
  std::string found;
  bool any_loses_digits = false;
  for (std::size_t i = 0; i < expected.heads.size(); ++i) {
    const OracleHead& head = expected.heads[i];
    // Doubles near 1e9 lie 1.2e-7 apart: a row to which −1e9 is added throughout keeps six digits.
    const bool loses_digits =
        experiment.mask.mode == MaskMode::add && experiment.mask.value == -1e9 &&
        std::find(head.fully_hidden.begin(), head.fully_hidden.end(), true) != head.fully_hidden.end();
    any_loses_digits = any_loses_digits || loses_digits;
    const Tolerance after{.absolute = loses_digits ? 1e-5 : 1e-12, .relative = loses_digits ? 1e-6 : 1e-12};
    found += difference(evaluation.trace.heads[i], head, tolerance, after);
  }
  const Tolerance after{.absolute = any_loses_digits ? 1e-4 : 1e-12,
                        .relative = any_loses_digits ? 1e-6 : 1e-12};
  return found + difference(evaluation.trace.concat, expected.concat, "concat", after) +
         difference(evaluation.trace.final_output, expected.final_output, "final", after);
}

}  // namespace

class OracleTest : public QObject {
  Q_OBJECT
 private slots:
  void agrees_on_random_experiments() {
    for (std::uint32_t seed = 0; seed < 2000; ++seed) {
      RandomExperiment random(seed);
      const auto shape = random.any_shape();
      const std::string found = compare(random.any(shape));
      QVERIFY2(found.empty(), qPrintable(QString("seed %1, %2 x %3: %4")
                                             .arg(seed)
                                             .arg(shape.n_q)
                                             .arg(shape.n_k)
                                             .arg(QString::fromStdString(found))));
    }
  }

  /// Shapes around the sizes of packets, blocks and panels.
  void agrees_on_every_small_shape() {
    for (Index n_q = 0; n_q <= 9; ++n_q) {
      for (Index n_k = 0; n_k <= 18; ++n_k) {
        RandomExperiment random(static_cast<std::uint32_t>(1000 * n_q + n_k));
        const std::string found = compare(random.any({2, n_q, n_k}));
        QVERIFY2(found.empty(), found.c_str());
      }
    }
  }

  void agrees_on_a_large_one() {
    for (std::uint32_t seed = 0; seed < 12; ++seed) {
      const std::string found = compare(RandomExperiment(seed).any({2, 203, 301}));
      QVERIFY2(found.empty(), found.c_str());
    }
  }
};

const TestClass registered = test_class<OracleTest>("oracle_test");

}  // namespace headlight::test::oracle_test

#include "oracle_test.moc"
