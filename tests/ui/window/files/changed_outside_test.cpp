// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>
#include <QTest>

#include "core/formats/experiment_json.h"
#include "core/formats/lesson_json.h"
#include "core/lesson/edit.h"
#include "tests/support/test_class.h"
#include "tests/ui/window/window_world.h"
#include "ui/document/experiment_file.h"
#include "ui/document/lesson_file.h"
#include "ui/document/replace_file.h"
#include "ui/window/starter_experiment.h"

namespace changed_outside_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

Experiment with_first_token(const char* token) {
  return *edit::rename_token(starter_experiment(), edit::Side::queries, 0, token);
}

/// A window with a file open.
struct Fixture : WindowWorld {
  QString file = path(QStringLiteral("x.headlight"));
  MainWindow* window = nullptr;

  Fixture() {
    put("here");
    windows.open_files({file});
    for (QWidget* const widget : QApplication::topLevelWidgets()) {
      if (auto* const main = qobject_cast<MainWindow*>(widget)) {
        window = main;
      }
    }
  }
  /// Another program writes the file.
  void put(const char* token) const { replace_file(file, write_experiment(with_first_token(token))); }
  void change(const char* token) const {
    window->document().apply(QStringLiteral("Rename"), edit::rename_token(*window->document().experiment(),
                                                                          edit::Side::queries, 0, token));
  }
  static QString token_in(const QString& path) {
    const auto experiment = open_experiment(path);
    return experiment ? QString::fromStdString(experiment->query_tokens.front()) : QString();
  }
  static int window_count() {
    int count = 0;
    for (QWidget* const widget : QApplication::topLevelWidgets()) {
      count += qobject_cast<MainWindow*>(widget) != nullptr ? 1 : 0;
    }
    return count;
  }
};

}  // namespace

