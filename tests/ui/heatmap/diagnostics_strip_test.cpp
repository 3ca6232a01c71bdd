// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/diagnostics_strip.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"
#include "ui/look/icons.h"

namespace diagnostics_strip_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

Diagnostic fully_hidden(Index head, Index query) {
  return {.code = DiagnosticCode::fully_hidden_row, .head = {head}, .query = QueryIndex{query}, .key = {}};
}

Diagnostic saturated(Index head, Index query) {
  return {.code = DiagnosticCode::saturated,
          .head = {head},
          .query = QueryIndex{query},
          .key = KeyIndex{0},
          .value = 0.9999};
}

/// The first and the third query see no key in either head.
Experiment fully_hidden_experiment() {
  Experiment experiment = test::sample_experiment(3, 2, 2);
  const PaintedMask painted{{{{0}, {0}}, {{0}, {1}}, {{2}, {0}}, {{2}, {1}}}};
  experiment.mask.layers = {{.pattern = painted, .heads = {}, .enabled = true, .unknown = {}}};
  return experiment;
}

struct Strip : test::ViewFixture {
  DiagnosticsStrip strip{document, selection};
  QAbstractButton& line() { return *strip.findChild<QAbstractButton*>(QStringLiteral("diagnosticLine")); }
  QAbstractButton& next() { return *strip.findChild<QAbstractButton*>(QStringLiteral("nextDiagnostic")); }
  QAbstractButton& previous() {
    return *strip.findChild<QAbstractButton*>(QStringLiteral("previousDiagnostic"));
  }
  QTimer& message_time() { return *strip.findChild<QTimer*>(QStringLiteral("messageTime")); }
  QImage icon() { return line().icon().pixmap(16).toImage(); }
  QString text(const char* name) { return strip.findChild<QLabel*>(QString::fromLatin1(name))->text(); }
};

std::optional<StageCell> weight(Index head, Index row) {
  return StageCell{.stage = Stage::weights, .head = {head}, .row = row, .column = 0};
}

}  // namespace

class DiagnosticsStripTest : public QObject {
  Q_OBJECT

 private slots:
  void one_sentence_tells_the_same_query_of_several_heads() {
    const std::vector<DiagnosticGroup> groups = group_diagnostics(
        {saturated(0, 0), fully_hidden(0, 1), fully_hidden(0, 2), saturated(0, 3), fully_hidden(1, 1)});
    QCOMPARE(groups.size(), std::size_t{3});
    QCOMPARE(groups[0].places, (std::vector<Diagnostic>{fully_hidden(0, 1), fully_hidden(1, 1)}));
    QCOMPARE(groups[1].places, (std::vector<Diagnostic>{fully_hidden(0, 2)}));
    QCOMPARE(groups[2].places, (std::vector<Diagnostic>{saturated(0, 0), saturated(0, 3)}));
    QCOMPARE(group_text(groups[0]), QStringLiteral("Query 2 sees no key (2 places)"));
    QVERIFY(group_text(groups[2]).contains(QStringLiteral("(2 places)")));
    QVERIFY(is_warning(DiagnosticCode::fully_hidden_row));
    QVERIFY(!is_warning(DiagnosticCode::saturated));
  }

  void a_click_leads_to_the_place_and_on_to_the_next() {
    Strip shown;
    QVERIFY(shown.open(fully_hidden_experiment()));
    QCOMPARE(shown.line().text(), QStringLiteral("Query 1 sees no key (2 places)"));
    QCOMPARE(shown.text("diagnosticCount"), QStringLiteral("1 of 4"));
    shown.selection.set_stage(Stage::v);
    shown.line().click();
    QCOMPARE(shown.selection.stage(), Stage::weights);
    QCOMPARE(shown.selection.pinned(), weight(0, 0));
    shown.selection.set_heads({{0}});
    shown.line().click();
    QCOMPARE(shown.selection.pinned(), weight(1, 0));
    QCOMPARE(shown.selection.heads(), std::vector<HeadIndex>{{1}});
    shown.next().click();
    QCOMPARE(shown.selection.pinned(), weight(0, 2));
    QCOMPARE(shown.line().text(), QStringLiteral("Query 3 sees no key (2 places)"));
    shown.previous().click();
    shown.previous().click();
    shown.previous().click();
    QCOMPARE(shown.selection.pinned(), weight(1, 2));
  }

  void without_diagnostics_it_is_silent() {
    Strip shown;
    QVERIFY(shown.open(test::sample_experiment(3, 2, 1)));
    QVERIFY(shown.line().isHidden());
    QVERIFY(shown.next().isHidden());
  }

  void a_refused_edit_is_told_until_the_next_that_is_taken() {
    Strip shown;
    QVERIFY(shown.open(fully_hidden_experiment()));
    const QString diagnostic = shown.line().text();
    const Problem problem{
        .code = ProblemCode::last_head, .place = "/inputs/heads", .found = "", .expected = ""};
    QVERIFY(!shown.document.apply(QStringLiteral("delete"), tl::unexpected(problem)));
    QVERIFY(shown.line().text() != diagnostic);
    QVERIFY(shown.next().isHidden());
    Experiment changed = fully_hidden_experiment();
    changed.temperature = 2.0;
    QVERIFY(shown.change(changed));
    QCOMPARE(shown.line().text(), diagnostic);
  }

  void a_confirmation_goes_by_itself_and_warns_of_nothing() {
    Strip shown;
    QVERIFY(shown.open(fully_hidden_experiment()));
    const QString diagnostic = shown.line().text();
    shown.strip.show_warning(QStringLiteral("Gone"));
    QVERIFY(!shown.message_time().isActive());
    const QImage warning = shown.icon();
    shown.strip.show_confirmation(QStringLiteral("Saved <b>here</b>"));
    QCOMPARE(shown.line().text(), QStringLiteral("Saved <b>here</b>"));
    QVERIFY(shown.icon() != warning);
    QCOMPARE(shown.icon(), symbol_icon(QStringLiteral("check")).pixmap(16).toImage());
    QVERIFY(shown.message_time().isActive());
    shown.message_time().setInterval(1);
    QTRY_COMPARE(shown.line().text(), diagnostic);
    shown.strip.show_confirmation(QStringLiteral("Saved"));
    shown.line().click();
    QCOMPARE(shown.line().text(), diagnostic);
    QVERIFY(!shown.message_time().isActive());
  }

  void sizes_and_the_cell_under_the_pointer_stand_at_the_right() {
    Strip shown;
    QVERIFY(shown.open(test::sample_experiment(3, 1, 2)));
    QCOMPARE(shown.text("experimentSizes"), QStringLiteral("3 queries × 1 key · 2 heads · d_k 2"));
    shown.selection.set_hovered(weight(1, 2));
    QCOMPARE(shown.text("pointedCell"), QStringLiteral("q3 → k1 (head 2) 1.00"));
    shown.selection.set_hovered(std::nullopt);
    QCOMPARE(shown.text("pointedCell"), QString());
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<DiagnosticsStripTest>("diagnostics_strip_test");

}  // namespace diagnostics_strip_test

#include "diagnostics_strip_test.moc"
