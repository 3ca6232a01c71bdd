// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/fit_selection.h"

#include <QtTest>

#include "tests/ui/heatmap/view_fixture.h"

using namespace headlight;
using namespace headlight::ui;

class FitSelectionTest : public QObject {
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
    Selection selection;
    selection.set_stage(Stage::logits);
    selection.set_heads({{0}, {2}});
    selection.set_locked(StageCell{.stage = Stage::logits, .head = {2}, .row = 0, .column = 0});
    selection.set_hovered(StageCell{.stage = Stage::weights, .head = {0}, .row = 1, .column = 1});
    Experiment experiment;
    experiment.query_tokens = {"a", "b"};
    experiment.inputs =
        WeightsInputs{.heads = {{MatrixValue(Matrix::Identity(2, 2)), {}, {}}}, .unknown = {}};
    fit_selection(selection, experiment);
    QCOMPARE(selection.stage(), Stage::weights);
    QCOMPARE(selection.heads(), std::vector<HeadIndex>{{0}});
    QVERIFY(!selection.locked());
    QVERIFY(selection.hovered());
    experiment.query_tokens = {"a"};
    fit_selection(selection, experiment);
    QVERIFY(!selection.hovered());
  }

  void cells_beyond_the_dimensions_of_a_result_are_freed() {
    const std::optional<Evaluation> evaluation = evaluate(test::sample_experiment(2, 3, 1));
    QVERIFY(evaluation);
    Selection selection;
    selection.set_locked(StageCell{.stage = Stage::q, .head = {}, .row = 1, .column = 1});
    fit_selection(selection, *evaluation);
    QVERIFY(selection.locked());
    selection.set_locked(StageCell{.stage = Stage::q, .head = {}, .row = 1, .column = 2});
    fit_selection(selection, *evaluation);
    QVERIFY(!selection.locked());
  }
};

QTEST_GUILESS_MAIN(FitSelectionTest)
#include "fit_selection_test.moc"
