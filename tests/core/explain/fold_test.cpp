// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/fold.h"

#include <QTest>
#include <cmath>

#include "core/experiment/evaluate.h"
#include "core/explain/derive.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace headlight::test::fold_test {

namespace {

/// The raw score whose products are `terms`.
Derivation sum_of(std::initializer_list<double> terms) {
  Experiment experiment;
  experiment.query_tokens = {"a"};
  const Index width = static_cast<Index>(terms.size());
  experiment.inputs = QkvInputs{{{value({terms}), MatrixValue(Matrix::Ones(1, width)), {}, {}}}, {}};
  return derive(experiment, *evaluate(experiment), StageCell{Stage::raw, {}, 0, 0}).value();
}

/// "0 1 [2-5: 7.5] 6": positions, and in brackets what is folded, with its value.
std::string text(const std::vector<FoldedTerm>& terms) {
  std::string result;
  for (const FoldedTerm& term : terms) {
    const std::string first = std::to_string(term.first);
    result += result.empty() ? "" : " ";
    result += term.is_folded() ? QString("[%1-%2: %3]")
                                     .arg(term.first)
                                     .arg(term.first + term.count - 1)
                                     .arg(term.value)
                                     .toStdString()
                               : first;
  }
  return result;
}

std::string folded(const Derivation& derivation, FoldLimit limit) {
  return text(fold(derivation, derivation.steps.front().node, limit));
}

}  // namespace

class FoldTest : public QObject {
  Q_OBJECT

 private slots:
  void short_sums_stay_whole() {
    const Derivation sum = sum_of({1, 2, 3, 4, 5, 6});
    QCOMPARE(folded(sum, {}), std::string("0 1 2 3 4 5"));
  }

  void the_first_and_the_largest_are_shown() {
    const Derivation sum = sum_of({1, 2, 0.5, 0.25, -9, 0.125, 0.0625, 8, 1, 1});
    QCOMPARE(folded(sum, {.first = 2, .largest = 2}),
             std::string("0 1 [2-3: 0.75] 4 [5-6: 0.1875] 7 [8-9: 2]"));
    QCOMPARE(folded(sum, {.first = 0, .largest = 1}), std::string("[0-3: 3.75] 4 [5-9: 10.1875]"));
    QCOMPARE(folded(sum, {.first = 0, .largest = 0}), std::string("[0-9: 4.9375]"));
  }

  void a_single_term_is_not_folded() {
    const Derivation sum = sum_of({1, 0.5, 9});
    QCOMPARE(folded(sum, {.first = 1, .largest = 1}), std::string("0 1 2"));
  }

  void larger_limits_unfold() {
    const Derivation sum = sum_of({1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    QCOMPARE(folded(sum, {.first = 3, .largest = 3}), std::string("0 1 2 3 4 5 [6-9: 4]"));
    QCOMPARE(folded(sum, {.first = 8, .largest = 0}), std::string("0 1 2 3 4 5 6 7 [8-9: 2]"));
    QCOMPARE(folded(sum, {.first = 10, .largest = 0}), std::string("0 1 2 3 4 5 6 7 8 9"));
    QCOMPARE(folded(sum, {.first = 10'000, .largest = 10'000}), std::string("0 1 2 3 4 5 6 7 8 9"));
  }

  void nan_is_shown() {
    const Derivation sum = sum_of({1, 2, 3, std::nan(""), 5, 6});
    QCOMPARE(folded(sum, {.first = 1, .largest = 1}), std::string("0 [1-2: 5] 3 [4-5: 11]"));
  }

  void of_a_maximum_the_largest_are_shown_not_the_largest_in_magnitude() {
    Experiment experiment = small_scores();
    experiment.query_tokens = {"a"};
    experiment.key_tokens.emplace(6, "x");
    experiment.inputs = ScoresInputs{{{value({{0, -9, 3, -7, -8, 2}}), {}, {}}}, {}};
    const Derivation weight =
        derive(experiment, *evaluate(experiment), StageCell{Stage::weights, {}, 0, 0}).value();
    QCOMPARE(folded(weight, {.first = 1, .largest = 1}), std::string("0 1 2 [3-5: 2]"));
  }

  void products_are_never_folded() {
    const Derivation sum = sum_of({1, 2});
    const NodeIndex product = sum.operands_of(sum.nodes.back())[0];
    QCOMPARE(text(fold(sum, product, {.first = 0, .largest = 0})), std::string("0 1"));
  }
};

const TestClass registered = test_class<FoldTest>("fold_test");

}  // namespace headlight::test::fold_test

#include "fold_test.moc"
