// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/selection.h"

#include <QTest>

#include "core/explain/stage_cell.h"
#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"

namespace selection_test {

using namespace headlight;
using namespace headlight::ui;

class SelectionTest : public QObject {
  Q_OBJECT

 private slots:
  void the_nearest_stage_has_the_same_axes_if_any_has() {
    const std::vector<Stage> weights_only{Stage::v, Stage::weights, Stage::output, Stage::concat};
    QCOMPARE(nearest_stage(Stage::weights, weights_only), Stage::weights);
    QCOMPARE(nearest_stage(Stage::raw, weights_only), Stage::weights);
    QCOMPARE(nearest_stage(Stage::final_output, weights_only), Stage::concat);
    QCOMPARE(nearest_stage(Stage::k, weights_only), Stage::v);
    QCOMPARE(nearest_stage(Stage::output, {Stage::raw, Stage::weights}), Stage::weights);
    QCOMPARE(nearest_stage(Stage::output, {}), Stage::output);
  }

  void a_cell_keeps_its_place_among_stages_of_tokens() {
    const StageCell weight{.stage = Stage::weights, .head = {1}, .row = 2, .column = 3};
    QCOMPARE(cell_in_stage(weight, Stage::scores),
             std::optional(StageCell{.stage = Stage::scores, .head = {1}, .row = 2, .column = 3}));
    QVERIFY(!cell_in_stage(weight, Stage::output));
    const StageCell query{.stage = Stage::q, .head = {}, .row = 1, .column = 0};
    QCOMPARE(cell_in_stage(query, Stage::q), std::optional(query));
    QVERIFY(!cell_in_stage(query, Stage::output));
  }

  void numbers_stand_in_cells_of_stages() {
    const StageCell score{.stage = Stage::raw, .head = {1}, .row = 2, .column = 3};
    QCOMPARE(stage_cell_of(Address(score)), std::optional(score));
    QCOMPARE(stage_cell_of(InputNumber{{MatrixRole::scores, {1}}, 2, 3}), std::optional(score));
    QCOMPARE(stage_cell_of(MaskCell{{1}, {{2}, {3}}}),
             std::optional(StageCell{.stage = Stage::logits, .head = {1}, .row = 2, .column = 3}));
    QVERIFY(!stage_cell_of(InputNumber{{MatrixRole::w_q, {0}}, 0, 0}));
    QVERIFY(!stage_cell_of(Parameter{}));
    QVERIFY(!stage_cell_of(Address()));
  }

  void stages_heads_and_cells_that_went_away_are_left() {
    test::ViewFixture f;
    QVERIFY(f.open(test::sample_experiment(2, 2, 3)));
    f.selection.set_stage(Stage::logits);
    f.selection.set_heads({{0}, {2}});
    f.selection.set_pinned(StageCell{.stage = Stage::logits, .head = {2}, .row = 0, .column = 0});
    f.selection.set_hovered(StageCell{.stage = Stage::weights, .head = {0}, .row = 1, .column = 1});
    Experiment experiment;
    experiment.query_tokens = {"a", "b"};
    experiment.inputs =
        WeightsInputs{.heads = {{MatrixValue(Matrix::Identity(2, 2)), {}, {}}}, .unknown = {}};
    QVERIFY(f.change(experiment));
    QCOMPARE(f.selection.stage(), Stage::weights);
    QCOMPARE(f.selection.heads(), std::vector<HeadIndex>{{0}});
    QVERIFY(!f.selection.pinned());
    QVERIFY(f.selection.hovered());
    experiment.query_tokens = {"a"};
    experiment.inputs =
        WeightsInputs{.heads = {{MatrixValue(Matrix::Identity(1, 1)), {}, {}}}, .unknown = {}};
    QVERIFY(f.change(experiment));
    QVERIFY(!f.selection.hovered());
  }

