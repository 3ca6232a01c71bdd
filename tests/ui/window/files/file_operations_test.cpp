// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/files/file_operations.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "core/experiment/validate.h"
#include "tests/support/test_class.h"
#include "tests/ui/window/window_world.h"
#include "ui/document/examples.h"
#include "ui/document/experiment_file.h"
#include "ui/window/starter_experiment.h"

namespace file_operations_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

void write(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray read(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A document with its file operations, and one change in no file if `changed`.
struct Bench {
  explicit Bench(bool changed = false) {
    files.open_example(QStringLiteral("translation"));
    if (changed) {
      change(QStringLiteral("Love"));
    }
  }
  void change(const QString& token) {
    document.apply(QStringLiteral("Rename"),
                   edit::rename_token(*document.experiment(), edit::Side::queries, 1, token.toStdString()));
  }

  WindowWorld world;
  Document document;
  QWidget window;
  FileOperations files{document, world.services(), window};
};

}  // namespace

// Experiments in and out of files, and the questions that belong to it.
class FileOperationsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*propagateSizeHints)"))); }

  void every_example_opens_unchanged_and_without_a_file() {
    Bench bench;
    for (const ExampleInfo& example : examples()) {
      QVERIFY2(bench.files.open_example(example.id), qPrintable(example.id));
      QVERIFY(!bench.document.is_modified());
      QCOMPARE(bench.document.path(), QString());
      QCOMPARE(validate(*bench.document.experiment()), std::nullopt);
    }
    QVERIFY(!bench.files.open_example(QStringLiteral("nonesuch")));
  }

  void new_gives_something_small_to_begin_with() {
    Bench bench;
    bench.files.begin_new();
    const Experiment& experiment = *bench.document.experiment();
    QVERIFY(experiment == starter_experiment());
    QCOMPARE(validate(experiment), std::nullopt);
    QCOMPARE(query_count(experiment), Index{3});
    QCOMPARE(head_count(experiment), Index{1});
    QVERIFY(has_values(experiment));
    QVERIFY(!bench.document.is_modified());
    QCOMPARE(bench.files.name(), QStringLiteral("Untitled"));
  }

  void saving_asks_for_a_place_once() {
    Bench bench(true);
    bench.world.prompts.file_to_save = bench.world.path(QStringLiteral("out.headlight"));
    QVERIFY(bench.files.save());
    QVERIFY(!bench.document.is_modified());
    QCOMPARE(bench.document.path(), bench.world.prompts.file_to_save);
    QCOMPARE(bench.files.name(), QStringLiteral("out.headlight"));
    QCOMPARE(bench.world.recent.paths(), QStringList{bench.document.path()});
    bench.change(QStringLiteral("like"));
    QVERIFY(bench.files.save());
    QCOMPARE(bench.world.prompts.save_suggestions.size(), 1);
    const auto saved = open_experiment(bench.document.path());
    QVERIFY(saved.has_value());
    QVERIFY(*saved == *bench.document.experiment());
  }

  void save_as_is_called_off_without_a_trace() {
    Bench bench(true);
    QVERIFY(!bench.files.save_as());
    QVERIFY(bench.document.is_modified());
    QCOMPARE(bench.document.path(), QString());
    QVERIFY(bench.world.prompts.failures.isEmpty());
  }

  void the_suggested_name_is_a_name() {
    Bench bench;
    bench.document.apply(QStringLiteral("t"),
                         edit::set_title(*bench.document.experiment(), "en", "a/b\\c: \"d\"?\n* <e>|"));
    bench.files.save_as();
    const QString suggestion = bench.world.prompts.save_suggestions.value(0);
    QCOMPARE(QFileInfo(suggestion).fileName(), QStringLiteral("a b c d e.headlight"));
  }

  void a_place_that_cannot_be_written_loses_nothing() {
    Bench bench(true);
    const Experiment before = *bench.document.experiment();
    bench.world.prompts.file_to_save = bench.world.path(QStringLiteral("no/such/folder/out.headlight"));
    QVERIFY(!bench.files.save());
    QCOMPARE(bench.world.prompts.failures.size(), 1);
    QVERIFY(bench.world.prompts.failures.front().contains(
        QDir::toNativeSeparators(bench.world.prompts.file_to_save)));
    QVERIFY(bench.document.is_modified());
    QCOMPARE(bench.document.path(), QString());
    QVERIFY(*bench.document.experiment() == before);
    // The folder itself cannot be replaced by a file either.
    bench.world.prompts.file_to_save = bench.world.folder.path();
    QVERIFY(!bench.files.save());
    QCOMPARE(bench.world.prompts.failures.size(), 2);
    QVERIFY(QFileInfo(bench.world.folder.path()).isDir());
  }

  void changes_are_not_dropped_without_asking() {
    Bench bench(true);
    bench.world.prompts.unsaved_answer = Prompts::Unsaved::cancel;
    const Experiment before = *bench.document.experiment();
    bench.files.begin_new();
    QVERIFY(!bench.files.open_example(QStringLiteral("causal")));
    QVERIFY(!bench.files.may_leave());
    QCOMPARE(bench.world.prompts.unsaved_questions.size(), 3);
    QVERIFY(*bench.document.experiment() == before);

    // "Save" without a place is a "cancel".
    bench.world.prompts.unsaved_answer = Prompts::Unsaved::save;
    QVERIFY(!bench.files.may_leave());
    bench.world.prompts.file_to_save = bench.world.path(QStringLiteral("kept.headlight"));
    bench.files.begin_new();
    QVERIFY(*bench.document.experiment() == starter_experiment());
    QVERIFY(*open_experiment(bench.world.prompts.file_to_save) == before);

    bench.change(QStringLiteral("drink"));
    bench.world.prompts.unsaved_answer = Prompts::Unsaved::discard;
    QVERIFY(bench.files.open_example(QStringLiteral("causal")));
    QVERIFY(!bench.document.is_modified());
  }

  void what_was_undone_needs_no_question() {
    Bench bench(true);
    bench.document.undo_stack().undo();
    QVERIFY(bench.files.may_leave());
    QVERIFY(bench.world.prompts.unsaved_questions.isEmpty());
  }

  void opening_remembers_file_and_folder() {
    Bench bench;
    const QString path = bench.world.path(QStringLiteral("我 & <b>.headlight"));
    write(path, *example_bytes(QStringLiteral("causal")));
    bench.world.prompts.files_to_open = {path, QStringLiteral("/second"), QStringLiteral("/third")};
    QSignalSpy further(&bench.files, &FileOperations::further_files);
    QSignalSpy opened(&bench.files, &FileOperations::opened);
    bench.files.open();
    QCOMPARE(opened.size(), 1);
    QCOMPARE(further.size(), 1);
    QCOMPARE(further.front().front().toStringList(),
             QStringList({QStringLiteral("/second"), QStringLiteral("/third")}));
    QCOMPARE(bench.document.path(), path);
    QCOMPARE(bench.world.recent.paths(), QStringList{path});
    bench.world.prompts.files_to_open.clear();
    bench.files.open();
    QCOMPARE(bench.world.prompts.folders_offered.back(), bench.world.folder.path());
    QCOMPARE(bench.document.path(), path);
  }

  void a_bad_file_is_named_and_changes_nothing_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::newRow("not JSON") << QByteArray("{ \"format\": ") << QString();
    QTest::newRow("other JSON") << QByteArray("[1, 2]") << QString();
    QTest::newRow("empty") << QByteArray() << QString();
    QTest::newRow("ragged") << QByteArray(R"({"format": "headlight-experiment", "version": 1,
        "query_tokens": ["a", "b"], "inputs": {"kind": "weights", "heads": [{"weights": [[1, 0], [1]]}]}})")
                            << QStringLiteral("inputs.heads[0].weights[1]");
    QTest::newRow("newer") << QByteArray(R"({"format": "headlight-experiment", "version": 2})") << QString();
  }
  void a_bad_file_is_named_and_changes_nothing() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    Bench bench(true);
    const Experiment before = *bench.document.experiment();
    const QString path = bench.world.path(QStringLiteral("bad.headlight"));
    write(path, bytes);
    QVERIFY(!bench.files.open_file(path));
    QCOMPARE(bench.world.prompts.failures.size(), 1);
    QVERIFY(bench.world.prompts.failures.front().contains(QDir::toNativeSeparators(path)));
    QVERIFY2(bench.world.prompts.failures.front().contains(place),
             qPrintable(bench.world.prompts.failures.front()));
    QVERIFY(bench.world.prompts.unsaved_questions.isEmpty());
    QVERIFY(*bench.document.experiment() == before);
    QVERIFY(bench.document.is_modified());
    QVERIFY(bench.world.recent.paths().isEmpty());
    QCOMPARE(read(path), bytes);
  }

  void a_folder_and_a_missing_file_are_told() {
    Bench bench;
    QVERIFY(!bench.files.open_file(bench.world.folder.path()));
    QVERIFY(!bench.files.open_file(bench.world.path(QStringLiteral("missing"))));
    QCOMPARE(bench.world.prompts.failures.size(), 2);
  }

  void a_vanished_recent_file_leaves_the_list() {
    Bench bench;
    const QString path = bench.world.path(QStringLiteral("gone.headlight"));
    bench.world.recent.add(path);
    QSignalSpy warned(&bench.files, &FileOperations::warned);
    QVERIFY(!bench.files.open_file(path));
    QCOMPARE(warned.size(), 1);
    QVERIFY(warned.front().front().toString().contains(QDir::toNativeSeparators(path)));
    QVERIFY(bench.world.recent.paths().isEmpty());
    QVERIFY(bench.world.prompts.failures.isEmpty());
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<FileOperationsTest>("file_operations_test");

}  // namespace file_operations_test

#include "file_operations_test.moc"
