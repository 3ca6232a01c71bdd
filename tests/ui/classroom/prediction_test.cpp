// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/prediction.h"

#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include "tests/support/experiments.h"
#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"
#include "ui/classroom/guess_layer.h"
#include "ui/classroom/predict_bar.h"
#include "ui/heatmap/heatmap_panel.h"
#include "ui/words/cell_text.h"

namespace prediction_test {

using namespace headlight;
using namespace headlight::test;
using namespace headlight::ui;

namespace {

using Kind = PredictionQuestion::Kind;
using Phase = PredictionRound::Phase;

/// raw: row 0 is 0 1 2, row 1 is 1 2 3 (see sample_experiment).
struct Fixture : ViewFixture {
  HeatmapPanel panel{document, selection, runner};
  PredictionRound round{document, selection};
  GuessLayer layer{round, selection, panel.canvas(), panel};

  Fixture() {
    panel.set_reduced_motion(true);
    panel.resize(700, 500);
    panel.show();
  }
  [[nodiscard]] bool begin(const PredictionQuestion& question) {
    if (!QTest::qWaitForWindowActive(&panel) || !open(sample_experiment(2, 3, 1))) {
      return false;
    }
    selection.set_stage(question.stage);
    panel.setFocus();
    round.ask(question);
    return true;
  }
  static StageCell raw(Index row, Index column) { return {Stage::raw, HeadIndex{0}, row, column}; }
  QLineEdit* field() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return panel.findChild<QLineEdit*>(QStringLiteral("guessField"));
  }
  void click(Index row, Index column) {
    const QPoint place = panel.canvas().renderer().cell_rect({0, row, column}).center().toPoint();
    QTest::mouseClick(&panel.canvas(), Qt::LeftButton, Qt::NoModifier, place);
    QCoreApplication::processEvents();
  }
};

PredictionQuestion values_of_row(Index row) {
  return {.stage = Stage::raw, .head = {}, .row = row, .columns = {}, .kind = Kind::values, .text = {}};
}

}  // namespace

// Predict, then reveal, with real clicks and keys.
class PredictionTest : public QObject {
  Q_OBJECT

 private slots:
  void guesses_are_typed_into_the_cells() {
    Fixture f;
    QVERIFY(f.begin(values_of_row(1)));
    f.click(1, 0);
    QVERIFY(f.field() != nullptr);
    QTest::keyClicks(f.field(), QStringLiteral("2/2"));
    QTest::keyClick(f.field(), Qt::Key_Return);
    QVERIFY(f.field()->hasFocus());
    // Full-width digits, as an input method gives them.
    QInputMethodEvent composed;
    composed.setCommitString(QStringLiteral("２．５"));
    QCoreApplication::sendEvent(f.field(), &composed);
    QTest::keyClick(f.field(), Qt::Key_Tab);
    QTest::keyClicks(f.field(), QStringLiteral("3"));
    QTest::keyClick(f.field(), Qt::Key_Return);
    QVERIFY(f.field() == nullptr);
    QVERIFY(f.panel.hasFocus());
    QCOMPARE(*f.round.guess_at(Fixture::raw(1, 0)), 1.0);
    QCOMPARE(*f.round.guess_at(Fixture::raw(1, 1)), 2.5);
    QCOMPARE(*f.round.guess_at(Fixture::raw(1, 2)), 3.0);
    QCOMPARE(f.round.score().open, 0);
    QVERIFY(!f.round.verdict(Fixture::raw(1, 0)));

    f.round.reveal();
    QVERIFY(f.round.verdict(Fixture::raw(1, 0))->right);
    const auto wrong = f.round.verdict(Fixture::raw(1, 1));
    QVERIFY(!wrong->right);
    QCOMPARE(wrong->guess, 2.5);
    QCOMPARE(wrong->number, 2.0);
    QCOMPARE(f.round.score().right, 2);
    QCOMPARE(f.round.score().wrong, 1);
  }

  void the_keyboard_alone_is_enough() {
    Fixture f;
    QVERIFY(f.begin(values_of_row(0)));
    f.selection.set_pinned(Fixture::raw(0, 1));
    QTest::keyClick(&f.panel, Qt::Key_4);
    QVERIFY(f.field() != nullptr);
    QCOMPARE(f.field()->text(), QStringLiteral("4"));
    QTest::keyClick(f.field(), Qt::Key_Left);  // within the text first
    QTest::keyClick(f.field(), Qt::Key_Left);
    QCOMPARE(*f.round.guess_at(Fixture::raw(0, 1)), 4.0);
    QVERIFY(f.selection.pinned() == Fixture::raw(0, 0));
    // What is no number stays and is refused; Esc gives up.
    QTest::keyClicks(f.field(), QStringLiteral("two"));
    QSignalSpy refused(&f.layer, &GuessLayer::refused);
    QTest::keyClick(f.field(), Qt::Key_Return);
    QCOMPARE(refused.size(), 1);
    QVERIFY(f.field() != nullptr);
    QTest::keyClick(f.field(), Qt::Key_Escape);
    QVERIFY(f.field() == nullptr);
    QVERIFY(!f.round.guess_at(Fixture::raw(0, 0)));
  }

