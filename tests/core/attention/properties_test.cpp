// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <limits>

#include "core/experiment/evaluate.h"
#include "tests/support/close_to.h"
#include "tests/support/random_experiment.h"
#include "tests/support/test_class.h"

namespace headlight::test::properties_test {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr Index heads = 3;

std::vector<std::string> tokens(Index count) {
  return std::vector<std::string>(static_cast<std::size_t>(count), "token");
}

/// Heads of queries, keys and values, all d wide.
Experiment qkv(RandomExperiment& random, Index n_q, Index n_k, Index d) {
  Experiment experiment;
  experiment.query_tokens = tokens(n_q);
  experiment.key_tokens = tokens(n_k);
  QkvInputs inputs;
  for (Index head = 0; head < heads; ++head) {
    inputs.heads.push_back({MatrixValue(random.matrix(n_q, d)),
                            MatrixValue(random.matrix(n_k, d)),
                            MatrixValue(random.matrix(n_k, d)),
                            {}});
  }
  experiment.inputs = std::move(inputs);
  return experiment;
}

Experiment from_scores(const Matrix& scores) {
  Experiment experiment;
  experiment.query_tokens = tokens(scores.rows());
  experiment.key_tokens = tokens(scores.cols());
  experiment.inputs = ScoresInputs{{{MatrixValue(scores), {}, {}}}, {}};
  experiment.scoring.function = DotScoring{};
  return experiment;
}

Matrix weights_of(const Experiment& experiment) { return *evaluate(experiment)->trace.heads[0].weights; }

}  // namespace

class PropertiesTest : public QObject {
  Q_OBJECT
 private slots:
  void rows_sum_to_one_and_hidden_is_exactly_zero() {
    for (std::uint32_t seed = 0; seed < 100; ++seed) {
      RandomExperiment random(seed);
      Experiment experiment = qkv(random, 1 + random.pick(40), 1 + random.pick(40), 1 + random.pick(9));
      const RandomExperiment::Shape shape{heads, query_count(experiment), key_count(experiment)};
      experiment.mask.layers = {random.mask_layer(shape), random.mask_layer(shape)};
      experiment.temperature = random.chance(2) ? 0.1 : 2.0;
      const Evaluation evaluation = *evaluate(experiment);
      for (const HeadTrace& head : evaluation.trace.heads) {
        for (Index i = 0; i < shape.n_q; ++i) {
          bool any_visible = false;
          for (Index j = 0; j < shape.n_k; ++j) {
            const bool hidden = head.hidden && (*head.hidden)(i, j);
            any_visible = any_visible || !hidden;
            QVERIFY(!hidden || (*head.weights)(i, j) == 0.0);
            QVERIFY((*head.weights)(i, j) >= 0.0);
          }
          VERIFY_CLOSE(head.weights->row(i).sum(), any_visible ? 1.0 : 0.0, {.absolute = 1e-14});
        }
      }
    }
  }

  void a_constant_added_to_a_row_of_scores_changes_nothing() {
    for (std::uint32_t seed = 0; seed < 50; ++seed) {
      RandomExperiment random(seed);
      const Matrix scores = random.matrix(7, 1 + random.pick(20));
      Matrix moved = scores;
      moved.row(3).array() += 17.25;
      VERIFY_CLOSE(weights_of(from_scores(moved)), weights_of(from_scores(scores)), {.absolute = 1e-14});
    }
  }

  void permuting_heads_permutes_results() {
    RandomExperiment random(5);
    Experiment experiment = qkv(random, 6, 9, 4);
    experiment.mask.layers = {{CausalMask{}, std::vector{HeadIndex{0}, HeadIndex{2}}, true, {}}};
    experiment.normalizer = std::vector{Normalizer::softmax, Normalizer::hardmax, Normalizer::softmax};
    Experiment permuted = experiment;
    const std::vector<QkvHead> given = std::get<QkvInputs>(experiment.inputs).heads;
    std::get<QkvInputs>(permuted.inputs).heads = {given[1], given[2], given[0]};
    permuted.mask.layers[0].heads = std::vector{HeadIndex{2}, HeadIndex{1}};
    permuted.normalizer = std::vector{Normalizer::hardmax, Normalizer::softmax, Normalizer::softmax};
    const Evaluation before = *evaluate(experiment);
    const Evaluation after = *evaluate(permuted);
    for (std::size_t i = 0; i < heads; ++i) {
      QVERIFY(*after.trace.heads[i].weights == *before.trace.heads[(i + 1) % heads].weights);
      QVERIFY(*after.trace.heads[i].output == *before.trace.heads[(i + 1) % heads].output);
    }
  }

