// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/examples.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/support/test_class.h"

namespace example_files_test {

using namespace headlight;

// The examples as files: that all are carried along, in their order, with words in both languages.
class ExampleFilesTest : public QObject {
  Q_OBJECT

 private slots:
  void all_are_offered_in_order() {
    const QStringList expected{QStringLiteral("library-books"),
                               QStringLiteral("translation"),
                               QStringLiteral("translation-two-heads"),
                               QStringLiteral("translation-scores"),
                               QStringLiteral("additive"),
                               QStringLiteral("scaled-dot-two-heads"),
                               QStringLiteral("numpy-seed-42"),
                               QStringLiteral("sixty-four-ones"),
                               QStringLiteral("encoder-decoder"),
                               QStringLiteral("soft-and-hard"),
                               QStringLiteral("causal"),
                               QStringLiteral("coreference")};
    QStringList ids;
    for (const ui::ExampleInfo& example : ui::examples()) {
      ids.append(example.id);
    }
    QCOMPARE(ids, expected);
  }

  void each_has_words_in_english_and_chinese() {
    for (const ui::ExampleInfo& example : ui::examples()) {
      const auto bytes = ui::example_bytes(example.id);
      QVERIFY(bytes.has_value());
      const QJsonObject file = QJsonDocument::fromJson(*bytes).object();
      for (const QString& member : {QStringLiteral("title"), QStringLiteral("notes")}) {
        const QJsonObject words = file.value(member).toObject();
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("zh_CN")}) {
          QVERIFY2(!words.value(language).toString().isEmpty(), qPrintable(example.id));
        }
      }
      QCOMPARE(QString::fromStdString(text_in(example.title, "en")),
               file.value(QStringLiteral("title")).toObject().value(QStringLiteral("en")).toString());
      QVERIFY(text_in(example.title, "zh_CN") != text_in(example.title, "en"));
    }
  }

  void an_unknown_name_gives_nothing() {
    QVERIFY(!ui::example_bytes(QStringLiteral("nonesuch")).has_value());
    QVERIFY(!ui::example_bytes(QStringLiteral("../examples/causal")).has_value());
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<ExampleFilesTest>("example_files_test");

}  // namespace example_files_test

#include "example_files_test.moc"
