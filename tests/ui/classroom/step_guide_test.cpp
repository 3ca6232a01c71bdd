// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/step_guide.h"

#include <QSignalSpy>
#include <QTest>

#include "tests/support/experiments.h"
#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"

namespace step_guide_test {

using namespace headlight;
using namespace headlight::test;
using namespace headlight::ui;

// Walking through the calculation, by hand and by itself.
class StepGuideTest : public QObject {
  Q_OBJECT

 private slots:
  void steps_show_their_stages() {
    ViewFixture f;
    StepGuide guide(f.selection);
    QVERIFY(f.open(example("causal")));
    guide.first();
    QCOMPARE(guide.present().kind, StepKind::tokens);
    QVERIFY(!guide.has_previous());
    std::vector<Stage> seen;
    while (guide.has_next()) {
      guide.next();
      QCOMPARE(f.selection.stage(), guide.present().stage);
      seen.push_back(f.selection.stage());
    }
    QCOMPARE(seen.size() + 1, guide.steps().size());
    guide.previous();
    QCOMPARE(f.selection.stage(), seen.at(seen.size() - 2));
    guide.last();
    QCOMPARE(f.selection.stage(), seen.back());
  }

  void a_stage_chosen_elsewhere_moves_the_guide() {
    ViewFixture f;
    StepGuide guide(f.selection);
    QVERIFY(f.open(sample_experiment(2, 3, 1)));
    const QSignalSpy moved(&guide, &StepGuide::moved);
    f.selection.set_stage(Stage::k);
    QCOMPARE(guide.present().kind, StepKind::keys);
    QCOMPARE(moved.size(), 1);
    // There is no scale: scores belong to the raw scores, and the stage chosen stays.
    f.selection.set_stage(Stage::scores);
    QCOMPARE(guide.present().kind, StepKind::raw_scores);
    QCOMPARE(f.selection.stage(), Stage::scores);
  }

  void at_query_pace_each_row_is_locked() {
    ViewFixture f;
    StepGuide guide(f.selection);
    QVERIFY(f.open(sample_experiment(2, 3, 2)));
    f.selection.set_heads({HeadIndex{1}});
    f.selection.set_stage(Stage::weights);
    guide.set_pace(Pace::row);
    guide.next();
    QVERIFY(f.selection.pinned() == (StageCell{Stage::weights, HeadIndex{1}, 0, 0}));
    guide.next();
    QVERIFY(f.selection.pinned() == (StageCell{Stage::weights, HeadIndex{1}, 1, 0}));
    guide.next();
    QCOMPARE(f.selection.stage(), Stage::output);
    QVERIFY(!f.selection.pinned());
    guide.previous();
    QVERIFY(f.selection.pinned() == (StageCell{Stage::weights, HeadIndex{1}, 1, 0}));
  }

  void at_cell_pace_each_cell_is_locked() {
    ViewFixture f;
    StepGuide guide(f.selection);
    QVERIFY(f.open(sample_experiment(2, 2, 1)));
    f.selection.set_stage(Stage::raw);
    guide.set_pace(Pace::cell);
    std::vector<std::pair<Index, Index>> walked;
    for (guide.next(); guide.present().kind == StepKind::raw_scores; guide.next()) {
      walked.emplace_back(f.selection.pinned()->row, f.selection.pinned()->column);
    }
    QVERIFY(walked == (std::vector<std::pair<Index, Index>>{{0, 0}, {0, 1}, {1, 0}, {1, 1}}));
  }

  void an_edit_keeps_the_step_where_it_still_is() {
    ViewFixture f;
    StepGuide guide(f.selection);
    QVERIFY(f.open(sample_experiment(2, 3, 1)));
    f.selection.set_stage(Stage::output);
    const QSignalSpy changed(&guide, &StepGuide::steps_changed);
    Experiment experiment = *f.document.experiment();
    experiment.temperature = 2.0;
    QVERIFY(f.change(std::move(experiment)));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(guide.present().kind, StepKind::output);
    QVERIFY(f.document.experiment()->temperature == 2.0);
  }

  void playing_walks_to_the_end_and_stops() {
    ViewFixture f;
    StepGuide guide(f.selection);
    QVERIFY(f.open(sample_experiment(2, 3, 1)));
    guide.first();
    guide.set_milliseconds_a_step(5);
    const QSignalSpy playing(&guide, &StepGuide::playing_changed);
    const QSignalSpy moved(&guide, &StepGuide::moved);
    guide.set_playing(true);
    QVERIFY(QTest::qWaitFor([&] { return !guide.is_playing(); }));
    QCOMPARE(guide.position().step, guide.steps().size() - 1);
    QCOMPARE(static_cast<std::size_t>(moved.size()), guide.steps().size() - 1);
    QCOMPARE(playing.size(), 2);
    // From the end it begins anew.
    guide.set_playing(true);
    QCOMPARE(guide.position().step, std::size_t{0});
    guide.set_playing(false);
    QVERIFY(!guide.is_playing());
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<StepGuideTest>("step_guide_test");

}  // namespace step_guide_test

#include "step_guide_test.moc"
