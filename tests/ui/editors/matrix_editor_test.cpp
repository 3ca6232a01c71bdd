// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix_editor.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QWheelEvent>
#include <QtTest>
#include <memory>

#include "ui/editors/matrix_view.h"
#include "ui/editors/notice_bar.h"

namespace {

using namespace headlight;
using namespace headlight::ui;

constexpr MatrixAddress q_of_head_1{.role = MatrixRole::q, .head = {}};

MatrixValue counted(Index rows, Index columns) {
  Matrix matrix(rows, columns);
  for (Index i = 0; i < matrix.size(); ++i) {
    matrix.data()[i] = static_cast<double>(i + 1);
  }
  return MatrixValue(matrix);
}

/// Q 1 2 3 / 4 5 6, K a recipe of 2 × 3, V 1 2 / 3 4, two heads alike.
Experiment small_experiment() {
  Experiment experiment;
  experiment.query_tokens = {"it", "was"};
  experiment.key_tokens = {"the", "animal"};
  const QkvHead head{.q = counted(2, 3),
                     .k = MatrixValue::randn(2, 3, {.seed = 42, .skip = 6, .scale = 0.1}),
                     .v = counted(2, 2),
                     .unknown = {}};
  experiment.inputs = QkvInputs{.heads = {head, head}, .unknown = {}};
  return experiment;
}

class MatrixEditorTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void typing_over_and_enter_go_down();
  void f2_edits_exactly_and_escape_keeps();
  void tab_commits_and_goes_right();
  void wrong_text_stays_and_is_explained();
  void wrong_text_is_dropped_with_the_focus();
  void a_drag_selects_and_delete_sets_zeros();
  void shift_and_arrows_extend_the_selection();
  void copies_exactly();
  void pastes_in_one_step();
  void pastes_one_number_everywhere();
  void a_wrong_entry_pastes_nothing();
  void a_larger_block_offers_to_grow();
  void a_larger_block_pastes_what_fits();
  void a_larger_block_can_be_left();
  void alt_drag_scrubs_in_one_step();
  void a_scrub_back_is_no_step();
  void escape_takes_a_scrub_back();
  void wheel_scrubs_until_it_rests();
  void plain_wheel_scrolls();
  void fills_the_matrix_or_the_selection();
  void random_numbers_keep_their_recipe();
  void says_the_recipe();
  void follows_and_leads_the_head();
  void outlines_what_others_look_at();
  void hovers_for_others();
  void adds_and_removes_optional_matrices();
  void survives_other_kinds_of_input();
  void an_empty_experiment_says_how_to_begin();

 private:
  double entry(Index row, Index column, MatrixAddress address = q_of_head_1) const {
    return find_matrix(*document_->experiment(), address)->values()(row, column);
  }
  int steps() const { return document_->undo_stack().count(); }
  void go_to(int row, int column) {
    view_->setFocus();
    view_->setCurrentIndex(view_->model()->index(row, column));
  }
  QPoint middle(int row, int column) const {
    return view_->visualRect(view_->model()->index(row, column)).center();
  }
  QLineEdit* line() const { return view_->findChild<QLineEdit*>(QStringLiteral("number_editor")); }
  NoticeBar& notice() const { return *editor_->findChild<NoticeBar*>(); }
  void answer(const char* name) const {
    auto* const button = editor_->findChild<QPushButton*>(QLatin1String(name));
    QVERIFY(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
  }
  void paste(const QString& text) {
    QApplication::clipboard()->setText(text);
    QTest::keySequence(view_, QKeySequence::Paste);
  }
  void click(const char* name) const {
    auto* const button = editor_->findChild<QAbstractButton*>(QLatin1String(name));
    QVERIFY(button != nullptr);
    button->click();
  }
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
  void mouse(QEvent::Type type, QPoint place, Qt::KeyboardModifiers modifiers) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, place, view_->viewport()->mapToGlobal(place), button, held, modifiers);
    QApplication::sendEvent(view_->viewport(), &event);
  }
  void wheel(QPoint place, int notches, Qt::KeyboardModifiers modifiers) {
    QWheelEvent event(place, view_->viewport()->mapToGlobal(place), QPoint(), QPoint(0, notches * 120),
                      Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(view_->viewport(), &event);
  }

  std::unique_ptr<Document> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<MatrixEditor> editor_;
  MatrixView* view_ = nullptr;
};

