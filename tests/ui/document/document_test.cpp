// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include <QSignalSpy>
#include <QTest>

#include "core/experiment/matrices.h"

#include "tests/support/test_class.h"

namespace document_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

const MatrixAddress q_of_first_head{MatrixRole::q, HeadIndex{0}};

Experiment small_experiment() {
  Experiment experiment;
  experiment.query_tokens = {"a", "b"};
  QkvHead head;
  head.q = MatrixValue(Matrix::Identity(2, 2));
  head.k = MatrixValue(Matrix::Identity(2, 2));
  experiment.inputs = QkvInputs{.heads = {head}, .unknown = {}};
  return experiment;
}

edit::Result with_corner(const Document& document, double number) {
  return edit::set_entries(*document.experiment(), q_of_first_head, 0, 0, Matrix::Constant(1, 1, number));
}

double corner(const Document& document) {
  return find_matrix(*document.experiment(), q_of_first_head)->values()(0, 0);
}

}  // namespace

class DocumentTest : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<Document> document_;

 private slots:
  void init() {
    document_ = std::make_unique<Document>();
    document_->reset(small_experiment(), QString());
  }

  void an_edit_is_one_step_and_undo_brings_the_same_value_back() {
    const auto before = document_->experiment();
    QVERIFY(document_->apply(QStringLiteral("Edit Q"), with_corner(*document_, 5)));
    QCOMPARE(corner(*document_), 5.0);
    QCOMPARE(document_->undo_stack().undoText(), QStringLiteral("Edit Q"));
    const auto after = document_->experiment();
    document_->undo_stack().undo();
    QVERIFY(*document_->experiment() == *before);
    document_->undo_stack().redo();
    QVERIFY(*document_->experiment() == *after);
  }

  void edits_of_one_gesture_merge() {
    const Gesture gesture = document_->new_gesture();
    for (const double number : {2.0, 3.0, 4.0}) {
      document_->apply(QStringLiteral("Scrub"), with_corner(*document_, number), gesture);
    }
    QCOMPARE(document_->undo_stack().count(), 1);
    document_->undo_stack().undo();
    QCOMPARE(corner(*document_), 1.0);
  }

  void other_gestures_and_single_edits_do_not_merge() {
    document_->apply(QStringLiteral("Scrub"), with_corner(*document_, 2), document_->new_gesture());
    document_->apply(QStringLiteral("Scrub"), with_corner(*document_, 3), document_->new_gesture());
    document_->apply(QStringLiteral("Edit"), with_corner(*document_, 4));
    document_->apply(QStringLiteral("Edit"), with_corner(*document_, 5));
    QCOMPARE(document_->undo_stack().count(), 4);
  }

  void a_gesture_that_comes_back_leaves_no_step() {
    const Gesture gesture = document_->new_gesture();
    document_->apply(QStringLiteral("Scrub"), with_corner(*document_, 2), gesture);
    document_->apply(QStringLiteral("Scrub"), with_corner(*document_, 1), gesture);
    QCOMPARE(document_->undo_stack().count(), 0);
    QVERIFY(!document_->is_modified());
    QVERIFY(*document_->experiment() == small_experiment());
  }

  void an_edit_that_changes_nothing_is_no_step() {
    QSignalSpy changed(document_.get(), &Document::changed);
    QVERIFY(document_->apply(QStringLiteral("Edit"), with_corner(*document_, 1)));
    QCOMPARE(document_->undo_stack().count(), 0);
    QCOMPARE(changed.count(), 0);
  }

  void a_problem_is_announced_and_changes_nothing() {
    QSignalSpy refused(document_.get(), &Document::refused);
    QVERIFY(!document_->apply(QStringLiteral("Edit"), edit::set_temperature(*document_->experiment(), -1)));
    QCOMPARE(refused.count(), 1);
    QVERIFY(*document_->experiment() == small_experiment());
  }

  void the_change_says_what_it_touched() {
    QList<Changes> seen;
    connect(document_.get(), &Document::changed, this, [&seen](Changes changes) { seen.append(changes); });
    document_->apply({}, with_corner(*document_, 9));
    document_->apply({}, edit::rename_token(*document_->experiment(), edit::Side::queries, 0, "x"));
    document_->apply({},
                     edit::add_mask_layer(*document_->experiment(), MaskLayer{CausalMask{}, {}, true, {}}));
    document_->apply({}, edit::set_temperature(*document_->experiment(), 2));
    document_->apply({}, edit::set_title(*document_->experiment(), "", "new"));
    View view;
    view.figure.decimals = 3;
    document_->apply({}, edit::set_view(*document_->experiment(), view));
    QCOMPARE(seen, (QList<Changes>{Change::numbers, Change::tokens, Change::mask, Change::scoring,
                                   Change::text, Change::view}));
    document_->apply({}, edit::insert_token(*document_->experiment(), edit::Side::queries, 0, "y", 1));
    QVERIFY(seen.last().testFlag(Change::shape) && seen.last().testFlag(Change::tokens));
  }

  void scoring_parameters_are_remembered() {
    document_->apply({}, edit::set_scoring_kind(*document_->experiment(), ScoringKind::general, {}, 1));
    const ScoringFunction general = document_->experiment()->scoring.function;
    document_->apply({}, edit::set_scoring_kind(*document_->experiment(), ScoringKind::dot,
                                                document_->scoring_memory(), 2));
    document_->apply({}, edit::set_scoring_kind(*document_->experiment(), ScoringKind::general,
                                                document_->scoring_memory(), 3));
    QVERIFY(document_->experiment()->scoring.function == general);
  }

  void saving_marks_the_state_clean() {
    QSignalSpy modified(document_.get(), &Document::modified_changed);
    document_->apply({}, with_corner(*document_, 2));
    QVERIFY(document_->is_modified());
    document_->mark_saved(QStringLiteral("/somewhere/a.headlight"));
    QVERIFY(!document_->is_modified());
    QCOMPARE(document_->path(), QStringLiteral("/somewhere/a.headlight"));
    document_->undo_stack().undo();
    QVERIFY(document_->is_modified());
    QCOMPARE(modified.count(), 3);
  }

  void beginning_anew_forgets_undo() {
    document_->apply({}, with_corner(*document_, 2));
    document_->reset(small_experiment(), QStringLiteral("b.headlight"));
    QVERIFY(!document_->is_modified());
    QVERIFY(!document_->undo_stack().canUndo());
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<DocumentTest>("document_test");

}  // namespace document_test

#include "document_test.moc"