// What another program does to an open file, and files that are open already.
class ChangedOutsideTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*(propagateSizeHints|raise\\(\\)))")));
  }

  void an_untouched_file_is_saved_without_a_question() {
    Fixture f;
    for (const char* const token : {"one", "two"}) {
      f.change(token);
      QVERIFY(f.window->files().save());
      QCOMPARE(Fixture::token_in(f.file), QString::fromLatin1(token));
    }
    QVERIFY(f.prompts.changed_questions.isEmpty());
  }

  void a_changed_file_is_asked_about() {
    Fixture f;
    f.change("mine");
    f.put("theirs");
    f.prompts.changed_answer = Prompts::Changed::cancel;
    QVERIFY(!f.window->files().save());
    QCOMPARE(f.prompts.changed_questions, QStringList{QStringLiteral("x.headlight")});
    QCOMPARE(Fixture::token_in(f.file), QStringLiteral("theirs"));
    QVERIFY(f.window->document().is_modified());

    f.prompts.changed_answer = Prompts::Changed::save_as;
    f.prompts.file_to_save = f.path(QStringLiteral("y.headlight"));
    QVERIFY(f.window->files().save());
    QCOMPARE(Fixture::token_in(f.file), QStringLiteral("theirs"));
    QCOMPARE(Fixture::token_in(f.prompts.file_to_save), QStringLiteral("mine"));
    QCOMPARE(f.window->document().path(), f.prompts.file_to_save);
    QVERIFY(f.prompts.failures.isEmpty());
  }

  void overwriting_is_asked_once_a_change() {
    Fixture f;
    f.change("mine");
    f.put("theirs");
    f.prompts.changed_answer = Prompts::Changed::overwrite;
    QVERIFY(f.window->files().save());
    QCOMPARE(Fixture::token_in(f.file), QStringLiteral("mine"));
    f.change("more");
    QVERIFY(f.window->files().save());
    QCOMPARE(f.prompts.changed_questions.size(), 1);
    f.put("again");
    f.change("most");
    QVERIFY(f.window->files().save());
    QCOMPARE(f.prompts.changed_questions.size(), 2);
  }

  void a_change_of_the_same_length_is_noticed() {
    Fixture f;
    f.change("mine");
    QFile file(f.file);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray bytes = file.readAll().replace("here", "HERE");
    QVERIFY(file.seek(0));
    file.write(bytes);
    file.close();
    QVERIFY(!f.window->files().save());
    QCOMPARE(f.prompts.changed_questions.size(), 1);
    QCOMPARE(Fixture::token_in(f.file), QStringLiteral("HERE"));
  }

  // As version control and synchronising programs do.
  void the_same_content_written_anew_is_no_change() {
    Fixture f;
    f.change("mine");
    f.put("here");
    QVERIFY(f.window->files().save());
    QVERIFY(f.prompts.changed_questions.isEmpty());
    QVERIFY(QFile::remove(f.file));
    f.change("mine again");
    QVERIFY(f.window->files().save());
    QVERIFY(f.prompts.changed_questions.isEmpty());
    QCOMPARE(Fixture::token_in(f.file), QStringLiteral("mine again"));
  }

  void saving_as_the_same_file_asks_too() {
    Fixture f;
    f.change("mine");
    QFile file(f.file);
    QVERIFY(file.open(QIODevice::Append));
    file.write("\n");
    file.close();
    QVERIFY(QFile::link(f.file, f.path(QStringLiteral("link.headlight"))));
    f.prompts.file_to_save = f.path(QStringLiteral("link.headlight"));
    QVERIFY(!f.window->files().save_as());
    QCOMPARE(f.prompts.changed_questions.size(), 1);
  }

  void closing_keeps_both() {
    Fixture f;
    f.change("mine");
    f.put("theirs");
    f.prompts.unsaved_answer = Prompts::Unsaved::save;
    QVERIFY(!f.window->close());
    QCOMPARE(f.prompts.changed_questions.size(), 1);
    QCOMPARE(Fixture::token_in(f.file), QStringLiteral("theirs"));
  }

  void a_changed_lesson_is_asked_about() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("causal"));
    const QString file = world.path(QStringLiteral("x.headlight-lesson"));
    QVERIFY(!replace_file(file, write_lesson(Lesson())));
    QVERIFY(window.files().open_file(file));
    LessonDocument& lesson = window.lessons().lesson();
    QCOMPARE(lesson.path(), file);
    lesson.apply(QStringLiteral("t"), edit::set_lesson_title(*lesson.lesson(), "en", "mine"));
    const std::string theirs = write_lesson(edit::set_lesson_title(Lesson(), "en", "theirs"));
    QVERIFY(!replace_file(file, theirs));
    QVERIFY(!window.lessons().operations().save());
    QCOMPARE(world.prompts.changed_questions, QStringList{QStringLiteral("x.headlight-lesson")});
    QCOMPARE(read_file(file)->bytes.toStdString(), theirs);
  }

  void an_open_file_is_raised() {
    Fixture f;
    const QString link = f.path(QStringLiteral("link.headlight"));
    const QString hard = f.path(QStringLiteral("hard.headlight"));
    QVERIFY(QFile::link(f.file, link));
    QCOMPARE(::link(QFile::encodeName(f.file).constData(), QFile::encodeName(hard).constData()), 0);
    f.windows.open_files({f.file, f.path(QStringLiteral("./x.headlight")), link, hard});
    QCOMPARE(Fixture::window_count(), 1);
    MainWindow& other = *f.windows.open_example(QStringLiteral("causal"));
    QVERIFY(other.files().open_file(link));
    QCOMPARE(other.document().path(), QString());  // it is in the first window
    QVERIFY(f.window->files().open_file(f.file));  // in its own window it is read again
    QVERIFY(!replace_file(f.path(QStringLiteral("y.headlight")), write_experiment(starter_experiment())));
    QVERIFY(other.files().open_file(f.path(QStringLiteral("y.headlight"))));
    QCOMPARE(other.document().path(), f.path(QStringLiteral("y.headlight")));
    QCOMPARE(Fixture::window_count(), 2);
  }

  void examples_open_among_files() {
    Fixture f;
    f.windows.open_files({QStringLiteral("example:translation"), f.file, QStringLiteral("example:causal")});
    QCOMPARE(Fixture::window_count(), 3);
    QVERIFY(f.prompts.failures.isEmpty());
  }

  void what_is_no_regular_file_is_refused_in_a_sentence() {
    Fixture f;
    const QString pipe = f.path(QStringLiteral("pipe.headlight"));
    const QString lesson = f.path(QStringLiteral("pipe.headlight-lesson"));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QCOMPARE(mkfifo(QFile::encodeName(lesson).constData(), 0600), 0);
    QVERIFY(!f.window->files().open_file(pipe));
    QCOMPARE(f.prompts.failures.back(),
             pipe + QStringLiteral(" could not be opened. | It is no regular file."));
    f.window->files().open_file(lesson);
    QCOMPARE(f.prompts.failures.back(),
             lesson + QStringLiteral(" could not be opened. | It is no regular file."));
    f.prompts.file_to_save = pipe;
    QVERIFY(!f.window->files().save_as());
    QVERIFY(f.prompts.failures.back().endsWith(QStringLiteral("It is no regular file.")));
    QCOMPARE(f.window->document().path(), f.file);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<ChangedOutsideTest>("changed_outside_test");

}  // namespace changed_outside_test

#include "changed_outside_test.moc"
