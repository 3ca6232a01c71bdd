// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure.h"

#include <QTest>

#include "core/explain/stage_cell.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace figure_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

const QString english = QStringLiteral("en");
const QString chinese = QStringLiteral("zh_CN");

Figure figure_of(const Experiment& experiment, Stage stage = Stage::weights,
                 const FigureOptions& options = {}, const QString& language = english,
                 const std::vector<HeadIndex>& heads = {}) {
  return make_figure(experiment, *evaluate(experiment), stage, heads, options, language);
}

/// Given scores of one head.
Experiment two_by_two(std::initializer_list<std::initializer_list<double>> scores) {
  Experiment experiment;
  experiment.query_tokens = {"a", "b"};
  ScoresInputs inputs;
  inputs.heads.push_back({.scores = MatrixValue(test::rows(scores)), .v = {}, .unknown = {}});
  experiment.inputs = inputs;
  experiment.scoring.function = DotScoring{};
  return experiment;
}

}  // namespace

class FigureTest : public QObject {
  Q_OBJECT

 private slots:
  void speaks_english();
  void speaks_chinese();
  void every_stage_of_every_example_has_a_figure();
  void dimensions_are_numbered();
  void heads_are_chosen_in_order();
  void an_authors_words_take_the_place();
  void hidden_cells_and_fully_hidden_rows();
  void scores_before_the_mask_are_shown_as_computed();
  void given_weights_are_not_hatched();
  void ranges_by_stage_and_palette();
  void own_ranges_for_each_head();
  void one_end_of_a_range_follows_the_numbers();
  void what_a_palette_and_a_scale_leave_unused();
  void titles_are_cut_to_what_can_be_seen();
};

void FigureTest::speaks_english() {
  const Figure figure = figure_of(test::example("translation-two-heads"));
  QCOMPARE(figure.row_title, QStringLiteral("Query (rows)"));
  QCOMPARE(figure.column_title, QStringLiteral("Key (columns)"));
  QCOMPARE(figure.bar_title, QStringLiteral("Attention weight"));
  QCOMPARE(figure.panels[1].title, QStringLiteral("Head 2"));
  QCOMPARE(figure.row_labels, QStringLiteral("I love China").split(u' '));
  QCOMPARE(figure.column_labels, QStringLiteral("我 爱 中国 EOS").split(u' '));
}

void FigureTest::speaks_chinese() {
  const Experiment experiment = test::example("translation-two-heads");
  const Figure figure = figure_of(experiment, Stage::weights, {}, chinese);
  QCOMPARE(figure.title, QString::fromStdString(text_in(experiment.title, "zh_CN")));
  QCOMPARE(figure.row_title, QStringLiteral("查询 Query（行）"));
  QCOMPARE(figure.column_title, QStringLiteral("键 Key（列）"));
  QCOMPARE(figure.bar_title, QStringLiteral("注意力权重"));
  QCOMPARE(figure.panels[0].title, QStringLiteral("注意力头 1"));
  QVERIFY(figure.fully_hidden_note != figure_of(experiment).fully_hidden_note);
}

void FigureTest::every_stage_of_every_example_has_a_figure() {
  for (const std::string& id : test::example_ids()) {
    const Experiment experiment = test::example(id);
    const auto evaluation = evaluate(experiment);
    for (const Stage stage : stages_of(experiment)) {
      const Figure figure = make_figure(experiment, *evaluation, stage, {}, {}, english);
      QCOMPARE(static_cast<Index>(figure.panels.size()),
               is_per_head(stage) ? head_count(experiment) : Index(1));
      for (const FigurePanel& panel : figure.panels) {
        QCOMPARE(panel.values->rows(), static_cast<Index>(figure.row_labels.size()));
        QVERIFY(panel.values->cols() <= static_cast<Index>(figure.column_labels.size()));
        QVERIFY(panel.low < panel.high);
      }
      QVERIFY(!figure.bar_title.isEmpty() && !figure.row_title.isEmpty() && !figure.column_title.isEmpty());
    }
  }
}

void FigureTest::dimensions_are_numbered() {
  const Figure keys = figure_of(test::small_vectors(), Stage::k);
  QCOMPARE(keys.row_title, QStringLiteral("Key (rows)"));
  QCOMPARE(keys.row_labels, QStringLiteral("x y z").split(u' '));
  QCOMPARE(keys.column_title, QStringLiteral("Dimension (columns)"));
  QCOMPARE(keys.column_labels, (QStringList{QStringLiteral("d₁"), QStringLiteral("d₂")}));
}

void FigureTest::heads_are_chosen_in_order() {
  const Figure figure = figure_of(test::small_scores(), Stage::weights, {}, english, {HeadIndex{1}});
  QCOMPARE(figure.panels.size(), std::size_t(1));
  QCOMPARE(figure.panels[0].head, HeadIndex{1});
  QCOMPARE(figure.panels[0].title, QStringLiteral("Head 2"));
  QVERIFY(figure_of(test::small_vectors()).panels[0].title.isEmpty());
}

void FigureTest::an_authors_words_take_the_place() {
  FigureOptions options;
  options.title = "";
  options.query_title = "English";
  options.key_title = "Chinese";
  options.bar_title = "w";
  options.head_titles = {"first"};
  const Figure figure = figure_of(test::example("translation-two-heads"), Stage::weights, options);
  QCOMPARE(figure.title, QString());
  QCOMPARE(figure.row_title, QStringLiteral("English"));
  QCOMPARE(figure.column_title, QStringLiteral("Chinese"));
  QCOMPARE(figure.bar_title, QStringLiteral("w"));
  QCOMPARE(figure.panels[0].title, QStringLiteral("first"));
  QCOMPARE(figure.panels[1].title, QStringLiteral("Head 2"));
}

