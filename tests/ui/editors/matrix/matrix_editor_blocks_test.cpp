// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "tests/ui/editors/matrix/matrix_editor_fixture.h"

namespace matrix_editor_blocks_test {

namespace {

using namespace headlight;
using namespace headlight::ui;

class MatrixEditorBlocksTest : public MatrixEditorFixture {
  Q_OBJECT

 private slots:
  void a_drag_selects_and_delete_sets_zeros();
  void shift_and_arrows_extend_the_selection();
  void copies_exactly();
  void pastes_in_one_step();
  void pastes_one_number_everywhere();
  void a_wrong_entry_pastes_nothing();
  void a_larger_block_offers_to_grow();
  void a_larger_block_pastes_what_fits();
  void a_larger_block_can_be_left();

 private:
  void answer(const char* name) const {
    auto* const button = editor_->findChild<QPushButton*>(QLatin1String(name));
    QVERIFY(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
  }
};

void MatrixEditorBlocksTest::a_drag_selects_and_delete_sets_zeros() {
  mouse(QEvent::MouseButtonPress, middle(0, 1), {});
  mouse(QEvent::MouseMove, middle(1, 2), {});
  mouse(QEvent::MouseButtonRelease, middle(1, 2), {});
  QCOMPARE(view_->range(), (EntryRange{.row = 0, .column = 1, .rows = 2, .columns = 2}));
  QTest::keyClick(view_, Qt::Key_Delete);
  QCOMPARE(steps(), 1);
  QCOMPARE(entry(0, 0), 1.0);
  QCOMPARE(entry(0, 1), 0.0);
  QCOMPARE(entry(1, 2), 0.0);
  document_->undo_stack().undo();
  QCOMPARE(entry(1, 2), 6.0);
}

void MatrixEditorBlocksTest::shift_and_arrows_extend_the_selection() {
  go_to(0, 0);
  QTest::keyClick(view_, Qt::Key_Right);
  QTest::keyClick(view_, Qt::Key_Down, Qt::ShiftModifier);
  QTest::keyClick(view_, Qt::Key_Right, Qt::ShiftModifier);
  QCOMPARE(view_->range(), (EntryRange{.row = 0, .column = 1, .rows = 2, .columns = 2}));
  QTest::keyClick(view_, Qt::Key_Escape);
  QCOMPARE(view_->range(), (EntryRange{.row = 1, .column = 2, .rows = 1, .columns = 1}));
}

void MatrixEditorBlocksTest::copies_exactly() {
  editor_->show_matrix({MatrixRole::k, HeadIndex{}});
  view_->select({.row = 0, .column = 0, .rows = 1, .columns = 2});
  QTest::keySequence(view_, QKeySequence::Copy);
  QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("0.15792128155073915\t0.07674347291529088\n"));
}

void MatrixEditorBlocksTest::pastes_in_one_step() {
  go_to(0, 1);
  paste(QStringLiteral("[[0.5, −1], [1/4, 2]]"));
  QCOMPARE(steps(), 1);
  QCOMPARE(entry(0, 1), 0.5);
  QCOMPARE(entry(0, 2), -1.0);
  QCOMPARE(entry(1, 1), 0.25);
  QCOMPARE(entry(1, 2), 2.0);
}

void MatrixEditorBlocksTest::pastes_one_number_everywhere() {
  view_->select({.row = 0, .column = 0, .rows = 2, .columns = 2});
  paste(QStringLiteral("9"));
  QCOMPARE(entry(0, 0), 9.0);
  QCOMPARE(entry(1, 1), 9.0);
  QCOMPARE(entry(0, 2), 3.0);
}

void MatrixEditorBlocksTest::a_wrong_entry_pastes_nothing() {
  go_to(0, 0);
  paste(QStringLiteral("1\t2\n3\tfoo"));
  QCOMPARE(steps(), 0);
  QVERIFY(notice().isVisible());
  QVERIFY(notice().sentence().startsWith(QStringLiteral("Row 2, column 2 of the text: “foo”")));
}

void MatrixEditorBlocksTest::a_larger_block_offers_to_grow() {
  go_to(1, 2);
  paste(QStringLiteral("10\t11\n12\t13"));
  QCOMPARE(steps(), 0);
  QCOMPARE(notice().sentence(),
           QStringLiteral(
               "The pasted block is 2 × 2; from here Q has room for 1 × 1. Growing it makes it 3 × 4."));
  answer("pasteGrow");
  QVERIFY(!notice().isVisible());
  QCOMPARE(steps(), 1);
  QCOMPARE(query_count(*document_->experiment()), Index{3});
  QCOMPARE(entry(1, 2), 10.0);
  QCOMPARE(entry(2, 3), 13.0);
  QCOMPARE(entry(0, 0), 1.0);
  document_->undo_stack().undo();
  QCOMPARE(*document_->experiment() == small_experiment(), true);
}

void MatrixEditorBlocksTest::a_larger_block_pastes_what_fits() {
  go_to(1, 2);
  paste(QStringLiteral("10\t11\n12\t13"));
  answer("pasteWhatFits");
  QCOMPARE(steps(), 1);
  QCOMPARE(entry(1, 2), 10.0);
  QCOMPARE(query_count(*document_->experiment()), Index{2});
}

void MatrixEditorBlocksTest::a_larger_block_can_be_left() {
  go_to(1, 2);
  paste(QStringLiteral("10\t11\n12\t13"));
  answer("pasteCancel");
  QVERIFY(!notice().isVisible());
  QCOMPARE(steps(), 0);
}

}  // namespace

const headlight::test::TestClass registered =
    headlight::test::test_class<MatrixEditorBlocksTest>("matrix_editor_blocks_test");

}  // namespace matrix_editor_blocks_test

#include "matrix_editor_blocks_test.moc"
