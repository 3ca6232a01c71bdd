// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>

#include "core/experiment/evaluate.h"
#include "core/experiment/validate.h"
#include "core/formats/experiment_json.h"
#include "tests/support/close_to.h"
#include "tests/support/experiments.h"
#include "tests/support/reference_file.h"
#include "tests/support/test_class.h"

namespace examples_test {

using namespace headlight;
using namespace headlight::test;

namespace {

constexpr Tolerance four_decimals{.absolute = 5e-5, .relative = 0.0};
constexpr Tolerance tight{.absolute = 1e-15, .relative = 1e-12};

Evaluation evaluated(const std::string& id) { return evaluate(example(id)).value(); }

Matrix stage(const Evaluation& evaluation, Stage stage, Index head = 0) {
  return *stage_matrix(evaluation, stage, HeadIndex{head});
}

}  // namespace

// The facts that the built-in examples are there to show. Numbers are the articles', or hand arithmetic.
class ExamplesTest : public QObject {
  Q_OBJECT

 private slots:
  void there_are_twelve() { QCOMPARE(example_ids().size(), std::size_t{12}); }

  void each_is_valid_and_saved_as_it_is() {
    for (const std::string& id : example_ids()) {
      const Experiment experiment = example(id);
      QVERIFY2(!validate(experiment), id.c_str());
      QCOMPARE(write_experiment(experiment), example_file(id));
    }
  }

  void only_the_deliberate_ones_have_diagnostics() {
    for (const std::string& id : example_ids()) {
      // A causal first row sees one key only, which is no saturation; the random NumPy program has peaks.
      const bool deliberate = id == "numpy-seed-42";
      QVERIFY2(deliberate || evaluated(id).diagnostics.empty(), id.c_str());
    }
  }

  void library_books() {
    const Evaluation e = evaluated("library-books");
    VERIFY_CLOSE(stage(e, Stage::raw), rows({{0.7, 0.1, 0.9, 0.2, 0.6}}), tight);
    VERIFY_CLOSE(stage(e, Stage::weights), rows({{0.2211, 0.1564, 0.2482, 0.1657, 0.2087}}), four_decimals);
    VERIFY_CLOSE(stage(e, Stage::output), rows({{3.9266}}), four_decimals);
    const double sum = stage(e, Stage::logits).array().exp().sum();
    VERIFY_CLOSE(sum, 6.775, Tolerance{.absolute = 5e-4, .relative = 0.0});
  }

  void translation() {
    const Matrix first = rows({{.90, .05, .03, .02}, {.05, .90, .03, .02}, {.05, .10, .80, .05}});
    const Matrix second = rows({{.85, .10, .03, .02}, {.10, .85, .03, .02}, {.03, .07, .85, .05}});
    QCOMPARE(text(example("translation").query_tokens), std::string("I love China"));
    QCOMPARE(text(key_tokens(example("translation"))), std::string("我 爱 中国 EOS"));
    QVERIFY(stage(evaluated("translation"), Stage::weights) == first);
    QVERIFY(stage(evaluated("translation-two-heads"), Stage::weights, 0) == first);
    QVERIFY(stage(evaluated("translation-two-heads"), Stage::weights, 1) == second);
  }

  void translation_scores() {
    VERIFY_CLOSE(stage(evaluated("translation-scores"), Stage::weights),
                 rows({{0.0032, 0.0033, 0.9905, 0.0030}}), four_decimals);
  }

  void additive() {
    const Experiment experiment = example("additive");
    const auto columns = [&](MatrixRole role) { return find_matrix(experiment, {role, {}})->columns(); };
    QCOMPARE(columns(MatrixRole::q), Index{32});
    QCOMPARE(columns(MatrixRole::k), Index{64});
    QCOMPARE(columns(MatrixRole::v), Index{64});
    QCOMPARE(columns(MatrixRole::v_a), Index{64});
    QCOMPARE(key_count(experiment), Index{4});
    const Matrix weights = stage(evaluated("additive"), Stage::weights);
    QVERIFY(weights.col(3).isZero(0.0));
    // v_a goes on in the stream where U_a ends.
    const Matrix continued =
        MatrixValue::randn(1, 64, {.seed = 1, .skip = 608 + 64 * 32 + 64 * 64, .scale = 0.1}).values();
    VERIFY_CLOSE(find_matrix(experiment, {MatrixRole::v_a, {}})->values(), continued, tight);
  }

