// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/cell_text.h"

#include <QTest>
#include <limits>

#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"
#include "ui/heatmap/cell_keys.h"
#include "ui/heatmap/cell_tip.h"

namespace cell_text_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

Figure figure_of(int panels, Index rows, Index columns) {
  Figure figure;
  for (int panel = 0; panel < panels; ++panel) {
    FigurePanel& added = figure.panels.emplace_back();
    added.head = {panel};
    added.values = std::make_shared<const Matrix>(Matrix::Zero(rows, columns));
  }
  return figure;
}

}  // namespace

class CellTextTest : public QObject {
  Q_OBJECT

 private slots:
  void numbers_have_six_digits_and_a_true_minus() {
    QCOMPARE(six_digits_text(-0.25), QStringLiteral("−0.25"));
    QCOMPARE(six_digits_text(2.0 / 3.0), QStringLiteral("0.666667"));
    QCOMPARE(six_digits_text(-1e9), QStringLiteral("−1e9"));
    QCOMPARE(six_digits_text(1.25e-7), QStringLiteral("1.25e−7"));
    QCOMPARE(six_digits_text(1.5e120), QStringLiteral("1.5e120"));
    QCOMPARE(six_digits_text(-std::numeric_limits<double>::infinity()), QStringLiteral("−∞"));
    QCOMPARE(six_digits_text(std::numeric_limits<double>::quiet_NaN()), QStringLiteral("NaN"));
  }

  void a_cell_tells_all_its_stages_and_why_it_is_hidden() {
    Experiment experiment = test::sample_experiment(2, 2, 2);
    experiment.query_tokens = {"it", "<b>"};
    experiment.key_tokens = {"我", "animal"};
    experiment.mask.layers = {{.pattern = CausalMask{}, .heads = {}, .enabled = true, .unknown = {}}};
    const std::optional<Evaluation> evaluation = evaluate(experiment);
    QVERIFY(evaluation);
    const CellText hidden =
        cell_text(experiment, *evaluation, {.stage = Stage::weights, .head = {1}, .row = 0, .column = 1});
    QCOMPARE(hidden.heading, QStringLiteral("it → animal"));
    QCOMPARE(hidden.place, QStringLiteral("query 1, key 2, head 2"));
    const std::vector<CellFact> facts{{QStringLiteral("raw"), QStringLiteral("1"), false},
                                      {QStringLiteral("scores"), QStringLiteral("1"), false},
                                      {QStringLiteral("logits"), QStringLiteral("−∞"), false},
                                      {QStringLiteral("weights"), QStringLiteral("0"), true}};
    QCOMPARE(hidden.facts, facts);
    QCOMPARE(hidden.note, QStringLiteral("Hidden by the mask: this key takes no part."));
    QCOMPARE(
        spoken_cell(experiment, *evaluation, {.stage = Stage::logits, .head = {1}, .row = 0, .column = 1}, 2),
        QStringLiteral("head 2, query it, key animal, logit −∞, hidden: yes"));
    const CellText seen =
        cell_text(experiment, *evaluation, {.stage = Stage::raw, .head = {0}, .row = 1, .column = 0});
    QCOMPARE(seen.heading, QStringLiteral("<b> → 我"));
    QCOMPARE(seen.note, QString());
    QVERIFY(seen.facts.front().present);
  }

  void tokens_that_read_to_the_left_do_not_turn_the_arrow_round() {
    Experiment experiment = test::sample_experiment(2, 2, 1);
    experiment.query_tokens = {"שלום", "\u202Eit"};
    experiment.key_tokens = {"עולם", "b"};
    const std::optional<Evaluation> evaluation = evaluate(experiment);
    const auto heading = [&](Index row, Index column) {
      return cell_text(experiment, *evaluation,
                       {.stage = Stage::weights, .head = {0}, .row = row, .column = column})
          .heading;
    };
    QCOMPARE(heading(0, 0), QStringLiteral("\u2068שלום\u2069 → \u2068עולם\u2069"));
    QCOMPARE(heading(1, 1), QStringLiteral("‹RLO›it → b"));
  }

