// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/text_field.h"

#include <QClipboard>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include "ui/widgets/line_field.h"
#include "ui/words/shown_text.h"

#include "tests/support/test_class.h"

namespace text_field_test {

using namespace headlight::ui;

namespace {

QString repeated(const char* piece, int count) { return QString::fromUtf8(piece).repeated(count); }

void paste(QWidget& field, const QString& text) {
  QGuiApplication::clipboard()->setText(text);
  QTest::keySequence(&field, QKeySequence::Paste);
}

}  // namespace

// Fields whose texts may have any length.
class TextFieldTest : public QObject {
  Q_OBJECT

 private slots:
  void ordinary_texts_are_edited_in_place() {
    TextField field;
    QSignalSpy edited(&field, &TextField::edited);
    // A space that does not break, and a paragraph.
    const QString text = QString::fromUtf8("10\u00a0%\nand more");
    field.set_value(text);
    QCOMPARE(field.value(), text);
    QCOMPARE(edited.size(), 0);
    field.moveCursor(QTextCursor::End);
    QTest::keyClicks(&field, QStringLiteral("!"));
    QCOMPARE(field.value(), text + QLatin1Char('!'));
    QCOMPARE(edited.size(), 1);
    paste(field, QStringLiteral(" again"));
    QCOMPARE(field.value(), text + QStringLiteral("! again"));
  }

  void long_texts_are_kept_whole_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("without spaces") << repeated("a", 1'000'000);
    QTest::newRow("emoji") << repeated("👩‍👧", 200'000);
    QTest::newRow("words") << repeated("word ", 200'000);
    QTest::newRow("lines") << repeated("a\n", 500'000);
  }
  void long_texts_are_kept_whole() {
    QFETCH(const QString, text);
    TextField field;
    QSignalSpy edited(&field, &TextField::edited);
    field.set_value(text);
    QVERIFY(field.value() == text);
    QVERIFY(field.toPlainText().size() < 1000);
    QVERIFY(field.isReadOnly());
    QTest::keyClicks(&field, QStringLiteral("x"));
    QTest::keyClick(&field, Qt::Key_Delete);
    paste(field, QStringLiteral("x"));
    QVERIFY(field.value() == text);
    QCOMPARE(edited.size(), 0);
    field.selectAll();
    field.copy();
    QVERIFY(QGuiApplication::clipboard()->text() == text);
    QTest::keyClick(&field, Qt::Key_Delete);
    QCOMPARE(field.value(), QString());
    QVERIFY(!field.isReadOnly());
    QCOMPARE(edited.size(), 1);
  }

  void a_long_paste_is_taken_whole() {
    TextField field;
    field.set_value(QStringLiteral("begin end"));
    QTextCursor cursor = field.textCursor();
    cursor.setPosition(6);
    field.setTextCursor(cursor);
    const QString pasted = repeated("a", 1'000'000);
    paste(field, pasted);
    QVERIFY(field.value() == QStringLiteral("begin ") + pasted + QStringLiteral("end"));
    field.set_value(QStringLiteral("short"));
    QVERIFY(!field.isReadOnly());
    QCOMPARE(field.toPlainText(), QStringLiteral("short"));
  }

  void a_long_line_is_kept_whole() {
    LineField field;
    const QString text = repeated("👩‍👧", 100'000);
    QSignalSpy typed(&field, &QLineEdit::textEdited);
    field.set_value(text);
    QVERIFY(field.value() == text);
    QVERIFY(field.text().size() < 1000);
    QTest::keyClicks(&field, QStringLiteral("x"));
    QVERIFY(field.value() == text);
    QCOMPARE(typed.size(), 0);
    QTest::keyClick(&field, Qt::Key_Delete);
    QCOMPARE(field.value(), QString());
    QCOMPARE(typed.size(), 1);
    QTest::keyClicks(&field, QStringLiteral("x"));
    QCOMPARE(field.value(), QStringLiteral("x"));
  }

  // Qt 6.4 looks at the first format there is, and there may be none.
  void nothing_can_be_pasted_too() {
    TextField text;
    LineField line;
    text.set_value(QStringLiteral("t"));
    line.set_value(QStringLiteral("l"));
    text.show();
    line.show();
    for (const QClipboard::Mode mode : {QClipboard::Clipboard, QClipboard::Selection}) {
      QGuiApplication::clipboard()->setMimeData(new QMimeData, mode);
    }
    for (QWidget* const field : std::initializer_list<QWidget*>{&text, &line, text.viewport()}) {
      QTest::keySequence(field, QKeySequence::Paste);
      QTest::mouseClick(field, Qt::MiddleButton);
    }
    text.paste();
    QVERIFY(!text.canPaste());
    QCOMPARE(text.value(), QStringLiteral("t"));
    QCOMPARE(line.value(), QStringLiteral("l"));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<TextFieldTest>("text_field_test");

}  // namespace text_field_test

#include "text_field_test.moc"
