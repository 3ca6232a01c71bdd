// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tokens/token_editor.h"

#include <QCheckBox>
#include <QDropEvent>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <memory>

#include "core/explain/stage_cell.h"
#include "tests/support/test_class.h"
#include "tests/ui/editors/tokens/token_editor_fixture.h"
#include "ui/editors/tokens/token_delegate.h"
#include "ui/words/problem_text.h"

namespace token_editor_test {

using namespace headlight;
using namespace headlight::ui;

class TokenEditorTest : public TokenEditorFixture {
  Q_OBJECT

 private slots:
  void shows_one_list_while_linked();
  void renames_with_f2();
  void renames_with_enter();
  void renames_by_typing_over();
  void renames_by_double_click();
  void escape_keeps_the_name();
  void adds_and_names_in_one_step();
  void escape_takes_an_addition_back();
  void adds_to_an_empty_list();
  void deletes_several_in_one_step();
  void moves_with_the_keyboard();
  void moves_with_the_buttons();
  void moves_by_drag();
  void links_and_unlinks();
  void outlines_what_is_pointed_at();
  void points_at_what_is_hovered();
  void tells_long_tokens_in_a_tooltip();
  void says_why_an_edit_is_refused();
  void fits_a_narrow_dock();
  void names_every_control();
};

void TokenEditorTest::shows_one_list_while_linked() {
  QVERIFY(queries().isVisible() && keys().isVisible());
  document_->reset(test::small_projection(), {});
  QVERIFY(queries().isVisible());
  QVERIFY(!keys().isVisible());
  QVERIFY(editor_->findChild<QCheckBox*>(QStringLiteral("link_keys"))->isChecked());
  QCOMPARE(queries().accessibleName(), QStringLiteral("Queries and keys"));
}

void TokenEditorTest::renames_with_f2() {
  queries().setFocus();
  queries().choose(1, 1);
  QTest::keyClick(&queries(), Qt::Key_F2);
  QCOMPARE(open_editor(queries()).text(), QStringLiteral("b"));
  QTest::keyClicks(&open_editor(queries()), QStringLiteral("new"));
  finish(queries(), Qt::Key_Return);
  QCOMPARE(query_text(), QStringLiteral("a new"));
  QCOMPARE(document_->undo_stack().count(), 1);
  document_->undo_stack().undo();
  QCOMPARE(query_text(), QStringLiteral("a b"));
}

void TokenEditorTest::renames_with_enter() {
  keys().setFocus();
  keys().choose(2, 1);
  QTest::keyClick(&keys(), Qt::Key_Return);
  QTest::keyClicks(&open_editor(keys()), QStringLiteral("EOS"));
  finish(keys(), Qt::Key_Enter);
  QCOMPARE(key_text(), QStringLiteral("x y EOS"));
}

void TokenEditorTest::renames_by_typing_over() {
  queries().setFocus();
  queries().choose(0, 1);
  QTest::keyClick(&queries(), Qt::Key_Q);
  QTest::keyClicks(&open_editor(queries()), QStringLiteral("x"));
  finish(queries(), Qt::Key_Return);
  QCOMPARE(query_text(), QStringLiteral("qx b"));
}

void TokenEditorTest::renames_by_double_click() {
  const QPoint second = queries().visualRect(queries().model()->index(1, 0)).center();
  QTest::mouseClick(queries().viewport(), Qt::LeftButton, {}, second);
  QTest::mouseDClick(queries().viewport(), Qt::LeftButton, {}, second);
  QTest::keyClicks(&open_editor(queries()), QStringLiteral("clicked"));
  finish(queries(), Qt::Key_Return);
  QCOMPARE(query_text(), QStringLiteral("a clicked"));
}

void TokenEditorTest::escape_keeps_the_name() {
  queries().setFocus();
  queries().choose(0, 1);
  QTest::keyClick(&queries(), Qt::Key_F2);
  QTest::keyClicks(&open_editor(queries()), QStringLiteral("other"));
  finish(queries(), Qt::Key_Escape);
  QCOMPARE(query_text(), QStringLiteral("a b"));
  QCOMPARE(document_->undo_stack().count(), 0);
}

void TokenEditorTest::adds_and_names_in_one_step() {
  queries().choose(0, 1);
  QTest::mouseClick(editor_->findChild<QToolButton*>(QStringLiteral("query_add")), Qt::LeftButton);
  QTest::keyClicks(&open_editor(queries()), QStringLiteral("between"));
  finish(queries(), Qt::Key_Return);
  QCOMPARE(query_text(), QStringLiteral("a between b"));
  QCOMPARE(document_->undo_stack().count(), 1);
  QTest::keyClick(&queries(), Qt::Key_F2);
  QTest::keyClicks(&open_editor(queries()), QStringLiteral("c"));
  finish(queries(), Qt::Key_Return);
  QCOMPARE(document_->undo_stack().count(), 2);
  document_->undo_stack().undo();
  document_->undo_stack().undo();
  QCOMPARE(query_text(), QStringLiteral("a b"));
}

void TokenEditorTest::escape_takes_an_addition_back() {
  queries().setFocus();
  queries().choose(0, 1);
  QTest::keyClick(&queries(), Qt::Key_Insert);
  QCOMPARE(query_text(), QStringLiteral("a  b"));
  QTest::keyClicks(&open_editor(queries()), QStringLiteral("half a na"));
  finish(queries(), Qt::Key_Escape);
  QCOMPARE(query_text(), QStringLiteral("a b"));
  QCOMPARE(document_->undo_stack().count(), 0);
  QCOMPARE(queries().chosen_rows(), std::vector<Index>{0});
  QTest::keyClick(&queries(), Qt::Key_Insert);
  finish(queries(), Qt::Key_Return);
  QTest::keyClick(&queries(), Qt::Key_F2);
  finish(queries(), Qt::Key_Escape);
  QCOMPARE(query_text(), QStringLiteral("a  b"));
  QCOMPARE(document_->undo_stack().count(), 1);
}

void TokenEditorTest::adds_to_an_empty_list() {
  document_->reset(test::must(edit::set_tokens(test::small_vectors(), edit::Side::queries, {}, 1)), {});
  queries().setFocus();
  QTest::keyClick(&queries(), Qt::Key_Insert);
  QCOMPARE(document_->experiment()->query_tokens, std::vector<std::string>{""});
}

void TokenEditorTest::deletes_several_in_one_step() {
  keys().setFocus();
  keys().choose(1, 2);
  QTest::keyClick(&keys(), Qt::Key_Delete);
  QCOMPARE(key_text(), QStringLiteral("x"));
  QCOMPARE(document_->undo_stack().count(), 1);
  QCOMPARE(keys().chosen_rows(), std::vector<Index>{0});
  document_->undo_stack().undo();
  QCOMPARE(key_text(), QStringLiteral("x y z"));
  keys().selectAll();
  QTest::mouseClick(editor_->findChild<QToolButton*>(QStringLiteral("key_delete")), Qt::LeftButton);
  QCOMPARE(key_count(*document_->experiment()), 0);
  QVERIFY(!editor_->findChild<QToolButton*>(QStringLiteral("key_delete"))->isEnabled());
}

void TokenEditorTest::moves_with_the_keyboard() {
  keys().setFocus();
  keys().choose(0, 1);
  QTest::keyClick(&keys(), Qt::Key_Down, Qt::AltModifier);
  QCOMPARE(key_text(), QStringLiteral("y x z"));
  QCOMPARE(keys().chosen_rows(), std::vector<Index>{1});
  QTest::keyClick(&keys(), Qt::Key_Down, Qt::AltModifier);
  QTest::keyClick(&keys(), Qt::Key_Down, Qt::AltModifier);
  QCOMPARE(key_text(), QStringLiteral("y z x"));
  QCOMPARE(document_->undo_stack().count(), 2);
  keys().choose(1, 2);
  QTest::keyClick(&keys(), Qt::Key_Up, Qt::AltModifier);
  QCOMPARE(key_text(), QStringLiteral("z x y"));
  QCOMPARE(keys().chosen_rows(), (std::vector<Index>{0, 1}));
  QCOMPARE(
      test::text(*document_->experiment(), MatrixRole::k),
      test::text(test::must(edit::move_token(test::small_vectors(), edit::Side::keys, 2, 0)), MatrixRole::k));
}

void TokenEditorTest::moves_with_the_buttons() {
  keys().choose(1, 1);
  auto* const up = editor_->findChild<QToolButton*>(QStringLiteral("key_up"));
  auto* const down = editor_->findChild<QToolButton*>(QStringLiteral("key_down"));
  QTest::mouseClick(up, Qt::LeftButton);
  QCOMPARE(key_text(), QStringLiteral("y x z"));
  QVERIFY(!up->isEnabled());
  QVERIFY(down->isEnabled());
  QTest::mouseClick(down, Qt::LeftButton);
  QCOMPARE(key_text(), QStringLiteral("x y z"));
}

void TokenEditorTest::moves_by_drag() {
  keys().choose(0, 1);
  const std::unique_ptr<QMimeData> data(keys().model()->mimeData({keys().model()->index(0, 0)}));
  const QRect last = keys().visualRect(keys().model()->index(2, 0));
  const auto drop = [&](QPoint position, const QMimeData& what, TokenList& onto) {
    QDragEnterEvent enter(position, Qt::MoveAction, &what, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(onto.viewport(), &enter);
    QDragMoveEvent move(position, Qt::MoveAction, &what, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(onto.viewport(), &move);
    QDropEvent event(position, Qt::MoveAction, &what, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(onto.viewport(), &event);
    return event.isAccepted();
  };
  QVERIFY(drop(last.center() - QPoint(0, last.height() / 4), *data, keys()));
  QCOMPARE(key_text(), QStringLiteral("y x z"));
  QCOMPARE(document_->undo_stack().count(), 1);
  const std::unique_ptr<QMimeData> second(keys().model()->mimeData({keys().model()->index(1, 0)}));
  QVERIFY(drop(QPoint(20, keys().viewport()->height() - 2), *second, keys()));
  QCOMPARE(key_text(), QStringLiteral("y z x"));
  QVERIFY(!drop(QPoint(20, 4), *second, queries()));
  QCOMPARE(query_text(), QStringLiteral("a b"));
}

void TokenEditorTest::links_and_unlinks() {
  auto* const link = editor_->findChild<QCheckBox*>(QStringLiteral("link_keys"));
  QVERIFY(!link->isChecked());
  link->click();
  QVERIFY(!document_->experiment()->key_tokens);
  QVERIFY(!keys().isVisible());
  link->click();
  QCOMPARE(key_text(), QStringLiteral("a b"));
  QVERIFY(keys().isVisible());
  document_->undo_stack().undo();
  document_->undo_stack().undo();
  QVERIFY(!link->isChecked());
  QCOMPARE(key_text(), QStringLiteral("x y z"));
}

void TokenEditorTest::outlines_what_is_pointed_at() {
  const auto outlined = [](TokenList& in) {
    return qobject_cast<TokenDelegate*>(in.itemDelegate())->outlined();
  };
  const std::map<int, QString> none;
  selection_->set_hovered(StageCell{Stage::weights, {}, 1, 2});
  QCOMPARE(outlined(queries()), (std::map<int, QString>{{1, QString()}}));
  QCOMPARE(outlined(keys()), (std::map<int, QString>{{2, QString()}}));
  selection_->set_pinned(StageCell{Stage::output, {}, 0, 0});
  QCOMPARE(outlined(queries()), (std::map<int, QString>{{0, QString()}}));
  QCOMPARE(outlined(keys()), none);
  selection_->set_pinned(std::nullopt);
  selection_->set_hovered(std::nullopt);
  QCOMPARE(outlined(queries()), none);
  document_->reset(test::small_projection(), {});
  QTRY_VERIFY(selection_->is_current());
  selection_->set_hovered(StageCell{Stage::weights, {}, 1, 2});
  QCOMPARE(outlined(queries()),
           (std::map<int, QString>{{1, QStringLiteral("query")}, {2, QStringLiteral("key")}}));
  selection_->set_hovered(StageCell{Stage::weights, {}, 1, 1});
  QCOMPARE(outlined(queries()), (std::map<int, QString>{{1, QStringLiteral("query and key")}}));
}

void TokenEditorTest::points_at_what_is_hovered() {
  emit queries().row_hovered(1);
  QCOMPARE(query_of(*selection_->hovered())->value, 1);
  QVERIFY(!key_of(*selection_->hovered()));
  emit keys().row_hovered(2);
  QCOMPARE(key_of(*selection_->hovered())->value, 2);
  QVERIFY(!query_of(*selection_->hovered()));
  emit keys().row_hovered(-1);
  QVERIFY(!selection_->hovered());
  document_->reset(test::small_projection(), {});
  QTRY_VERIFY(selection_->is_current());
  emit queries().row_hovered(1);
  QCOMPARE(query_of(*selection_->hovered())->value, 1);
  QCOMPARE(key_of(*selection_->hovered())->value, 1);
}

void TokenEditorTest::tells_long_tokens_in_a_tooltip() {
  QVERIFY(document_->apply(
      QStringLiteral("edit"),
      edit::rename_token(*document_->experiment(), edit::Side::queries, 0, std::string(80, 'w'))));
  const auto tooltip_of = [this](int row) {
    const QPoint position = queries().visualRect(queries().model()->index(row, 0)).center();
    QHelpEvent event(QEvent::ToolTip, position, queries().viewport()->mapToGlobal(position));
    QCoreApplication::sendEvent(queries().viewport(), &event);
    return QToolTip::isVisible() ? QToolTip::text() : QString();
  };
  QCOMPARE(tooltip_of(1), QString());
  QCOMPARE(tooltip_of(0), QStringLiteral("<span>%1</span>").arg(QString(80, u'w')));
  QToolTip::hideText();
}

void TokenEditorTest::says_why_an_edit_is_refused() {
  std::optional<QString> reason;
  connect(document_.get(), &Document::refused, this,
          [&reason](const Problem& problem) { reason = problem_text(problem); });
  set_clipboard(QStringLiteral("word ").repeated(4097));
  queries().setFocus();
  QTest::keyClick(&queries(), Qt::Key_V, Qt::ControlModifier);
  QCOMPARE(query_text(), QStringLiteral("a b"));
  QVERIFY(reason);
  QCOMPARE(message(), *reason);
}

void TokenEditorTest::fits_a_narrow_dock() {
  QVERIFY2(editor_->minimumSizeHint().width() <= 300,
           qPrintable(QString::number(editor_->minimumSizeHint().width())));
  document_->reset(test::must(edit::set_tokens(test::small_vectors(), edit::Side::queries,
                                               {std::string(500, 'w'), ""}, 1)),
                   {});
  editor_->findChild<QLineEdit*>(QStringLiteral("key_sentence"))->setText(QString(500, u'w'));
  QVERIFY(editor_->minimumSizeHint().width() <= 300);
}

void TokenEditorTest::names_every_control() {
  for (const QWidget* const widget : editor_->findChildren<QWidget*>()) {
    if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(editor_.get()) ||
        widget->objectName().startsWith(QStringLiteral("qt_"))) {
      continue;
    }
    const auto* const button = qobject_cast<const QAbstractButton*>(widget);
    QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
             qPrintable(widget->objectName()));
  }
}

const headlight::test::TestClass registered =
    headlight::test::test_class<TokenEditorTest>("token_editor_test");

}  // namespace token_editor_test

#include "token_editor_test.moc"
