// SPDX-License-Identifier: GPL-3.0-or-later
#include <QWheelEvent>

#include "tests/support/test_class.h"
#include "tests/ui/editors/matrix/matrix_editor_fixture.h"

namespace matrix_editor_scrub_test {

namespace {

using namespace headlight;
using namespace headlight::ui;

class MatrixEditorScrubTest : public MatrixEditorFixture {
  Q_OBJECT

 private slots:
  void alt_drag_scrubs_in_one_step();
  void a_scrub_back_is_no_step();
  void escape_takes_a_scrub_back();
  void wheel_scrubs_until_it_rests();
  void a_selection_moves_together();
  void beside_a_selection_one_entry_moves();
  void plain_wheel_scrolls();

 private:
  void wheel(QPoint place, int notches, Qt::KeyboardModifiers modifiers) {
    QWheelEvent event(place, view_->viewport()->mapToGlobal(place), QPoint(), QPoint(0, notches * 120),
                      Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(view_->viewport(), &event);
  }
};

void MatrixEditorScrubTest::alt_drag_scrubs_in_one_step() {
  const QSignalSpy gestures(document_.get(), &Document::gesture_changed);
  const QPoint start = middle(0, 1);
  mouse(QEvent::MouseButtonPress, start, Qt::AltModifier);
  QVERIFY(document_->in_gesture());
  mouse(QEvent::MouseMove, start + QPoint(8, 0), Qt::AltModifier);
  QCOMPARE(entry(0, 1), 2.2);
  mouse(QEvent::MouseMove, start + QPoint(12, 0), Qt::AltModifier | Qt::ShiftModifier);
  QCOMPARE(entry(0, 1), 2.21);
  mouse(QEvent::MouseButtonRelease, start + QPoint(12, 0), Qt::AltModifier);
  QVERIFY(!document_->in_gesture());
  QCOMPARE(gestures.count(), 2);
  QCOMPARE(steps(), 1);
  QCOMPARE(view_->range(), (EntryRange{.row = 0, .column = 1, .rows = 1, .columns = 1}));
  mouse(QEvent::MouseButtonPress, start, Qt::AltModifier);
  mouse(QEvent::MouseMove, start + QPoint(0, -4), Qt::AltModifier);
  mouse(QEvent::MouseButtonRelease, start, Qt::AltModifier);
  QCOMPARE(entry(0, 1), 2.31);
  QCOMPARE(steps(), 2);
  document_->undo_stack().undo();
  document_->undo_stack().undo();
  QCOMPARE(entry(0, 1), 2.0);
}

void MatrixEditorScrubTest::a_scrub_back_is_no_step() {
  editor_->show_matrix({MatrixRole::k, HeadIndex{}});
  const QPoint start = middle(0, 0);
  mouse(QEvent::MouseButtonPress, start, Qt::AltModifier);
  mouse(QEvent::MouseMove, start + QPoint(8, 0), Qt::AltModifier);
  QCOMPARE(steps(), 1);
  mouse(QEvent::MouseMove, start, Qt::AltModifier);
  QCOMPARE(steps(), 0);
  mouse(QEvent::MouseButtonRelease, start, Qt::AltModifier);
  QCOMPARE(*document_->experiment() == small_experiment(), true);
}

void MatrixEditorScrubTest::escape_takes_a_scrub_back() {
  const QPoint start = middle(0, 0);
  mouse(QEvent::MouseButtonPress, start, Qt::AltModifier);
  mouse(QEvent::MouseMove, start + QPoint(40, 0), Qt::AltModifier);
  QCOMPARE(entry(0, 0), 2.0);
  QTest::keyClick(view_, Qt::Key_Escape);
  QCOMPARE(entry(0, 0), 1.0);
  QCOMPARE(steps(), 0);
  QVERIFY(!document_->in_gesture());
  mouse(QEvent::MouseMove, start + QPoint(80, 0), Qt::AltModifier);
  QCOMPARE(entry(0, 0), 1.0);
}

void MatrixEditorScrubTest::wheel_scrubs_until_it_rests() {
  wheel(middle(1, 0), 1, Qt::ControlModifier);
  wheel(middle(1, 0), 1, Qt::ControlModifier);
  wheel(middle(1, 0), -1, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(entry(1, 0), 4.19);
  QCOMPARE(steps(), 1);
  QVERIFY(document_->in_gesture());
  QTRY_VERIFY(!document_->in_gesture());
  wheel(middle(1, 0), 1, Qt::ControlModifier);
  QCOMPARE(steps(), 2);
  wheel(middle(0, 0), 1, Qt::ControlModifier);
  QCOMPARE(steps(), 3);
}

// The rows of Q are 1 2 3 and 4 5 6.
void MatrixEditorScrubTest::a_selection_moves_together() {
  view_->select({.row = 0, .column = 0, .rows = 2, .columns = 2});
  wheel(middle(1, 1), 1, Qt::ControlModifier);
  wheel(middle(1, 1), 2, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(find_matrix(*document_->experiment(), q_of_head_1)->values(),
           (Matrix(2, 3) << 1.12, 2.12, 3.0, 4.12, 5.12, 6.0).finished());
  QCOMPARE(steps(), 1);
  QTRY_VERIFY(!document_->in_gesture());
  const QPoint start = middle(0, 1);
  mouse(QEvent::MouseButtonPress, start, Qt::AltModifier);
  mouse(QEvent::MouseMove, start + QPoint(-8, 0), Qt::AltModifier);
  QCOMPARE(entry(0, 0), 0.92);
  QCOMPARE(entry(1, 1), 4.92);
  QCOMPARE(entry(0, 2), 3.0);
  QTest::keyClick(view_, Qt::Key_Escape);
  QCOMPARE(entry(0, 0), 1.12);
  QCOMPARE(view_->range(), (EntryRange{.row = 0, .column = 0, .rows = 2, .columns = 2}));
  document_->undo_stack().undo();
  QCOMPARE(*document_->experiment() == small_experiment(), true);
}

void MatrixEditorScrubTest::beside_a_selection_one_entry_moves() {
  view_->select({.row = 0, .column = 0, .rows = 2, .columns = 1});
  wheel(middle(0, 2), 1, Qt::ControlModifier);
  QCOMPARE(entry(0, 2), 3.1);
  QCOMPARE(entry(0, 0), 1.0);
}

void MatrixEditorScrubTest::plain_wheel_scrolls() {
  wheel(middle(1, 0), 1, Qt::NoModifier);
  QCOMPARE(steps(), 0);
}

}  // namespace

const headlight::test::TestClass registered =
    headlight::test::test_class<MatrixEditorScrubTest>("matrix_editor_scrub_test");

}  // namespace matrix_editor_scrub_test

#include "matrix_editor_scrub_test.moc"