  void scaled_dot_two_heads() {
    Experiment experiment = example("scaled-dot-two-heads");
    QCOMPARE(head_count(experiment), Index{2});
    QCOMPARE(find_matrix(experiment, {MatrixRole::k, HeadIndex{1}})->columns(), Index{4});
    const Evaluation e = evaluated("scaled-dot-two-heads");
    QVERIFY(stage(e, Stage::weights, 0).col(2).isZero(0.0));
    QVERIFY(stage(e, Stage::weights, 1).col(2).isZero(0.0));
    // With every key hidden, as the article's code does it, each gets 1/3.
    std::get<PaddingMask>(experiment.mask.layers.at(0).pattern).keys = {KeyIndex{0}, KeyIndex{1},
                                                                        KeyIndex{2}};
    VERIFY_CLOSE(stage(evaluate(experiment).value(), Stage::weights),
                 Matrix(Matrix::Constant(3, 3, 1.0 / 3.0)), tight);
  }

  void numpy_seed_42() {
    const nlohmann::json expected = read_json("reference/numpy_seed42.json");
    const Evaluation e = evaluated("numpy-seed-42");
    for (std::size_t head = 0; head < 3; ++head) {
      VERIFY_CLOSE(stage(e, Stage::weights, static_cast<Index>(head)), to_matrix(expected["weights"][head]),
                   Tolerance{.absolute = 0.0, .relative = 1e-10});
    }
    VERIFY_CLOSE(stage(e, Stage::final_output), to_matrix(expected["final_output"]),
                 Tolerance{.absolute = 0.0, .relative = 1e-10});
  }

  void sixty_four_ones() {
    const Evaluation e = evaluated("sixty-four-ones");
    QVERIFY(stage(e, Stage::raw) == rows({{64, 48, 32}}));
    QVERIFY(stage(e, Stage::scores) == rows({{8, 6, 4}}));
    VERIFY_CLOSE(stage(e, Stage::weights), rows({{0.867, 0.117, 0.016}}),
                 Tolerance{.absolute = 5e-4, .relative = 0.0});
    Experiment unscaled = example("sixty-four-ones");
    unscaled.scoring.function = DotScoring{};
    const Evaluation saturated = evaluate(unscaled).value();
    QCOMPARE(saturated.diagnostics.size(), std::size_t{1});
    QCOMPARE(saturated.diagnostics.front().code, DiagnosticCode::saturated);
  }

  void encoder_decoder() {
    const Evaluation e = evaluated("encoder-decoder");
    const Matrix& attended = stage(e, Stage::output, 0);
    QVERIFY((attended.row(0) - attended.row(1)).norm() > 0.5);
    QVERIFY((attended.row(1) - attended.row(2)).norm() > 0.5);
    const Matrix& fixed = stage(e, Stage::output, 1);
    const Matrix mean = stage(e, Stage::v, 1).colwise().mean();
    VERIFY_CLOSE(fixed, Matrix(mean.replicate(3, 1)), tight);
    QCOMPARE(fixed.rows(), Index{3});
    QCOMPARE(key_count(example("encoder-decoder")), Index{4});
    QCOMPARE(scoring_kind(example("encoder-decoder")), ScoringKind::additive);
  }

  void soft_and_hard() {
    const Evaluation e = evaluated("soft-and-hard");
    QVERIFY(stage(e, Stage::raw, 0) == stage(e, Stage::raw, 1));
    QVERIFY(stage(e, Stage::weights, 1) == rows({{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}));
    QVERIFY(stage(e, Stage::weights, 0).minCoeff() > 0.0);
    QVERIFY(stage(e, Stage::output, 1) == rows({{10}, {20}, {30}}));
  }

  void causal() {
    const Experiment experiment = example("causal");
    QCOMPARE(query_count(experiment), Index{6});
    QVERIFY(!experiment.key_tokens);
    const Matrix weights = stage(evaluated("causal"), Stage::weights);
    QCOMPARE(weights(0, 0), 1.0);
    for (Index i = 0; i < 6; ++i) {
      for (Index j = 0; j < 6; ++j) {
        QCOMPARE(weights(i, j) == 0.0, j > i);
      }
    }
  }

  void coreference() {
    const Experiment experiment = example("coreference");
    QCOMPARE(query_count(experiment), Index{11});
    QCOMPARE(experiment.query_tokens.at(7), std::string("it"));
    QCOMPARE(experiment.query_tokens.at(1), std::string("animal"));
    QVERIFY(find_matrix(experiment, {MatrixRole::q, {}})->columns() <= 4);
    const Matrix weights = stage(evaluated("coreference"), Stage::weights);
    // it · animal = (3·3 + 0.5·1)/2, far above the rest.
    QVERIFY(weights(7, 1) > 0.7);
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<ExamplesTest>("examples_test");

}  // namespace examples_test

#include "examples_test.moc"
