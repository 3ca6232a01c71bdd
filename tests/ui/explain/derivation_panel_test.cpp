// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/derivation_panel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>
#include <algorithm>

#include "core/explain/derivation_text.h"
#include "core/explain/derive.h"
#include "core/explain/stage_cell.h"
#include "core/formats/experiment_json.h"
#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"
#include "ui/document/examples.h"
#include "ui/widgets/notice_bar.h"

namespace derivation_panel_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

StageCell cell(Stage stage, Index row, Index column, Index head = 0) {
  return {.stage = stage, .head = {head}, .row = row, .column = column};
}

struct Shown : test::ViewFixture {
  DerivationPanel panel{document, selection};

  Shown() {
    panel.resize(420, 700);
    panel.show();
  }
  bool open_and_show(Experiment experiment) {
    return QTest::qWaitForWindowActive(&panel) && open(std::move(experiment));
  }
  DerivationView& view() { return panel.view(); }
  QString text() { return view().toPlainText(); }
  /// What is shown, formulas included.
  QString copied() {
    view().selectAll();
    view().copy();
    return QGuiApplication::clipboard()->text();
  }
  QString label(const char* name) { return panel.findChild<QLabel*>(QLatin1StringView(name))->text(); }
  QPoint place_of(const Address& address) { return view().operand_rect(address).center(); }
  void click(const Address& address) {
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, place_of(address));
  }
  /// The one that is open; one just closed goes a little later.
  QLineEdit* field() {
    for (QLineEdit* const field : panel.findChildren<QLineEdit*>(QStringLiteral("operandField"))) {
      if (field->isVisible()) {
        return field;
      }
    }
    return nullptr;
  }
  QString refusal() {
    auto* const notice = panel.findChild<NoticeBar*>();
    return notice->isVisible() ? notice->sentence() : QString();
  }
};

tl::expected<Experiment, Problem> read_example(const QString& id) {
  return read_experiment(example_bytes(id)->toStdString());
}

void move_pointer(QWidget* widget, QPoint place) {
  QMouseEvent move(QEvent::MouseMove, place, widget->mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                   Qt::NoModifier);
  QApplication::sendEvent(widget, &move);
}

double query_entry(const Document& document, Index row, Index column) {
  return std::get<QkvInputs>(document.experiment()->inputs).heads.front().q.values()(row, column);
}

}  // namespace

class DerivationPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void without_a_cell_it_says_how_to_begin() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 3, 1)));
    QVERIFY(shown.panel.findChild<QLabel*>(QStringLiteral("derivationEmpty"))->isVisible());
    QVERIFY(!shown.view().isVisible());
    shown.selection.set_hovered(cell(Stage::raw, 0, 0));
    QVERIFY(shown.view().isVisible());
    QVERIFY(!shown.panel.findChild<QLabel*>(QStringLiteral("derivationEmpty"))->isVisible());
  }

  void it_keeps_silent_about_what_is_guessed() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 3, 1)));
    auto* const row = shown.panel.findChild<QWidget*>(QStringLiteral("rowView"));
    auto* const empty = shown.panel.findChild<QLabel*>(QStringLiteral("derivationEmpty"));
    shown.selection.set_pinned(cell(Stage::weights, 1, 2));
    QVERIFY(shown.view().isVisible());
    shown.selection.set_concealment(
        Concealment{.stage = Stage::weights, .head = {}, .row = 1, .columns = {}});
    QVERIFY(!shown.view().isVisible());
    QVERIFY(empty->isVisible());
    QVERIFY(empty->text().contains(QStringLiteral("guessed")));
    // The logits are told, but not the row's weights below them.
    shown.selection.set_pinned(cell(Stage::logits, 1, 2));
    QVERIFY(shown.view().isVisible());
    QVERIFY(!row->isVisible());
    shown.selection.set_pinned(cell(Stage::weights, 0, 2));
    QVERIFY(row->isVisible());
    // An output would tell the values it is made of.
    shown.selection.set_concealment(Concealment{.stage = Stage::v, .head = {}, .row = 0, .columns = {}});
    shown.selection.set_pinned(cell(Stage::output, 1, 0));
    QVERIFY(!shown.view().isVisible());
    shown.selection.set_concealment(std::nullopt);
    QVERIFY(shown.view().isVisible());
  }

  void every_stage_shows_the_lines_of_its_derivation_data() {
    QTest::addColumn<QString>("id");
    for (const char* const id : {"numpy-seed-42", "additive", "soft-and-hard", "library-books"}) {
      QTest::newRow(id) << QString::fromLatin1(id);
    }
  }
  void every_stage_shows_the_lines_of_its_derivation() {
    QFETCH(QString, id);
    Shown shown;
    QVERIFY(shown.open_and_show(*read_example(id)));
    const EvaluatedExperiment& result = shown.runner.latest();
    for (const Stage stage : stages_of(*result.experiment)) {
      const StageCell subject = cell(stage, 0, 1 % stage_matrix(*result.evaluation, stage, {0})->cols());
      shown.selection.set_pinned(subject);
      const std::optional<Derivation> derivation = derive(*result.experiment, *result.evaluation, subject);
      QVERIFY(derivation.has_value());
      QStringList lines;
      for (const DerivationLine& line : derivation_lines(*derivation, {})) {
        const bool is_rule = line.kind == DerivationLine::Kind::formula;
        lines.append(is_rule ? QString::fromStdString(formula_plain(line.formula)) : plain_text(line.runs));
      }
      QCOMPARE(shown.copied().split(QLatin1Char('\n')), lines);
      QVERIFY(shown.label("derivationValue").endsWith(plain_text(number_runs(derivation->result(), 6))));
    }
  }

  void it_follows_new_results() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 3, 1)));
    shown.selection.set_pinned(cell(Stage::raw, 1, 2));
    QVERIFY(shown.text().endsWith(QStringLiteral("= 3")));
    shown.document.apply(QStringLiteral("edit"),
                         edit::set_entries(*shown.document.experiment(), {MatrixRole::q, {0}}, 1, 0,
                                           Matrix::Constant(1, 1, 5.0)));
    QVERIFY(shown.settle());
    QVERIFY(shown.text().endsWith(QStringLiteral("= 7")));  // 5·1 + 1·2
  }

  void long_sums_unfold_and_fold() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(1, 12, 1)));
    shown.selection.set_pinned(cell(Stage::output, 0, 1));
    const QString folded = shown.text();
    const auto click_fold = [&] {
      QTest::mouseClick(shown.view().viewport(), Qt::LeftButton, {}, shown.view().fold_rect().center());
    };
    QVERIFY(folded.contains(QStringLiteral("… 6 more")));
    click_fold();
    QVERIFY(!shown.text().contains(QStringLiteral("more")));
    const Derivation& derivation = *shown.panel.derivation();
    const auto unfolded = derivation_lines(derivation, {derivation.steps.front().node});
    QCOMPARE(shown.text().split(QLatin1Char('\n')).at(1), plain_text(unfolded[1].runs));
    shown.view().verticalScrollBar()->setValue(0);
    click_fold();
    QCOMPARE(shown.text(), folded);
  }

  void pointing_at_a_term_points_at_its_operand() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 3, 1)));
    shown.selection.set_pinned(cell(Stage::raw, 1, 2));
    const Address operand = cell(Stage::k, 2, 1);
    move_pointer(shown.view().viewport(), shown.place_of(operand));
    QVERIFY(shown.selection.pointed() == operand);
    QCOMPARE(shown.selection.active(), std::optional(cell(Stage::raw, 1, 2)));
    move_pointer(shown.view().viewport(), shown.view().viewport()->rect().bottomRight() - QPoint(2, 2));
    QVERIFY(shown.selection.pointed() == Address());
  }

  void what_is_pointed_at_elsewhere_is_marked() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 3, 1)));
    shown.selection.set_pinned(cell(Stage::raw, 1, 2));
    QVERIFY(shown.view().marked().empty());
    // An entry in the matrix editor, that the stage k shows as it is.
    shown.selection.set_pointed(InputNumber{{MatrixRole::k, {0}}, 2, 1});
    QVERIFY(shown.view().marked() == std::vector<Address>{cell(Stage::k, 2, 1)});
    shown.selection.set_pointed({});
    QVERIFY(shown.view().marked().empty());
    // A cell in a heatmap of another stage at the same place as an operand.
    shown.selection.set_pinned(cell(Stage::weights, 1, 2));
    shown.selection.set_hovered(cell(Stage::weights, 1, 0));
    QVERIFY(shown.view().marked() == std::vector<Address>{cell(Stage::logits, 1, 0)});
    shown.selection.set_hovered(cell(Stage::weights, 0, 0));
    QVERIFY(shown.view().marked().empty());
  }

  void a_click_goes_to_computed_operands() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 3, 2)));
    shown.selection.set_stage(Stage::weights);
    shown.selection.set_heads({{1}});
    shown.selection.set_pinned(cell(Stage::weights, 1, 2, 1));
    shown.click(cell(Stage::logits, 1, 0, 1));
    QCOMPARE(shown.selection.stage(), Stage::logits);
    QCOMPARE(shown.selection.pinned(), std::optional(cell(Stage::logits, 1, 0, 1)));
    QCOMPARE(shown.selection.heads(), std::vector<HeadIndex>{{1}});
  }

  void a_click_asks_for_the_editor_of_typed_operands() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 3, 1)));
    shown.selection.set_pinned(cell(Stage::raw, 1, 2));
    QList<InputNumber> entries;
    connect(&shown.panel, &DerivationPanel::entry_requested, this,
            [&](const InputNumber& entry) { entries.append(entry); });
    shown.click(cell(Stage::k, 2, 1));
    QCOMPARE(entries.size(), 1);
    QVERIFY((entries.front() == InputNumber{{MatrixRole::k, {0}}, 2, 1}));
    QCOMPARE(shown.selection.pinned(), std::optional(cell(Stage::raw, 1, 2)));
    QVERIFY(shown.field() == nullptr);
    // Once more edits it here.
    shown.click(cell(Stage::k, 2, 1));
    QVERIFY(shown.field() != nullptr);
    QCOMPARE(shown.field()->text(), QStringLiteral("2"));
  }

  void parts_of_additive_scores_lead_on_and_back() {
    Shown shown;
    QVERIFY(shown.open_and_show(*read_example(QStringLiteral("additive"))));
    const StageCell score = cell(Stage::raw, 0, 0);
    shown.selection.set_pinned(score);
    shown.click(PartCell{.part = Part::query_part, .head = {0}, .row = 0, .column = 0});
    const EvaluatedExperiment& result = shown.runner.latest();
    const auto part = derive(*result.experiment, *result.evaluation, PartCell{Part::query_part, {0}, 0, 0});
    QCOMPARE(shown.panel.derivation()->result(), part->result());
    QTest::mouseClick(shown.panel.findChild<QToolButton*>(QStringLiteral("derivationBack")), Qt::LeftButton);
    QVERIFY(std::get<StageCell>(shown.panel.derivation()->subject) == score);
  }

  void a_number_is_edited_in_place_in_one_step() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 3, 1)));
    shown.selection.set_pinned(cell(Stage::raw, 1, 2));
    QTest::mouseDClick(shown.view().viewport(), Qt::LeftButton, {}, shown.place_of(cell(Stage::q, 1, 0)));
    QVERIFY(shown.field() != nullptr);
    QTest::keyClicks(shown.field(), QStringLiteral("1/4"));
    QTest::keyClick(shown.field(), Qt::Key_Return);
    QCOMPARE(shown.document.undo_stack().count(), 1);
    QCOMPARE(query_entry(shown.document, 1, 0), 0.25);
    QVERIFY(shown.settle());
    QVERIFY(shown.text().endsWith(QStringLiteral("= 2.25")));  // 1/4·1 + 1·2
    shown.document.undo_stack().undo();
    QCOMPARE(query_entry(shown.document, 1, 0), 1.0);
  }

  void wrong_text_is_refused_in_place() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 3, 1)));
    shown.selection.set_pinned(cell(Stage::raw, 1, 2));
    QTest::mouseDClick(shown.view().viewport(), Qt::LeftButton, {}, shown.place_of(cell(Stage::q, 1, 0)));
    QTest::keyClicks(shown.field(), QStringLiteral("many"));
    QTest::keyClick(shown.field(), Qt::Key_Return);
    QVERIFY(!shown.refusal().isEmpty());
    QCOMPARE(shown.field()->text(), QStringLiteral("many"));
    QTest::keyClick(shown.field(), Qt::Key_Escape);
    QVERIFY(shown.refusal().isEmpty());
    QCOMPARE(shown.document.undo_stack().count(), 0);
    QCOMPARE(query_entry(shown.document, 1, 0), 1.0);
  }

  void what_the_experiment_refuses_is_told() {
    Shown shown;
    Experiment experiment = test::sample_experiment(2, 3, 1);
    experiment.temperature = 2.0;
    QVERIFY(shown.open_and_show(experiment));
    shown.selection.set_pinned(cell(Stage::logits, 1, 2));
    const Address temperature = Parameter{ParameterKind::temperature, {}};
    const auto enter = [&](const QString& text) {
      QTest::mouseDClick(shown.view().viewport(), Qt::LeftButton, {}, shown.place_of(temperature));
      QTest::keyClicks(shown.field(), text);
      QTest::keyClick(shown.field(), Qt::Key_Return);
    };
    enter(QStringLiteral("0"));
    QVERIFY(!shown.refusal().isEmpty());
    QCOMPARE(shown.document.experiment()->temperature, 2.0);
    enter(QStringLiteral("4"));
    QCOMPARE(shown.document.experiment()->temperature, 4.0);
    QCOMPARE(shown.document.undo_stack().count(), 1);
  }

  void the_keyboard_reaches_every_operand() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 3, 1)));
    shown.selection.set_pinned(cell(Stage::raw, 1, 2));
    shown.view().setFocus(Qt::TabFocusReason);
    QVERIFY(shown.view().current() == Address(cell(Stage::q, 1, 0)));
    QVERIFY(shown.selection.pointed() == Address(cell(Stage::q, 1, 0)));
    QTest::keyClick(&shown.view(), Qt::Key_Right);
    QVERIFY(shown.view().current() == Address(cell(Stage::k, 2, 0)));
    QTest::keyClick(&shown.view(), Qt::Key_Tab);
    QVERIFY(shown.view().current() == Address(cell(Stage::q, 1, 1)));
    QTest::keyClick(&shown.view(), Qt::Key_Left);
    QVERIFY(shown.view().current() == Address(cell(Stage::k, 2, 0)));
    QCOMPARE(shown.view().accessibleDescription(), QStringLiteral("K: k3, dimension 1"));
    QTest::keyClick(&shown.view(), Qt::Key_F2);
    QVERIFY(shown.field() != nullptr);
    QTest::keyClicks(shown.field(), QStringLiteral("9"));
    QTest::keyClick(shown.field(), Qt::Key_Return);
    QVERIFY(shown.settle());
    QVERIFY(shown.text().endsWith(QStringLiteral("= 11")));  // 1·9 + 1·2
  }

  void it_copies_latex_and_plain_text() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 3, 1)));
    shown.selection.set_pinned(cell(Stage::raw, 1, 2));
    shown.panel.findChild<QAction*>(QStringLiteral("copyLatexAction"))->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QString::fromStdString(to_latex(*shown.panel.derivation())));
    QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("\\begin{aligned}")));
    shown.panel.findChild<QAction*>(QStringLiteral("copyPlainAction"))->trigger();
    QCOMPARE(QApplication::clipboard()->text(),
             QStringLiteral("e_ij = Σ_d q_id·k_jd\ne_2,3 = 1·1 + 1·2 = 1 + 2 = 3"));
  }

  void the_row_is_shown_as_bars() {
    Shown shown;
    // The first query is (0, 1): its scores are 0, 1, 2, 3.
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 4, 1)));
    auto* const row = shown.panel.findChild<RowView*>();
    shown.selection.set_pinned(cell(Stage::raw, 0, 2));
    QVERIFY(row->isVisible());
    auto* const bars = shown.panel.findChild<RowBars*>();
    QCOMPARE(bars->bars().size(), 4U);
    QCOMPARE(bars->bars()[3].label, QStringLiteral("k4"));
    QCOMPARE(bars->marked(), std::optional<Index>(2));
    // Weights 0.0321, 0.0871, 0.2369, 0.6439 by hand: e⁰ … e³ over 31.1929.
    QCOMPARE(shown.label("rowSummary"),
             QStringLiteral("Entropy 1.367 bits · largest: k4, 0.6439 · top three together 96.8 %"));
    QVERIFY(QTest::qWaitFor([&] { return bars->rect().contains(bars->line_rect(3)); }));
    move_pointer(bars, bars->line_rect(1).center());
    QVERIFY(shown.selection.pointed() == Address(cell(Stage::weights, 0, 1)));
    QTest::mouseClick(bars, Qt::LeftButton, {}, bars->line_rect(3).center());
    QCOMPARE(shown.selection.pinned(), std::optional(cell(Stage::raw, 0, 3)));
    shown.selection.set_pinned(cell(Stage::output, 0, 0));
    QVERIFY(!row->isVisible());
  }

  void tokens_are_plain_text() {
    Shown shown;
    Experiment experiment = test::sample_experiment(1, 2, 1);
    experiment.query_tokens = {"<b>bold</b>"};
    QVERIFY(shown.open_and_show(experiment));
    shown.selection.set_pinned(cell(Stage::raw, 0, 0));
    auto* const place = shown.panel.findChild<QLabel*>(QStringLiteral("derivationPlace"));
    QCOMPARE(place->textFormat(), Qt::PlainText);
    QVERIFY(place->text().contains(QStringLiteral("<b>bold</b> → k1")));
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<DerivationPanelTest>("derivation_panel_test");

}  // namespace derivation_panel_test

#include "derivation_panel_test.moc"