  void cells_that_a_result_does_not_have_cannot_be_looked_at() {
    test::ViewFixture f;
    QVERIFY(f.open(test::sample_experiment(2, 3, 1)));
    f.selection.set_pinned(StageCell{.stage = Stage::q, .head = {}, .row = 1, .column = 1});
    QVERIFY(f.selection.pinned());
    f.selection.set_pinned(StageCell{.stage = Stage::q, .head = {}, .row = 1, .column = 2});
    QVERIFY(!f.selection.pinned());
    f.selection.set_hovered(StageCell{.stage = Stage::weights, .head = {1}, .row = 0, .column = 0});
    QVERIFY(!f.selection.hovered());
    f.selection.set_hovered(StageCell{.stage = Stage::weights, .head = {}, .row = -1, .column = 0});
    QVERIFY(!f.selection.hovered());
    f.selection.set_pointed(StageCell{.stage = Stage::weights, .head = {}, .row = 2, .column = 0});
    QCOMPARE(f.selection.pointed(), Address());
  }

  void what_is_shown_stays_one_value_while_the_next_result_is_computed() {
    test::ViewFixture f;
    QVERIFY(f.open(test::sample_experiment(3, 3, 2)));
    const StageCell last{.stage = Stage::weights, .head = {1}, .row = 2, .column = 2};
    f.selection.set_pinned(last);
    int heard = 0;
    QObject::connect(&f.selection, &Selection::result_changed, [&] {
      ++heard;
      QVERIFY(!f.selection.pinned() || has_cell(f.selection.evaluation(), *f.selection.pinned()));
      QCOMPARE(head_count(f.selection.experiment()),
               static_cast<Index>(f.selection.evaluation()->trace.heads.size()));
    });
    f.document.reset(test::sample_experiment(2, 2, 1), QString());
    QVERIFY(!f.selection.is_current());
    QCOMPARE(f.selection.experiment().query_tokens.size(), std::size_t{3});
    QCOMPARE(f.selection.pinned(), std::optional(last));
    // A wish for the new experiment waits for its result.
    const StageCell raw{.stage = Stage::raw, .head = {0}, .row = 1, .column = 1};
    f.selection.look_at(
        {.stage = Stage::raw, .heads = {}, .hovered = {}, .pinned = raw, .pointed = {}, .concealment = {}});
    QVERIFY(f.settle());
    QCOMPARE(heard, 1);
    QVERIFY(f.selection.is_current());
    QCOMPARE(f.selection.experiment().query_tokens.size(), std::size_t{2});
    QCOMPARE(f.selection.stage(), Stage::raw);
    QCOMPARE(f.selection.pinned(), std::optional(raw));
  }

  void words_alone_need_no_other_evaluation() {
    test::ViewFixture f;
    QVERIFY(f.open(test::sample_experiment(2, 2, 1)));
    const Evaluation* const before = f.selection.evaluation();
    Experiment renamed = *f.document.experiment();
    renamed.query_tokens[0] = "other";
    QVERIFY(f.document.apply(QStringLiteral("rename"), edit::Result(std::move(renamed))));
    QVERIFY(!f.runner.is_busy());
    QCOMPARE(f.selection.experiment().query_tokens[0], std::string("other"));
    QCOMPARE(f.selection.evaluation(), before);
    QVERIFY(f.selection.is_current());
  }

  void a_pinned_cell_goes_along_to_another_stage() {
    test::ViewFixture f;
    QVERIFY(f.open(test::sample_experiment(2, 2, 1)));
    f.selection.set_pinned(StageCell{.stage = Stage::weights, .head = {}, .row = 1, .column = 0});
    f.selection.set_stage(Stage::raw);
    QCOMPARE(f.selection.pinned(),
             std::optional(StageCell{.stage = Stage::raw, .head = {}, .row = 1, .column = 0}));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<SelectionTest>("selection_test");

}  // namespace selection_test

#include "selection_test.moc"