  void nothing_behind_an_excluded_key_does_harm_data() {
    QTest::addColumn<double>("poison");
    QTest::newRow("NaN") << nan;
    QTest::newRow("infinity") << infinity;
    QTest::newRow("-infinity") << -infinity;
  }
  void nothing_behind_an_excluded_key_does_harm() {
    QFETCH(double, poison);
    RandomExperiment random(11);
    Experiment experiment = qkv(random, 5, 21, 6);
    const Evaluation clean = *evaluate(experiment);
    experiment.mask.layers = {{PaddingMask{{{2}, {20}}}, {}, true, {}}};
    const Evaluation masked = *evaluate(experiment);
    for (QkvHead& head : std::get<QkvInputs>(experiment.inputs).heads) {
      Matrix k = head.k.values();
      Matrix v = head.v->values();
      for (const Index key : {2, 20}) {
        k.row(key).setConstant(poison);
        v.row(key).setConstant(poison);
      }
      head.k = MatrixValue(k);
      head.v = MatrixValue(v);
    }
    const Evaluation poisoned = *evaluate(experiment);
    QVERIFY(poisoned.diagnostics.empty());
    for (std::size_t i = 0; i < heads; ++i) {
      const HeadTrace& head = poisoned.trace.heads[i];
      VERIFY_CLOSE(*head.weights, *masked.trace.heads[i].weights, {.absolute = 1e-15});
      VERIFY_CLOSE(*head.output, *masked.trace.heads[i].output, {.absolute = 1e-14});
      QVERIFY(head.output->allFinite());
      QCOMPARE((*head.logits)(0, 2), -infinity);
      // What the mask hides is still shown as computed, and moves nothing else.
      QVERIFY(!std::isfinite((*head.raw)(0, 2)));
      VERIFY_CLOSE(Matrix(head.raw->leftCols(2)), Matrix(clean.trace.heads[i].raw->leftCols(2)),
                   {.absolute = 1e-14});
    }
  }

  void a_weight_of_zero_shields_in_every_mode() {
    Experiment experiment = from_scores(Matrix::Zero(1, 2));
    Matrix v(2, 1);
    v << 3.0, nan;
    std::get<ScoresInputs>(experiment.inputs).heads[0].v = MatrixValue(v);
    experiment.mask.layers = {{PaddingMask{{{1}}}, {}, true, {}}};
    for (const MaskMode mode : {MaskMode::exclude, MaskMode::add, MaskMode::replace}) {
      experiment.mask.mode = mode;
      QCOMPARE((*evaluate(experiment)->trace.heads[0].output)(0, 0), 3.0);
    }
  }

  void huge_scores_stay_finite() {
    Matrix scores(3, 3);
    scores << 1e5, -1e5, 0.0, -1e5, -1e5, -1e5, 1e5, 1e5, -1e5;
    Matrix expected(3, 3);
    expected << 1.0, 0.0, 0.0, 1.0 / 3, 1.0 / 3, 1.0 / 3, 0.5, 0.5, 0.0;
    VERIFY_CLOSE(weights_of(from_scores(scores)), expected, {.absolute = 1e-15});
    // The largest doubles there are, whose difference overflows.
    scores.row(0) << 1.7e308, -1.7e308, -infinity;
    QCOMPARE(weights_of(from_scores(scores))(0, 0), 1.0);
    QCOMPARE(weights_of(from_scores(scores))(0, 1), 0.0);
    QCOMPARE(weights_of(from_scores(scores))(0, 2), 0.0);
  }

