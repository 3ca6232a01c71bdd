// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPushButton>

#include "tests/support/test_class.h"
#include "tests/ui/editors/tokens/token_editor_fixture.h"

namespace token_text_test {

using namespace headlight;
using namespace headlight::ui;

/// Tokens that come from text: pasted, and split from a sentence.
class TokenTextTest : public TokenEditorFixture {
  Q_OBJECT

 private slots:
  void pastes_a_sentence_over_all();
  void pastes_a_list();
  void pastes_below();
  void copies();
  void splits_a_typed_sentence();
  void splits_into_keys();
  void enter_on_nothing_changes_nothing();
};

void TokenTextTest::pastes_a_sentence_over_all() {
  set_clipboard(QStringLiteral("b 爱中国 too"));
  queries().setFocus();
  QTest::keyClick(&queries(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(query_text(), QStringLiteral("b 爱 中 国 too"));
  QCOMPARE(document_->undo_stack().count(), 1);
  const Experiment before = test::small_vectors();
  const std::string row_of_b =
      test::text(before, MatrixRole::q).substr(test::text(before, MatrixRole::q).find('|') + 2);
  QVERIFY(test::text(*document_->experiment(), MatrixRole::q).starts_with(row_of_b + " | "));
  QCOMPARE(message(),
           QStringLiteral("Pasted a sentence as 5 token(s). Tokens that stay keep their numbers."));
  document_->undo_stack().undo();
  QCOMPARE(*document_->experiment(), before);
}

void TokenTextTest::pastes_a_list() {
  set_clipboard(QStringLiteral("New York\t北京\nParis\n"));
  keys().setFocus();
  QTest::keyClick(&keys(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(*document_->experiment()->key_tokens, (std::vector<std::string>{"New York", "北京", "Paris"}));
  set_clipboard(QString());
  QTest::keyClick(&keys(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(key_count(*document_->experiment()), 3);
  QCOMPARE(message(), QStringLiteral("The clipboard holds no text to paste."));
}

void TokenTextTest::pastes_below() {
  set_clipboard(QStringLiteral("one two"));
  keys().setFocus();
  keys().choose(0, 1);
  QTest::keyClick(&keys(), Qt::Key_V, Qt::ControlModifier);
  QCOMPARE(key_text(), QStringLiteral("x one two y z"));
  QCOMPARE(keys().chosen_rows(), (std::vector<Index>{1, 2}));
  QCOMPARE(document_->undo_stack().count(), 1);
}

void TokenTextTest::copies() {
  keys().setFocus();
  keys().choose(1, 2);
  QTest::keyClick(&keys(), Qt::Key_C, Qt::ControlModifier);
  QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("y\nz\n"));
}

void TokenTextTest::splits_a_typed_sentence() {
  auto* const field = editor_->findChild<QLineEdit*>(QStringLiteral("query_sentence"));
  field->setText(QStringLiteral("我爱 deep learning"));
  QCOMPARE(message(), QStringLiteral("4 token(s): 我 · 爱 · deep · learning"));
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(query_text(), QStringLiteral("我 爱 deep learning"));
  QCOMPARE(field->text(), QString());
  QCOMPARE(message(), QStringLiteral("Split into 4 token(s). Tokens that stay keep their numbers."));
  QCOMPARE(document_->undo_stack().count(), 1);
}

void TokenTextTest::splits_into_keys() {
  auto* const apply = editor_->findChild<QPushButton*>(QStringLiteral("key_split"));
  QVERIFY(!apply->isEnabled());
  editor_->findChild<QLineEdit*>(QStringLiteral("key_sentence"))->setText(QStringLiteral("<b> %1 %n"));
  QTest::mouseClick(apply, Qt::LeftButton);
  QCOMPARE(key_text(), QStringLiteral("<b> %1 %n"));
  QCOMPARE(query_text(), QStringLiteral("a b"));
}

void TokenTextTest::enter_on_nothing_changes_nothing() {
  auto* const field = editor_->findChild<QLineEdit*>(QStringLiteral("query_sentence"));
  field->setText(QStringLiteral("  "));
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(document_->undo_stack().count(), 0);
}

const headlight::test::TestClass registered = headlight::test::test_class<TokenTextTest>("token_text_test");

}  // namespace token_text_test

#include "token_text_test.moc"
