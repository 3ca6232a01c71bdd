// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/concealment.h"

#include <QTest>
#include <string>

#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace concealment_test {

using namespace headlight;
using namespace headlight::test;

namespace {

/// One row after the other: "?" concealed, "." told; "none" where nothing of the stage is concealed.
std::string text(const Concealment& concealment, const Evaluation& evaluation, Stage stage, Index head = 0) {
  const auto cells = concealed_cells(concealment, evaluation, stage, HeadIndex{head});
  if (!cells) {
    return "none";
  }
  std::string result;
  for (Index row = 0; row < cells->rows(); ++row) {
    result += row > 0 ? " " : "";
    for (Index column = 0; column < cells->cols(); ++column) {
      result += (*cells)(row, column) ? '?' : '.';
    }
  }
  return result;
}

}  // namespace

// What stays unsaid while a class guesses.
class ConcealmentTest : public QObject {
  Q_OBJECT

 private slots:
  void a_row_and_what_comes_of_it() {
    const Evaluation e = evaluate(small_projection()).value();
    const Concealment concealment{.stage = Stage::weights, .head = {}, .row = 1, .columns = {}};
    QCOMPARE(text(concealment, e, Stage::weights), std::string("... ??? ..."));
    QCOMPARE(text(concealment, e, Stage::weights, 1), std::string("... ??? ..."));
    QCOMPARE(text(concealment, e, Stage::output, 1), std::string(".. ?? .."));
    QCOMPARE(text(concealment, e, Stage::concat), std::string("... ??? ..."));
    QCOMPARE(text(concealment, e, Stage::final_output), std::string(".. ?? .."));
    QCOMPARE(text(concealment, e, Stage::raw), std::string("none"));
    QCOMPARE(text(concealment, e, Stage::v), std::string("none"));
  }

  void one_head_and_some_keys() {
    const Evaluation e = evaluate(small_projection()).value();
    const Concealment concealment{
        .stage = Stage::scores, .head = HeadIndex{1}, .row = 0, .columns = std::vector<Index>{2}};
    QCOMPARE(text(concealment, e, Stage::scores, 0), std::string("none"));
    QCOMPARE(text(concealment, e, Stage::scores, 1), std::string("..? ... ..."));
    QCOMPARE(text(concealment, e, Stage::weights, 1), std::string("..? ... ..."));
    QCOMPARE(text(concealment, e, Stage::output, 1), std::string("?? .. .."));
    QVERIFY(is_asked(concealment, Stage::scores, HeadIndex{1}, 0, 2));
    QVERIFY(!is_asked(concealment, Stage::weights, HeadIndex{1}, 0, 2));
    QVERIFY(is_concealed(concealment, e, Stage::weights, HeadIndex{1}, 0, 2));
  }

  // Without scale, temperature and mask the logits are the raw scores.
  void the_same_number_is_not_told_by_an_earlier_stage() {
    const Evaluation e = evaluate(small_vectors()).value();
    const Concealment concealment{.stage = Stage::logits, .head = {}, .row = 0, .columns = {}};
    QCOMPARE(text(concealment, e, Stage::raw), std::string("??? ..."));
    QCOMPARE(text(concealment, e, Stage::scores), std::string("??? ..."));
    QCOMPARE(text(concealment, e, Stage::q), std::string("none"));
  }

  // Equal scores of 0 behind a causal mask: the weights of hidden keys are 0 as well.
  void a_weight_that_equals_its_score_hides_no_score() {
    Experiment experiment = small_scores();
    for (ScoresHead& head : std::get<ScoresInputs>(experiment.inputs).heads) {
      head.scores = value({{0, 0, 0}, {0, 0, 0}});
    }
    experiment.mask.layers = {MaskLayer{CausalMask{}, {}, true, {}}};
    const Evaluation e = evaluate(experiment).value();
    const Concealment concealment{.stage = Stage::weights, .head = {}, .row = 0, .columns = {}};
    QCOMPARE(text(concealment, e, Stage::weights), std::string("??? ..."));
    QCOMPARE(text(concealment, e, Stage::raw), std::string("none"));
  }

  void everything_of_a_stage() {
    const Evaluation e = evaluate(small_vectors()).value();
    const Concealment all{.stage = Stage::weights, .head = {}, .row = {}, .columns = {}};
    QCOMPARE(text(all, e, Stage::weights), std::string("??? ???"));
    QCOMPARE(text(all, e, Stage::output), std::string("? ?"));
    // Rows of K are keys, those of what follows are queries.
    const Concealment keys{.stage = Stage::k, .head = {}, .row = 1, .columns = {}};
    QCOMPARE(text(keys, e, Stage::k), std::string(".. ?? .."));
    QCOMPARE(text(keys, e, Stage::raw), std::string("none"));
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<ConcealmentTest>("concealment_test");

}  // namespace concealment_test

#include "concealment_test.moc"