  void weights_fade_to_zero_without_a_floor() {
    Matrix scores(1, 4);
    scores << 0.0, -700.0, -740.0, -1e9;
    const Matrix weights = weights_of(from_scores(scores));
    VERIFY_CLOSE(weights(0, 1), std::exp(-700.0), {.relative = 1e-13});
    QVERIFY(weights(0, 2) < 1e-300);
    QCOMPARE(weights(0, 3), 0.0);
  }

  void additive_scores_keep_their_digits_when_small() {
    // tanh(x) = x − x³/3 + …: for tiny arguments the score is v·x to all digits.
    Experiment experiment;
    experiment.query_tokens = tokens(1);
    const MatrixValue one(Matrix::Ones(1, 1));
    experiment.inputs = QkvInputs{{{one, one, {}, {}}}, {}};
    for (const double x : {1e-300, 1e-18, 1e-9, 1e-5, 0.01, 0.3, 0.6, 1.0, 5.0, 18.0, 30.0, 1e5, infinity}) {
      for (const double sign : {1.0, -1.0}) {
        const MatrixValue w(Matrix::Constant(1, 1, sign * x));
        experiment.scoring.function =
            AdditiveScoring{{{w, MatrixValue(Matrix::Zero(1, 1)), one, {}, {}, {}, {}}}};
        VERIFY_CLOSE((*evaluate(experiment)->trace.heads[0].raw)(0, 0), std::tanh(sign * x),
                     {.relative = 5e-16});
      }
    }
  }

  void nan_and_infinity_that_are_visible_spoil_their_row_only() {
    for (const double spoiler : {nan, infinity}) {
      for (const Normalizer normalizer : {Normalizer::softmax, Normalizer::hardmax}) {
        Matrix scores = Matrix::Zero(2, 3);
        scores(1, 1) = spoiler;
        Experiment experiment = from_scores(scores);
        experiment.normalizer = normalizer;
        std::get<ScoresInputs>(experiment.inputs).heads[0].v = MatrixValue(Matrix::Ones(3, 2));
        experiment.mask.layers = {{PaintedMask{{{{1}, {2}}}}, {}, true, {}}};
        const HeadTrace head = evaluate(experiment)->trace.heads[0];
        QVERIFY(head.weights->row(0).allFinite());
        QVERIFY(std::isnan((*head.weights)(1, 0)) && std::isnan((*head.weights)(1, 1)));
        QCOMPARE((*head.weights)(1, 2), 0.0);
        QVERIFY(head.output->row(0).allFinite());
        QVERIFY(std::isnan((*head.output)(1, 0)) && std::isnan((*head.output)(1, 1)));
      }
    }
  }

  void hardmax_takes_the_first_of_equals_whatever_the_temperature() {
    Matrix scores(2, 4);
    scores << 1.0, 2.0, 2.0, 0.0, -3.0, -infinity, -3.0, -4.0;
    Experiment experiment = from_scores(scores);
    experiment.normalizer = Normalizer::hardmax;
    Matrix expected(2, 4);
    expected << 0, 1, 0, 0, 1, 0, 0, 0;
    for (const double temperature : {1.0, 1e-320, 1e308}) {
      experiment.temperature = temperature;
      QVERIFY(weights_of(experiment) == expected);
    }
    // Under an added value, too: 1 / 1e-12 would outweigh it.
    experiment.mask.mode = MaskMode::add;
    experiment.mask.value = -5.0;
    experiment.mask.layers = {{PaddingMask{{{1}, {2}}}, {}, true, {}}};
    expected << 1, 0, 0, 0, 1, 0, 0, 0;
    for (const double temperature : {1.0, 1e-12}) {
      experiment.temperature = temperature;
      QVERIFY(weights_of(experiment) == expected);
    }
  }
};

const TestClass registered = test_class<PropertiesTest>("properties_test");

}  // namespace headlight::test::properties_test

#include "properties_test.moc"
