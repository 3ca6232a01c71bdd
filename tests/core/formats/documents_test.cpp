// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>
#include <nlohmann/json.hpp>

#include "core/formats/experiment_json.h"
#include "core/formats/lesson_json.h"
#include "tests/support/lessons.h"
#include "tests/support/test_class.h"

namespace documents_test {

using namespace headlight;
using namespace headlight::test;

namespace {

/// The first JSON example of a document in resources/docs.
std::string example_in(const QString& document) {
  QFile file(QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/docs/") + document);
  if (!file.open(QIODevice::ReadOnly)) {
    return {};
  }
  const QByteArray text = file.readAll();
  const qsizetype start = text.indexOf("```json\n") + 8;
  return text.mid(start, text.indexOf("```", start) - start).toStdString();
}

}  // namespace

// What the documents about file formats give as an example can be read.
class DocumentsTest : public QObject {
  Q_OBJECT

 private slots:
  void experiment() {
    const auto experiment = read_experiment(example_in(QStringLiteral("experiment-format.md")));
    QVERIFY2(experiment, experiment ? "" : experiment.error().place.c_str());
    QCOMPARE(query_count(*experiment), Index{2});
  }

  void lesson() {
    const auto lesson = read_lesson(example_in(QStringLiteral("lesson-format.md")), built_in_examples());
    QVERIFY2(lesson, lesson ? "" : lesson.error().place.c_str());
    QCOMPARE(lesson->steps.size(), std::size_t{2});
  }

  void every_member_is_kept() {
    const std::string text = example_in(QStringLiteral("lesson-format.md"));
    const auto written = nlohmann::json::parse(write_lesson(must(read_lesson(text, built_in_examples()))));
    QVERIFY(written == nlohmann::json::parse(text));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<DocumentsTest>("documents_test");

}  // namespace documents_test

#include "documents_test.moc"