void FigureTest::hidden_cells_and_fully_hidden_rows() {
  Experiment experiment = test::small_scores();
  PaintedMask painted;
  for (Index key = 0; key < 3; ++key) {
    painted.hidden.push_back({QueryIndex{1}, KeyIndex{key}});
  }
  experiment.mask.layers = {
      MaskLayer{.pattern = painted, .heads = std::vector{HeadIndex{1}}, .enabled = true, .unknown = {}}};
  const Figure figure = figure_of(experiment);
  QVERIFY(figure.panels[0].fully_hidden_rows.empty());
  QCOMPARE(figure.panels[1].fully_hidden_rows, std::vector<Index>{1});
  QVERIFY((*figure.panels[1].hidden)(1, 2));
  QVERIFY(!(*figure.panels[1].hidden)(0, 2));
}

void FigureTest::scores_before_the_mask_are_shown_as_computed() {
  const Experiment experiment = test::example("additive");
  QVERIFY(figure_of(experiment, Stage::logits).panels[0].hidden);
  const Figure raw = figure_of(experiment, Stage::raw);
  QVERIFY(!raw.panels[0].hidden);
  QVERIFY(raw.panels[0].fully_hidden_rows.empty());
}

void FigureTest::given_weights_are_not_hatched() {
  Experiment experiment = test::example("translation");
  experiment.mask.layers = {MaskLayer{.pattern = CausalMask{}, .heads = {}, .enabled = true, .unknown = {}}};
  QVERIFY(!figure_of(experiment).panels[0].hidden);
}

void FigureTest::ranges_by_stage_and_palette() {
  const Experiment experiment = test::example("soft-and-hard");
  const Figure weights = figure_of(experiment);
  QVERIFY(weights.palette == Palette::viridis);
  QCOMPARE(weights.panels[0].low, 0.0);
  QCOMPARE(weights.panels[0].high, 1.0);
  const Figure scores = figure_of(experiment, Stage::scores);
  QVERIFY(scores.palette == Palette::diverging);
  QCOMPARE(scores.panels[0].low, -scores.panels[0].high);
  FigureOptions options;
  options.palette = Palette::magma;
  options.range = RangeKind::automatic;
  const Figure automatic = figure_of(experiment, Stage::scores, options);
  QCOMPARE(automatic.panels[0].low,
           std::min(automatic.panels[0].values->minCoeff(), automatic.panels[1].values->minCoeff()));
}

void FigureTest::own_ranges_for_each_head() {
  FigureOptions options;
  options.range = RangeKind::automatic;
  options.per_head_range = true;
  const Figure figure = figure_of(test::example("translation-two-heads"), Stage::weights, options);
  QVERIFY(!figure.shared_range);
  for (const FigurePanel& panel : figure.panels) {
    QCOMPARE(panel.low, panel.values->minCoeff());
    QCOMPARE(panel.high, panel.values->maxCoeff());
  }
}

void FigureTest::one_end_of_a_range_follows_the_numbers() {
  FigureOptions options;
  options.palette = Palette::viridis;
  QVERIFY(parse_range("auto..7", options));
  Figure figure = figure_of(two_by_two({{2, 3}, {4, 5}}), Stage::scores, options);
  QCOMPARE(figure.panels[0].low, 2.0);
  QCOMPARE(figure.panels[0].high, 7.0);
  QVERIFY(parse_range("0..auto", options));
  figure = figure_of(two_by_two({{2, 3}, {4, 5}}), Stage::scores, options);
  QCOMPARE(figure.panels[0].low, 0.0);
  QCOMPARE(figure.panels[0].high, 5.0);
}

void FigureTest::what_a_palette_and_a_scale_leave_unused() {
  FigureOptions logarithmic;
  logarithmic.palette = Palette::viridis;
  logarithmic.range = RangeKind::log;
  const Experiment above = two_by_two({{1, 2}, {3, 4}});
  QVERIFY(figure_of(above, Stage::scores).half_unused);
  QVERIFY(!figure_of(above, Stage::scores, logarithmic).half_unused);
  QCOMPARE(figure_of(above, Stage::scores, logarithmic).beyond_log_scale, 0LL);
  const Experiment on_both_sides = two_by_two({{-1, 0}, {3, 4}});
  QVERIFY(!figure_of(on_both_sides, Stage::scores).half_unused);
  QCOMPARE(figure_of(on_both_sides, Stage::scores, logarithmic).beyond_log_scale, 2LL);
}

void FigureTest::titles_are_cut_to_what_can_be_seen() {
  FigureOptions options;
  const QString text(1'000'000, u'w');
  options.title = text.toStdString();
  options.query_title = text.toStdString();
  options.key_title = text.toStdString();
  options.bar_title = text.toStdString();
  options.head_titles = {text.toStdString()};
  const Figure figure = figure_of(test::example("translation"), Stage::weights, options);
  for (const QString& title :
       {figure.title, figure.row_title, figure.column_title, figure.bar_title, figure.panels[0].title}) {
    QVERIFY(title.size() < 3000 && title.endsWith(u'…'));
  }
}

const headlight::test::TestClass registered = headlight::test::test_class<FigureTest>("figure_test");

}  // namespace figure_test

#include "figure_test.moc"
