// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>
#include <set>

#include "tests/support/test_class.h"
#include "tests/ui/window/window_world.h"

namespace translations_test {

using namespace headlight::ui;

namespace {

std::set<QString> placeholders(const QString& text) {
  static const QRegularExpression placeholder(QStringLiteral("%(\\d|n)"));
  std::set<QString> result;
  for (auto match = placeholder.globalMatch(text); match.hasNext();) {
    result.insert(match.next().captured());
  }
  return result;
}

}  // namespace

// The words in other languages: complete, and with the same places to fill in.
class TranslationsTest : public QObject {
  Q_OBJECT

 private slots:
  void every_message_is_translated_with_its_placeholders_data() {
    QTest::addColumn<QString>("language");
    for (const Language::Info& info : Language::available()) {
      QTest::newRow(qPrintable(info.code)) << info.code;
    }
  }
  void every_message_is_translated_with_its_placeholders() {
    QFETCH(QString, language);
    QFile file(QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/translations/headlight_%1.ts").arg(language));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString source;
    int messages = 0;
    while (!xml.atEnd()) {
      xml.readNext();
      if (!xml.isStartElement()) {
        continue;
      }
      if (xml.name() == QLatin1StringView("source")) {
        source = xml.readElementText();
        ++messages;
      } else if (xml.name() == QLatin1StringView("translation")) {
        QVERIFY2(!xml.attributes().hasAttribute(QStringLiteral("type")), qPrintable(source));
      }
      const bool plural = xml.name() == QLatin1StringView("numerusform");
      if (plural ||
          (xml.name() == QLatin1StringView("translation") && !source.contains(QStringLiteral("%n")))) {
        const QString text = xml.readElementText();
        QVERIFY2(!text.isEmpty(), qPrintable(source));
        // A singular may do without its number.
        if (!plural || text.contains(QStringLiteral("%n"))) {
          QVERIFY2(placeholders(text) == placeholders(source), qPrintable(source));
        }
        QVERIFY2(text.contains(QLatin1Char('&')) == source.contains(QLatin1Char('&')), qPrintable(source));
      }
    }
    QVERIFY(!xml.hasError());
    QVERIFY(messages > 0);
  }

  void the_window_speaks_the_language_chosen() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    auto* const heads = window.findChild<QLabel*>(QStringLiteral("headCountLabel"));
    QCOMPARE(heads->text(), QStringLiteral("1 head"));
    world.language.choose(QStringLiteral("zh_CN"));
    QCOMPARE(window.findChild<QLabel*>(QStringLiteral("headCountLabel"))->text(), QStringLiteral("1 个头"));
    QCOMPARE(window.findChild<QAction*>(QStringLiteral("undoAction"))->text(), QStringLiteral("撤销(&U)"));
    world.language.choose(QStringLiteral("en"));
    QCOMPARE(window.findChild<QLabel*>(QStringLiteral("headCountLabel"))->text(), QStringLiteral("1 head"));
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<TranslationsTest>("translations_test");

}  // namespace translations_test

#include "translations_test.moc"