void MatrixEditorTest::init() {
  document_ = std::make_unique<Document>();
  selection_ = std::make_unique<Selection>();
  document_->reset(small_experiment(), QString());
  editor_ = std::make_unique<MatrixEditor>(*document_, *selection_);
  editor_->resize(360, 420);
  editor_->show();
  editor_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(editor_.get()));
  view_ = editor_->findChild<MatrixView*>();
  editor_->show_matrix(q_of_head_1);
}

void MatrixEditorTest::cleanup() {
  editor_.reset();
  selection_.reset();
  document_.reset();
}

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

void MatrixEditorTest::a_drag_selects_and_delete_sets_zeros() {
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

void MatrixEditorTest::shift_and_arrows_extend_the_selection() {
  go_to(0, 0);
  QTest::keyClick(view_, Qt::Key_Right);
  QTest::keyClick(view_, Qt::Key_Down, Qt::ShiftModifier);
  QTest::keyClick(view_, Qt::Key_Right, Qt::ShiftModifier);
  QCOMPARE(view_->range(), (EntryRange{.row = 0, .column = 1, .rows = 2, .columns = 2}));
  QTest::keyClick(view_, Qt::Key_Escape);
  QCOMPARE(view_->range(), (EntryRange{.row = 1, .column = 2, .rows = 1, .columns = 1}));
}

void MatrixEditorTest::copies_exactly() {
  editor_->show_matrix({MatrixRole::k, HeadIndex{}});
  view_->select({.row = 0, .column = 0, .rows = 1, .columns = 2});
  QTest::keySequence(view_, QKeySequence::Copy);
  QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("0.15792128155073915\t0.07674347291529088\n"));
}

void MatrixEditorTest::pastes_in_one_step() {
  go_to(0, 1);
  paste(QStringLiteral("[[0.5, −1], [1/4, 2]]"));
  QCOMPARE(steps(), 1);
  QCOMPARE(entry(0, 1), 0.5);
  QCOMPARE(entry(0, 2), -1.0);
  QCOMPARE(entry(1, 1), 0.25);
  QCOMPARE(entry(1, 2), 2.0);
}

void MatrixEditorTest::pastes_one_number_everywhere() {
  view_->select({.row = 0, .column = 0, .rows = 2, .columns = 2});
  paste(QStringLiteral("9"));
  QCOMPARE(entry(0, 0), 9.0);
  QCOMPARE(entry(1, 1), 9.0);
  QCOMPARE(entry(0, 2), 3.0);
}

void MatrixEditorTest::a_wrong_entry_pastes_nothing() {
  go_to(0, 0);
  paste(QStringLiteral("1\t2\n3\tfoo"));
  QCOMPARE(steps(), 0);
  QVERIFY(notice().isVisible());
  QVERIFY(notice().sentence().startsWith(QStringLiteral("Row 2, column 2 of the text: “foo”")));
}

void MatrixEditorTest::a_larger_block_offers_to_grow() {
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

void MatrixEditorTest::a_larger_block_pastes_what_fits() {
  go_to(1, 2);
  paste(QStringLiteral("10\t11\n12\t13"));
  answer("pasteWhatFits");
  QCOMPARE(steps(), 1);
  QCOMPARE(entry(1, 2), 10.0);
  QCOMPARE(query_count(*document_->experiment()), Index{2});
}

void MatrixEditorTest::a_larger_block_can_be_left() {
  go_to(1, 2);
  paste(QStringLiteral("10\t11\n12\t13"));
  answer("pasteCancel");
  QVERIFY(!notice().isVisible());
  QCOMPARE(steps(), 0);
}

void MatrixEditorTest::alt_drag_scrubs_in_one_step() {
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

void MatrixEditorTest::a_scrub_back_is_no_step() {
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

void MatrixEditorTest::escape_takes_a_scrub_back() {
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

void MatrixEditorTest::wheel_scrubs_until_it_rests() {
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

void MatrixEditorTest::plain_wheel_scrolls() {
  wheel(middle(1, 0), 1, Qt::NoModifier);
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

void MatrixEditorTest::hovers_for_others() {
  QTest::mouseMove(view_->viewport(), middle(1, 2));
  QVERIFY(selection_->hovered() == (StageCell{.stage = Stage::q, .head = {}, .row = 1, .column = 2}));
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(view_, &leave);
  QVERIFY(!selection_->hovered());
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

QTEST_MAIN(MatrixEditorTest)
#include "matrix_editor_test.moc"
