// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

#include "tests/support/test_class.h"
#include "tests/ui/editors/matrix/matrix_editor_fixture.h"

namespace matrix_editor_test {

namespace {

using namespace headlight;
using namespace headlight::ui;

class MatrixEditorTest : public MatrixEditorFixture {
  Q_OBJECT

 private slots:
  void typing_over_and_enter_go_down();
  void columns_widen_for_what_is_typed();
  void f2_edits_exactly_and_escape_keeps();
  void tab_commits_and_goes_right();
  void wrong_text_stays_and_is_explained();
  void wrong_text_is_dropped_with_the_focus();
  void fills_the_matrix_or_the_selection();
  void random_numbers_keep_their_recipe();
  void says_the_recipe();
  void follows_and_leads_the_head();
  void outlines_what_others_look_at();
  void outlines_the_entry_that_others_point_at();
  void hovers_for_others();
  void adds_and_removes_optional_matrices();
  void survives_other_kinds_of_input();
  void an_empty_experiment_says_how_to_begin();

 private:
  QAction* fill_action(const QString& text) const {
    QMenu* const menu = editor_->findChild<QToolButton*>(QStringLiteral("fillMatrix"))->menu();
    emit menu->aboutToShow();
    for (QAction* const action : menu->actions()) {
      if (action->text() == text) {
        return action;
      }
    }
    return nullptr;
  }
};

void MatrixEditorTest::typing_over_and_enter_go_down() {
  go_to(0, 1);
  QTest::keyClicks(view_, QStringLiteral("-"));
  QVERIFY(line() != nullptr);
  QTest::keyClicks(line(), QStringLiteral("1/4"));
  QTest::keyClick(line(), Qt::Key_Return);
  QCOMPARE(entry(0, 1), -0.25);
  QCOMPARE(steps(), 1);
  QCOMPARE(view_->currentIndex(), view_->model()->index(1, 1));
}

void MatrixEditorTest::columns_widen_for_what_is_typed() {
  const int narrow = view_->columnWidth(0);
  const auto type = [this](const QString& text) {
    go_to(0, 1);
    QTest::keyClicks(view_, text.left(1));
    QTest::keyClicks(line(), text.mid(1));
    QTest::keyClick(line(), Qt::Key_Return);
    QTRY_VERIFY(line() == nullptr);
  };
  type(QStringLiteral("-4.868"));
  const auto wanted = [this](const QString& number) {  // with a digit's width on both sides
    const QFontMetrics metrics = view_->fontMetrics();
    return metrics.horizontalAdvance(number) + 2 * metrics.horizontalAdvance(u'0');
  };
  QCOMPARE(view_->columnWidth(1), std::max(narrow, wanted(QStringLiteral("−4.868"))));
  type(QStringLiteral("123456.789"));
  const int wide = view_->columnWidth(1);
  QCOMPARE(wide, wanted(QStringLiteral("123456.8")));
  QVERIFY(wide > narrow);
  MatrixEditor opened_again(*document_, *selection_);
  QCOMPARE(opened_again.findChild<MatrixView*>()->columnWidth(1), wide);
  type(QStringLiteral("1"));
  QCOMPARE(view_->columnWidth(1), wide);  // no jumps back and forth
}

void MatrixEditorTest::f2_edits_exactly_and_escape_keeps() {
  editor_->show_matrix({MatrixRole::k, HeadIndex{}});
  go_to(0, 0);
  QTest::keyClick(view_, Qt::Key_F2);
  QVERIFY(line() != nullptr);
  QCOMPARE(line()->text(), QStringLiteral("0.15792128155073915"));
  QTest::keyClicks(line(), QStringLiteral("9"));
  QTest::keyClick(line(), Qt::Key_Escape);
  QCOMPARE(steps(), 0);
}

void MatrixEditorTest::tab_commits_and_goes_right() {
  go_to(0, 0);
  QTest::keyClicks(view_, QStringLiteral("7"));
  QTest::keyClick(line(), Qt::Key_Tab);
  QCOMPARE(entry(0, 0), 7.0);
  QCOMPARE(view_->currentIndex(), view_->model()->index(0, 1));
}

void MatrixEditorTest::wrong_text_stays_and_is_explained() {
  go_to(0, 0);
  QTest::keyClick(view_, Qt::Key_F2);
  line()->selectAll();
  QTest::keyClicks(line(), QStringLiteral("0,5"));
  QTest::keyClick(line(), Qt::Key_Return);
  QVERIFY(line() != nullptr);
  QVERIFY(notice().isVisible());
  QCOMPARE(notice().sentence(), QStringLiteral("Write the decimal separator as a point: 0.5, not 0,5."));
  QCOMPARE(entry(0, 0), 1.0);
  QTest::keyClicks(line(), QStringLiteral("5"));
  QVERIFY(!notice().isVisible());
  QTest::keyClick(line(), Qt::Key_Escape);
  QCOMPARE(steps(), 0);
}

void MatrixEditorTest::wrong_text_is_dropped_with_the_focus() {
  go_to(0, 0);
  QTest::keyClicks(view_, QStringLiteral("x"));
  QTest::mouseClick(view_->viewport(), Qt::LeftButton, {}, middle(1, 1));
  QCOMPARE(entry(0, 0), 1.0);
  QCOMPARE(steps(), 0);
}

void MatrixEditorTest::fills_the_matrix_or_the_selection() {
  fill_action(QStringLiteral("Ones"))->trigger();
  QCOMPARE(entry(0, 0), 1.0);
  QCOMPARE(entry(1, 2), 1.0);
  QCOMPARE(steps(), 1);
  view_->select({.row = 0, .column = 1, .rows = 2, .columns = 2});
  fill_action(QStringLiteral("Identity"))->trigger();
  QCOMPARE(entry(0, 0), 1.0);
  QCOMPARE(entry(0, 1), 1.0);
  QCOMPARE(entry(0, 2), 0.0);
  QCOMPARE(entry(1, 1), 0.0);
  QCOMPARE(entry(1, 2), 1.0);
  fill_action(QStringLiteral("Zeros"))->trigger();
  QCOMPARE(entry(0, 1), 0.0);
  QCOMPARE(steps(), 3);
}

void MatrixEditorTest::random_numbers_keep_their_recipe() {
  view_->selectionModel()->clear();
  fill_action(QStringLiteral("Random…"))->trigger();
  auto* const scale = editor_->findChild<QLineEdit*>(QStringLiteral("randomScale"));
  QVERIFY(scale->isVisible());
  scale->setFocus();
  scale->selectAll();
  QTest::keyClicks(scale, QStringLiteral("1/2"));
  QTest::keyClick(scale, Qt::Key_Return);
  click("randomFill");
  const MatrixValue& q = *find_matrix(*document_->experiment(), q_of_head_1);
  QVERIFY(q.recipe() == (RandnRecipe{.seed = 42, .skip = 0, .scale = 0.5}));
  QCOMPARE(q.values()(0, 0), 0.5 * 0.4967141530112327);  // NumPy's first draw of seed 42
}

void MatrixEditorTest::says_the_recipe() {
  const auto* const recipe = editor_->findChild<QLabel*>(QStringLiteral("matrixRecipe"));
  QVERIFY(!recipe->isVisible());
  editor_->show_matrix({MatrixRole::k, HeadIndex{}});
  QVERIFY(recipe->isVisible());
  QCOMPARE(recipe->text(),
           QStringLiteral("randn, seed 42, skip 6, ×0.1; editing an entry makes plain numbers"));
  go_to(0, 0);
  QTest::keyClicks(view_, QStringLiteral("1"));
  QTest::keyClick(line(), Qt::Key_Return);
  QVERIFY(!recipe->isVisible());
}

void MatrixEditorTest::follows_and_leads_the_head() {
  selection_->set_heads({HeadIndex{1}});
  go_to(0, 0);
  QTest::keyClicks(view_, QStringLiteral("8"));
  QTest::keyClick(line(), Qt::Key_Return);
  QCOMPARE(entry(0, 0, {MatrixRole::q, HeadIndex{1}}), 8.0);
  QCOMPARE(entry(0, 0), 1.0);
  click("matrixHead_1");
  QCOMPARE(selection_->heads().size(), std::size_t{1});
  QCOMPARE(selection_->heads().front().value, Index{0});
  selection_->set_heads({});
  click("matrixHead_2");
  QVERIFY(selection_->heads().empty());
}

void MatrixEditorTest::outlines_what_others_look_at() {
  const QImage before = view_->viewport()->grab().toImage();
  selection_->set_hovered(StageCell{.stage = Stage::weights, .head = {}, .row = 1, .column = 0});
  const QImage after = view_->viewport()->grab().toImage();
  const QColor outline = view_->palette().color(QPalette::Highlight);
  const QRect row = view_->visualRect(view_->model()->index(1, 0));
  QCOMPARE(after.pixelColor(row.center().x(), row.top()), outline);
  QVERIFY(before.pixelColor(row.center().x(), row.top()) != outline);
  selection_->set_hovered({});
  QCOMPARE(view_->viewport()->grab().toImage(), before);
}

void MatrixEditorTest::outlines_the_entry_that_others_point_at() {
  const QImage before = view_->viewport()->grab().toImage();
  const QPoint edge(middle(1, 2).x(), view_->visualRect(view_->model()->index(1, 2)).top() + 2);
  const QColor outline = view_->palette().color(QPalette::Text);
  QVERIFY(before.pixelColor(edge) != outline);
  // The stage q shows the entry as it is.
  selection_->set_pointed(StageCell{.stage = Stage::q, .head = {}, .row = 1, .column = 2});
  QCOMPARE(view_->viewport()->grab().toImage().pixelColor(edge), outline);
  selection_->set_pointed(InputNumber{{MatrixRole::k, {}}, 1, 2});
  QCOMPARE(view_->viewport()->grab().toImage(), before);
}

void MatrixEditorTest::hovers_for_others() {
  QTest::mouseMove(view_->viewport(), middle(1, 2));
  QVERIFY(selection_->hovered() == (StageCell{.stage = Stage::q, .head = {}, .row = 1, .column = 2}));
  QVERIFY((selection_->pointed() == Address(InputNumber{q_of_head_1, 1, 2})));
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(view_, &leave);
  QVERIFY(!selection_->hovered());
  QVERIFY(selection_->pointed() == Address());
}

void MatrixEditorTest::adds_and_removes_optional_matrices() {
  editor_->show_matrix({MatrixRole::v, HeadIndex{}});
  auto* const remove = editor_->findChild<QToolButton*>(QStringLiteral("removeMatrix"));
  QVERIFY(remove->isVisible());
  remove->click();
  QVERIFY(!has_values(*document_->experiment()));
  QVERIFY(!remove->isVisible());  // Q is shown, which must be there
  auto* const add = editor_->findChild<QToolButton*>(QStringLiteral("addMatrix"));
  QVERIFY(add != nullptr);
  add->menu()->actions().front()->trigger();
  QVERIFY(has_values(*document_->experiment()));
  QVERIFY(remove->isVisible());
  QCOMPARE(steps(), 2);
}

void MatrixEditorTest::survives_other_kinds_of_input() {
  for (const InputKind kind : {InputKind::projected, InputKind::scores, InputKind::weights, InputKind::qkv}) {
    QVERIFY(
        document_->apply(QStringLiteral("kind"), edit::set_input_kind(*document_->experiment(), kind, 1)));
    QVERIFY(view_->model()->rowCount() > 0);
    for (const MatrixAddress& address : matrices_of(*document_->experiment(), HeadIndex{})) {
      editor_->show_matrix(address);
      QCOMPARE(view_->model()->rowCount(),
               static_cast<int>(find_matrix(*document_->experiment(), address)->rows()));
    }
  }
}

void MatrixEditorTest::an_empty_experiment_says_how_to_begin() {
  document_->reset(Experiment(), QString());
  QCOMPARE(view_->model()->rowCount(), 0);
  QVERIFY(!editor_->findChild<QToolButton*>(QStringLiteral("fillMatrix"))->isVisible());
  paste(QStringLiteral("1"));
  QCOMPARE(steps(), 0);
}

}  // namespace

const headlight::test::TestClass registered =
    headlight::test::test_class<MatrixEditorTest>("matrix_editor_test");

}  // namespace matrix_editor_test

#include "matrix_editor_test.moc"
