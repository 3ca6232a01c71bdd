// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/diagnostics.h"

#include <QTest>
#include <limits>

#include "core/experiment/evaluate.h"

#include "tests/support/test_class.h"

namespace headlight::test::diagnostics_test {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

std::vector<std::string> tokens(Index count) {
  return std::vector<std::string>(static_cast<std::size_t>(count), "token");
}

Matrix rows(Index columns, std::initializer_list<double> numbers) {
  Matrix matrix(static_cast<Index>(numbers.size()) / columns, columns);
  std::copy(numbers.begin(), numbers.end(), matrix.data());
  return matrix;
}

Experiment scores(const Matrix& matrix) {
  Experiment experiment;
  experiment.query_tokens = tokens(matrix.rows());
  experiment.key_tokens = tokens(matrix.cols());
  experiment.inputs = ScoresInputs{{{MatrixValue(matrix), {}, {}}}, {}};
  experiment.scoring.function = DotScoring{};
  return experiment;
}

Experiment weights(const Matrix& matrix) {
  Experiment experiment = scores(matrix);
  experiment.inputs = WeightsInputs{{{MatrixValue(matrix), {}, {}}}, {}};
  return experiment;
}

/// One line each: code head [query [key]], as "saturated 0 1 2".
QString told(const Experiment& experiment) {
  QStringList lines;
  const std::vector<Diagnostic> found = evaluate(experiment)->diagnostics;
  for (const Diagnostic& diagnostic : found) {
    const std::string_view name = diagnostic_name(diagnostic.code);
    QString line = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    line += ' ' + QString::number(diagnostic.head.value);
    line += diagnostic.query ? ' ' + QString::number(diagnostic.query->value) : QString();
    line += diagnostic.key ? ' ' + QString::number(diagnostic.key->value) : QString();
    lines << line;
  }
  return lines.join('\n');
}

MaskLayer hiding(std::vector<Cell> cells) { return {PaintedMask{std::move(cells)}, {}, true, {}}; }

}  // namespace

class DiagnosticsTest : public QObject {
  Q_OBJECT
 private slots:
  void nothing_to_tell() { QCOMPARE(told(scores(rows(2, {1, 2, 3, 4}))), QString()); }

  void fully_hidden_rows_in_every_mode() {
    Experiment experiment = scores(rows(2, {1, 2, 3, 4}));
    experiment.mask.layers = {hiding({{{1}, {0}}, {{1}, {1}}})};
    for (const MaskMode mode : {MaskMode::exclude, MaskMode::add, MaskMode::replace}) {
      experiment.mask.mode = mode;
      QCOMPARE(told(experiment), QString("fully-hidden-row 0 1"));
    }
  }

  void only_minus_infinity_counts_as_hidden() {
    Experiment experiment = scores(rows(2, {-infinity, -infinity, 0, -infinity}));
    QCOMPARE(told(experiment), QString("fully-hidden-row 0 0\nsaturated 0 1 0"));
    experiment.mask.layers = {hiding({{{1}, {0}}})};
    QCOMPARE(told(experiment), QString("fully-hidden-row 0 0\nfully-hidden-row 0 1"));
  }

  void no_keys_count_as_hidden() {
    QCOMPARE(told(scores(Matrix(2, 0))), QString("fully-hidden-row 0 0\nfully-hidden-row 0 1"));
    QCOMPARE(told(weights(Matrix(1, 0))), QString("fully-hidden-row 0 0"));
    QCOMPARE(told(scores(Matrix(0, 2))), QString());
  }

  void non_finite_names_the_key() {
    Experiment experiment = scores(rows(3, {0, nan, 0, infinity, nan, 0, 0, -infinity, 0}));
    QCOMPARE(told(experiment), QString("non-finite 0 0 1\nnon-finite 0 1 0"));
    experiment.normalizer = Normalizer::hardmax;
    QCOMPARE(told(experiment), QString("non-finite 0 0 1\nnon-finite 0 1 0"));
    experiment.mask.layers = {hiding({{{0}, {1}}, {{1}, {0}}, {{1}, {1}}})};
    QCOMPARE(told(experiment), QString());
    experiment.mask.mode = MaskMode::replace;
    QCOMPARE(told(experiment), QString());
    // What is added to NaN is NaN.
    experiment.mask.mode = MaskMode::add;
    QCOMPARE(told(experiment), QString("non-finite 0 0 1\nnon-finite 0 1 0"));
  }

  void a_temperature_that_overflows_spoils_softmax_only() {
    Experiment experiment = scores(rows(2, {1e300, 0}));
    experiment.temperature = 1e-20;
    QCOMPARE(told(experiment), QString("non-finite 0 0 0"));
    experiment.normalizer = Normalizer::hardmax;
    QCOMPARE(told(experiment), QString());
  }

  void saturated_softmax_rows_of_several_visible_keys() {
    // softmax(7, 0) = 0.99909, softmax(6.9, 0) = 0.99899.
    Experiment experiment = scores(rows(2, {7, 0, 6.9, 0}));
    QCOMPARE(told(experiment), QString("saturated 0 0 0"));
    QVERIFY(std::abs(evaluate(experiment)->diagnostics[0].value - 0.9990889488) < 1e-9);
    experiment.mask.layers = {hiding({{{0}, {1}}})};
    QCOMPARE(told(experiment), QString());
    experiment.mask.layers.clear();
    experiment.normalizer = Normalizer::hardmax;
    QCOMPARE(told(experiment), QString());
    QCOMPARE(told(weights(rows(2, {1, 0}))), QString());
  }

  void given_rows_that_miss_one() {
    const Experiment experiment = weights(rows(2, {0.5, 0.5009, 0.5, 0.502, 0.5, 0.4989, 0.5, 0.48}));
    QCOMPARE(told(experiment), QString("row-sum 0 1\nrow-sum 0 2\nrow-sum 0 3"));
    QCOMPARE(evaluate(experiment)->diagnostics[0].value, 1.002);
  }

  void given_weights_below_zero_or_not_finite() {
    QCOMPARE(told(weights(rows(2, {1.25, -0.25, nan, 1, infinity, 0}))),
             QString("negative-weight 0 0 1\nnon-finite 0 1 0\nnon-finite 0 2 0"));
  }

  void given_weights_that_look_transposed() {
    QCOMPARE(told(weights(rows(2, {0.9, 0.3, 0.1, 0.7}))),
             QString("columns-sum-to-one 0\nrow-sum 0 0\nrow-sum 0 1"));
    QCOMPARE(told(weights(rows(2, {0.5, 0.5, 0.5, 0.5}))), QString());
    QCOMPARE(told(weights(rows(3, {0.5, 0.5, 0, 0, 0.5, 0.5}))), QString());
  }

  void mask_does_not_act_on_given_weights() {
    Experiment experiment = weights(rows(2, {1, 0}));
    experiment.mask.layers = {hiding({{{0}, {0}}, {{0}, {1}}})};
    QCOMPARE(told(experiment), QString());
  }

  void comes_in_the_order_of_heads() {
    Experiment experiment = scores(rows(2, {9, 0}));
    auto& heads = std::get<ScoresInputs>(experiment.inputs).heads;
    heads.push_back({MatrixValue(rows(2, {nan, 0})), {}, {}});
    heads.push_back(heads[0]);
    QCOMPARE(told(experiment), QString("saturated 0 0 0\nnon-finite 1 0 0\nsaturated 2 0 0"));
  }
};

const TestClass registered = test_class<DiagnosticsTest>("diagnostics_test");

}  // namespace headlight::test::diagnostics_test

#include "diagnostics_test.moc"