  void other_stages_tell_one_number_and_its_dimension() {
    const Experiment experiment = test::sample_experiment(2, 3, 2);
    const std::optional<Evaluation> evaluation = evaluate(experiment);
    QVERIFY(evaluation);
    const CellText key =
        cell_text(experiment, *evaluation, {.stage = Stage::k, .head = {1}, .row = 2, .column = 0});
    QCOMPARE(key.heading, QStringLiteral("k3, dimension 1"));
    QCOMPARE(key.place, QStringLiteral("key 3, head 2"));
    QCOMPARE(key.facts, (std::vector<CellFact>{{QStringLiteral("K"), QStringLiteral("2"), true}}));
    const CellText concat =
        cell_text(experiment, *evaluation, {.stage = Stage::concat, .head = {}, .row = 1, .column = 3});
    QCOMPARE(concat.place, QStringLiteral("query 2, dimension 2 of head 2"));
  }

  void the_line_of_the_strip_names_the_head_where_there_are_several() {
    const StageCell cell{.stage = Stage::raw, .head = {}, .row = 1, .column = 2};
    Experiment experiment = test::sample_experiment(2, 3, 1);
    QCOMPARE(cell_line(experiment, *evaluate(experiment), cell, 2), QStringLiteral("q2 → k3 3.00"));
    experiment = test::sample_experiment(2, 3, 2);
    experiment.query_tokens[1] = std::string(60, 'x');
    QCOMPARE(cell_line(experiment, *evaluate(experiment), cell, 0),
             QStringLiteral("%1… → k3 (head 1) 3").arg(QString(23, u'x')));
  }

  void keys_lead_from_cell_to_cell_and_stop_at_edges() {
    const Figure figure = figure_of(6, 30, 4);
    const PanelCell start{1, 5, 2};
    const auto after = [&](PanelCell cell, QKeyCombination key) { return cell_after_key(figure, cell, key); };
    QCOMPARE(after(start, Qt::Key_Left), std::optional(PanelCell{1, 5, 1}));
    QCOMPARE(after(start, Qt::Key_Down), std::optional(PanelCell{1, 6, 2}));
    QCOMPARE(after({1, 5, 3}, Qt::Key_Right), std::optional(PanelCell{1, 5, 3}));
    QCOMPARE(after(start, Qt::Key_PageUp), std::optional(PanelCell{1, 0, 2}));
    QCOMPARE(after(start, Qt::Key_PageDown), std::optional(PanelCell{1, 15, 2}));
    QCOMPARE(after(start, Qt::Key_Home), std::optional(PanelCell{1, 5, 0}));
    QCOMPARE(after(start, Qt::Key_End), std::optional(PanelCell{1, 5, 3}));
    QCOMPARE(after(start, Qt::CTRL | Qt::Key_End), std::optional(PanelCell{1, 29, 3}));
    QCOMPARE(after(start, Qt::CTRL | Qt::Key_Right), std::optional(PanelCell{2, 5, 2}));
    QCOMPARE(after(start, Qt::CTRL | Qt::Key_Down), std::optional(PanelCell{5, 5, 2}));
    QCOMPARE(after(start, Qt::CTRL | Qt::Key_Up), std::optional(start));
    QVERIFY(!after(start, Qt::Key_A));
  }

  void the_tip_lies_within_and_never_on_the_cell() {
    const QRect bounds(0, 0, 400, 300);
    const QSize tip(120, 80);
    for (const QRect& cell : {QRect(10, 10, 20, 20), QRect(370, 10, 20, 20), QRect(10, 270, 20, 20),
                              QRect(370, 270, 20, 20), QRect(100, 80, 200, 150), QRect(0, 0, 270, 300)}) {
      const QRect place = tip_place(tip, cell, bounds);
      QVERIFY(bounds.contains(place));
      QVERIFY(!place.intersects(cell));
      QCOMPARE(place.size(), tip);
    }
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<CellTextTest>("cell_text_test");

}  // namespace cell_text_test

#include "cell_text_test.moc"
