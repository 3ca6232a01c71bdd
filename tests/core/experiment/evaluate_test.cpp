// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/evaluate.h"

#include <thread>

#include "core/explain/stage_cell.h"
#include "tests/support/close_to.h"
#include "tests/support/random_experiment.h"
#include "tests/support/test_class.h"

namespace headlight::test::evaluate_test {

namespace {

MatrixValue ones(Index rows, Index columns) { return MatrixValue(Matrix::Ones(rows, columns)); }

/// One head of queries 1.5 and 2 apart, keys and values small enough to reckon by hand.
Experiment small_experiment() {
  Experiment experiment;
  experiment.query_tokens = {"a", "b"};
  Matrix q(2, 1);
  q << 1.0, -2.0;
  Matrix k(2, 1);
  k << 3.0, 5.0;
  Matrix v(2, 1);
  v << 10.0, 20.0;
  experiment.inputs = QkvInputs{{{MatrixValue(q), MatrixValue(k), MatrixValue(v), {}}}, {}};
  experiment.scoring.function = ScaledDotScoring{0.5};
  return experiment;
}

/// Rows of numbers as text, to compare stages at a glance.
QString text(const StageMatrix& matrix) {
  QStringList rows;
  for (Index i = 0; i < matrix->rows(); ++i) {
    QStringList row;
    for (Index j = 0; j < matrix->cols(); ++j) {
      row << QString::number((*matrix)(i, j), 'g', 6);
    }
    rows << row.join(' ');
  }
  return rows.join(" | ");
}

}  // namespace

class EvaluateTest : public QObject {
  Q_OBJECT
 private slots:
  void keeps_every_stage() {
    Experiment experiment = small_experiment();
    experiment.temperature = 2.0;
    experiment.mask.layers = {{CausalMask{}, {}, true, {}}};
    const Evaluation evaluation = *evaluate(experiment);
    QCOMPARE(evaluation.n_q, Index(2));
    QCOMPARE(evaluation.n_k, Index(2));
    const HeadTrace& head = evaluation.trace.heads.at(0);
    QCOMPARE(text(head.raw), QString("3 5 | -6 -10"));
    QCOMPARE(text(head.scores), QString("1.5 2.5 | -3 -5"));
    QCOMPARE(text(head.logits), QString("0.75 -inf | -1.5 -2.5"));
    // Second row: 1 / (1 + e^−1) = 0.731059.
    QCOMPARE(text(head.weights), QString("1 0 | 0.731059 0.268941"));
    QCOMPARE(text(head.output), QString("10 | 12.6894"));
  }

  void adds_or_replaces_where_hidden() {
    Experiment experiment = small_experiment();
    experiment.mask.layers = {{CausalMask{}, {}, true, {}}};
    experiment.mask.value = -7.0;
    experiment.mask.mode = MaskMode::add;
    QCOMPARE(text(evaluate(experiment)->trace.heads[0].logits), QString("1.5 -4.5 | -3 -5"));
    experiment.mask.mode = MaskMode::replace;
    QCOMPARE(text(evaluate(experiment)->trace.heads[0].logits), QString("1.5 -7 | -3 -5"));
  }

  void a_row_hidden_throughout_follows_the_mode() {
    Experiment experiment = small_experiment();
    experiment.mask.layers = {{PaddingMask{{{0}, {1}}}, {}, true, {}}};
    const Matrix unmasked = *evaluate(small_experiment())->trace.heads[0].weights;
    QVERIFY(evaluate(experiment)->trace.heads[0].weights->isZero(0.0));
    QVERIFY(evaluate(experiment)->trace.heads[0].output->isZero(0.0));
    experiment.mask.mode = MaskMode::add;
    VERIFY_CLOSE(*evaluate(experiment)->trace.heads[0].weights, unmasked, {.absolute = 1e-6});
    experiment.mask.mode = MaskMode::replace;
    VERIFY_CLOSE(*evaluate(experiment)->trace.heads[0].weights, Matrix::Constant(2, 2, 0.5), {});
  }

  void shares_stages_that_are_equal_by_definition() {
    Experiment experiment = small_experiment();
    const QkvHead& given = std::get<QkvInputs>(experiment.inputs).heads[0];
    HeadTrace head = evaluate(experiment)->trace.heads[0];
    QCOMPARE(head.q, given.q.shared());
    QCOMPARE(head.k, given.k.shared());
    QCOMPARE(head.v, given.v->shared());
    QVERIFY(head.scores != head.raw);
    QCOMPARE(head.logits, head.scores);
    QVERIFY(head.hidden == nullptr);
    QCOMPARE(evaluate(experiment)->trace.concat->cols(), Index(1));

    experiment.scoring.function = DotScoring{};
    head = evaluate(experiment)->trace.heads[0];
    QCOMPARE(head.scores, head.raw);
    QCOMPARE(head.logits, head.raw);
    experiment.temperature = 2.0;
    head = evaluate(experiment)->trace.heads[0];
    QVERIFY(head.logits != head.scores);

    const MatrixValue weights = ones(2, 2);
    experiment.inputs = WeightsInputs{{{weights, {}, {}}}, {}};
    QCOMPARE(evaluate(experiment)->trace.heads[0].weights, weights.shared());
    experiment.inputs = ScoresInputs{{{weights, {}, {}}}, {}};
    QCOMPARE(evaluate(experiment)->trace.heads[0].raw, weights.shared());
  }