  void no_view_tells_what_is_asked() {
    Fixture f;
    QVERIFY(f.begin(values_of_row(1)));
    const Evaluation& evaluation = *f.runner.latest().evaluation;
    const Figure& figure = *f.panel.canvas().figure();
    QVERIFY((*figure.panels[0].concealed)(1, 2));
    QVERIFY(!(*figure.panels[0].concealed)(0, 2));
    // The largest number, 3, is concealed: the range ends at the largest that is told.
    QCOMPARE(figure.panels[0].high, 2.0);
    const CellText text =
        cell_text(*f.runner.latest().experiment, evaluation, Fixture::raw(1, 2), f.selection.concealment());
    for (const CellFact& fact : text.facts) {
      QCOMPARE(fact.value, QStringLiteral("?"));
    }
    QVERIFY(
        cell_line(*f.runner.latest().experiment, evaluation, Fixture::raw(1, 2), 2, f.selection.concealment())
            .endsWith(QStringLiteral("?")));
    f.round.reveal();
    QVERIFY(!f.panel.canvas().figure()->panels[0].concealed);
    QCOMPARE(f.panel.canvas().figure()->panels[0].high, 3.0);
  }

  void the_strongest_is_chosen_one_a_row() {
    Fixture f;
    QVERIFY(f.begin({.stage = Stage::weights,
                     .head = {},
                     .row = {},
                     .columns = {},
                     .kind = Kind::strongest,
                     .text = {}}));
    const auto cell = [](Index row, Index column) {
      return StageCell{Stage::weights, HeadIndex{0}, row, column};
    };
    f.click(0, 0);
    QVERIFY(f.round.is_chosen(cell(0, 0)));
    f.click(0, 2);
    QVERIFY(!f.round.is_chosen(cell(0, 0)));
    QVERIFY(f.round.is_chosen(cell(0, 2)));
    QCOMPARE(f.round.score().open, 1);
    f.selection.set_pinned(cell(1, 1));
    QTest::keyClick(&f.panel, Qt::Key_Return);
    QVERIFY(f.round.is_chosen(cell(1, 1)));
    f.round.reveal();
    QVERIFY(f.round.verdict(cell(0, 2))->right);
    QVERIFY(!f.round.verdict(cell(1, 1))->right);
    QVERIFY(f.round.is_strongest(cell(1, 2)));
    QCOMPARE(f.round.score().right, 1);
    QCOMPARE(f.round.score().wrong, 1);
  }

  void hidden_cells_are_not_asked() {
    Fixture f;
    QVERIFY(f.open(sample_experiment(2, 3, 1)));
    Experiment experiment = *f.document.experiment();
    experiment.mask.layers = {
        {.pattern = PaddingMask{{KeyIndex{2}}}, .heads = {}, .enabled = true, .unknown = {}}};
    QVERIFY(f.change(std::move(experiment)));
    f.round.ask(
        {.stage = Stage::weights, .head = {}, .row = 0, .columns = {}, .kind = Kind::values, .text = {}});
    QCOMPARE(f.round.asked_cells().size(), std::size_t{2});
    QVERIFY(!f.round.asks({Stage::weights, HeadIndex{0}, 0, 2}));
    // From the last that is asked, the next does not exist.
    const StageCell last{Stage::weights, HeadIndex{0}, 0, 1};
    QVERIFY(f.round.neighbour(last, 0, 1) == last);
  }

  void only_the_keys_asked_for() {
    Fixture f;
    PredictionQuestion question = values_of_row(0);
    question.columns = std::vector<Index>{1};
    QVERIFY(f.begin(question));
    QCOMPARE(f.round.asked_cells().size(), std::size_t{1});
    f.click(0, 0);
    QVERIFY(f.field() == nullptr);
    f.click(0, 1);
    QVERIFY(f.field() != nullptr);
  }

  void another_shape_ends_the_round() {
    Fixture f;
    QVERIFY(f.begin(values_of_row(1)));
    QVERIFY(f.change(sample_experiment(1, 3, 1)));
    QCOMPARE(f.round.phase(), Phase::none);
    QVERIFY(!f.selection.concealment());
  }

  void the_bar_asks_and_counts() {
    Fixture f;
    PredictBar bar(f.round, f.document, f.selection);
    QVERIFY(f.begin(values_of_row(0)));
    QVERIFY(bar.text().contains(QStringLiteral("q1")));
    auto* const score = bar.findChild<QLabel*>(QStringLiteral("predictScore"));
    QCOMPARE(score->text(), QStringLiteral("3 still open"));
    f.round.guess(Fixture::raw(0, 0), 0.0);
    QCOMPARE(score->text(), QStringLiteral("2 still open"));
    f.round.guess(Fixture::raw(0, 2), 2.5);
    f.round.reveal();
    QCOMPARE(score->text(), QStringLiteral("1 right · 1 wrong · 1 open"));
    QCOMPARE(bar.text(), QStringLiteral("Not right: q1 → k3: 2.00, not 2.5 (−0.50)"));
    f.round.stop();
    QCOMPARE(bar.text(), QString());
    PredictionQuestion own = values_of_row(0);
    own.text = QStringLiteral("How large?");
    f.round.ask(own);
    QCOMPARE(bar.text(), QStringLiteral("How large?"));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<PredictionTest>("prediction_test");

}  // namespace prediction_test

#include "prediction_test.moc"