  void has_the_stages_that_the_experiment_has() {
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
      RandomExperiment random(seed);
      const Experiment experiment = random.any(random.any_shape());
      const Evaluation evaluation = *evaluate(experiment);
      const std::vector<Stage> expected = stages_of(experiment);
      for (const Stage stage : all_stages) {
        const bool exists = std::find(expected.begin(), expected.end(), stage) != expected.end();
        QCOMPARE(stage_matrix(evaluation, stage, HeadIndex{0}) != nullptr, exists);
      }
      QVERIFY(stage_matrix(evaluation, Stage::weights, HeadIndex{head_count(experiment)}) == nullptr);
      QVERIFY(stage_matrix(evaluation, Stage::weights, HeadIndex{-1}) == nullptr);
    }
  }

  void given_weights_are_left_alone() {
    Experiment experiment;
    experiment.query_tokens = {"a"};
    Matrix weights(1, 1);
    weights << -0.25;
    experiment.inputs = WeightsInputs{{{MatrixValue(weights), ones(1, 2), {}}}, {}};
    experiment.mask.layers = {{PaddingMask{{{0}}}, {}, true, {}}};
    experiment.temperature = 3.0;
    experiment.normalizer = Normalizer::hardmax;
    const HeadTrace head = evaluate(experiment)->trace.heads[0];
    QCOMPARE(text(head.weights), QString("-0.25"));
    QCOMPARE(text(head.output), QString("-0.25 -0.25"));
    QVERIFY(head.hidden == nullptr);
  }

  void keys_and_values_default_to_the_queries_sequence() {
    Experiment experiment;
    experiment.query_tokens = {"a", "b"};
    ProjectedInputs inputs;
    Matrix x(2, 1);
    x << 1.0, 2.0;
    Matrix x_key(2, 1);
    x_key << 5.0, 7.0;
    inputs.x_query = MatrixValue(x);
    inputs.heads = {{ones(1, 1), ones(1, 1), ones(1, 1), {}, ones(1, 1), {}, {}}};
    experiment.inputs = inputs;
    QCOMPARE(text(evaluate(experiment)->trace.heads[0].q), QString("1 | 2"));
    QCOMPARE(text(evaluate(experiment)->trace.heads[0].k), QString("2 | 3"));
    QCOMPARE(text(evaluate(experiment)->trace.heads[0].v), QString("1 | 2"));
    inputs.x_key = MatrixValue(x_key);
    experiment.inputs = inputs;
    QCOMPARE(text(evaluate(experiment)->trace.heads[0].v), QString("5 | 7"));
    inputs.x_value = MatrixValue(x);
    experiment.inputs = inputs;
    QCOMPARE(text(evaluate(experiment)->trace.heads[0].v), QString("1 | 2"));
  }

  void widths_may_differ_by_head() {
    Experiment experiment;
    experiment.query_tokens = {"a"};
    experiment.key_tokens = {"x", "y"};
    experiment.inputs =
        QkvInputs{{{ones(1, 4), ones(2, 4), ones(2, 1), {}}, {ones(1, 16), ones(2, 16), ones(2, 3), {}}}, {}};
    const Evaluation evaluation = *evaluate(experiment);
    // Each head its own 1/√d_k: 4/2 and 16/4.
    QCOMPARE(text(evaluation.trace.heads[0].scores), QString("2 2"));
    QCOMPARE(text(evaluation.trace.heads[1].scores), QString("4 4"));
    QCOMPARE(text(evaluation.trace.concat), QString("1 1 1 1"));
  }

  void no_tokens_give_empty_stages() {
    Experiment experiment;
    experiment.inputs = QkvInputs{{{ones(0, 2), ones(0, 2), ones(0, 3), {}}}, {}};
    Evaluation evaluation = *evaluate(experiment);
    QCOMPARE(evaluation.trace.heads[0].weights->size(), Index(0));
    QCOMPARE(evaluation.trace.concat->rows(), Index(0));
    QCOMPARE(evaluation.trace.concat->cols(), Index(3));

    experiment.query_tokens = {"a", "b"};
    experiment.key_tokens.emplace();
    experiment.inputs = QkvInputs{{{ones(2, 2), ones(0, 2), ones(0, 3), {}}}, {}};
    evaluation = *evaluate(experiment);
    QCOMPARE(evaluation.trace.heads[0].weights->rows(), Index(2));
    QVERIFY(*evaluation.trace.heads[0].output == Matrix::Zero(2, 3));
  }

  void stops_when_asked() {
    std::stop_source source;
    source.request_stop();
    QVERIFY(!evaluate(small_experiment(), source.get_token()));
  }

  void stops_in_the_middle_of_a_long_head() {
    Experiment experiment;
    experiment.query_tokens.assign(4096, "token");
    const auto draw = [](Index rows, Index columns) {
      return MatrixValue::randn(rows, columns, {.seed = 1, .skip = 0, .scale = 0.1});
    };
    experiment.inputs = QkvInputs{{{draw(4096, 8), draw(4096, 8), {}, {}}}, {}};
    experiment.scoring.function =
        AdditiveScoring{{{draw(256, 8), draw(256, 8), draw(1, 256), {}, {}, {}, {}}}};
    std::stop_source source;
    bool finished = true;
    std::thread worker([&] { finished = evaluate(experiment, source.get_token()).has_value(); });
    QTest::qSleep(50);
    source.request_stop();
    worker.join();
    QVERIFY(!finished);
  }
};

const TestClass registered = test_class<EvaluateTest>("evaluate_test");

}  // namespace headlight::test::evaluate_test

#include "evaluate_test.moc"
