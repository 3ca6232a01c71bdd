// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include "core/formats/experiment_json.h"
#include "core/formats/lesson_json.h"
#include "tests/support/test_class.h"
#include "tests/ui/window/window_world.h"
#include "ui/document/experiment_file.h"
#include "ui/document/lesson_file.h"
#include "ui/document/replace_file.h"
#include "ui/widgets/text_field.h"
#include "ui/window/starter_experiment.h"

namespace long_text_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

/// What takes Qt minutes to lay out: a word without an end, and emoji that belong together.
std::string endless(const char* piece) {
  std::string text;
  while (text.size() < 1'000'000) {
    text += piece;
  }
  return text;
}

}  // namespace

// Texts of a million characters in the window. Where one is laid out whole, this takes minutes.
class LongTextTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*(propagateSizeHints|raise\\(\\)))")));
  }

  void notes_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("a word") << QString::fromStdString(endless("a"));
    QTest::newRow("emoji") << QString::fromStdString(endless("👩‍👧"));
  }
  void notes() {
    QFETCH(const QString, text);
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("causal"));
    Experiment experiment = starter_experiment();
    experiment.notes = text.toStdString();
    const QString file = world.path(QStringLiteral("x.headlight"));
    QVERIFY(!replace_file(file, write_experiment(experiment)));
    QVERIFY(window.files().open_file(file));
    window.show_editor(MainWindow::Editor::notes);
    window.presentation().set_on(true);
    QCoreApplication::processEvents();
    window.presentation().set_on(false);
    window.document().apply(QStringLiteral("t"),
                            edit::set_title(*window.document().experiment(), "", "title"));
    QVERIFY(window.files().save());
    QVERIFY(open_experiment(file)->notes == LocalizedText(text.toStdString()));
  }

  void pasted_notes() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("causal"));
    window.document().reset(starter_experiment(), QString());
    window.show_editor(MainWindow::Editor::notes);
    auto* const notes = window.findChild<TextField*>(QStringLiteral("notesField"));
    const QString text = QString::fromStdString(endless("a"));
    QGuiApplication::clipboard()->setText(text);
    notes->setFocus();
    QTest::keySequence(notes, QKeySequence::Paste);
    QCoreApplication::processEvents();
    QVERIFY(window.document().experiment()->notes == LocalizedText(text.toStdString()));
    window.document().undo_stack().undo();
    QCOMPARE(notes->value(), QString());
    QVERIFY(!notes->isReadOnly());
  }

  void pasted_into_every_line_data() { notes_data(); }
  void pasted_into_every_line() {
    QFETCH(const QString, text);
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("causal"));
    window.document().reset(starter_experiment(), QString());
    QGuiApplication::clipboard()->setText(text);
    const char* const names[] = {"titleField", "query_sentence", "scale", "temperature", "mask_value"};
    for (const char* const name : names) {
      auto* const line = window.findChild<QLineEdit*>(QLatin1StringView(name));
      QVERIFY2(line != nullptr, name);
      line->setFocus();
      line->selectAll();
      QTest::keySequence(line, QKeySequence::Paste);
      QVERIFY(!line->text().isEmpty());
      QVERIFY(line->text().size() <= 20'000);
      QCoreApplication::processEvents();
    }
  }

  void a_lesson() {
    const std::string text = endless("👩‍👧");
    LessonStep step;
    step.title = text;
    step.text = text;
    step.content = starter_experiment();
    step.predict = Prediction{};
    step.predict->question = text;
    Lesson lesson{text, text, {LessonStep{}, step}, {}};
    lesson.steps.front().title = text;
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("causal"));
    const QString file = world.path(QStringLiteral("x.headlight-lesson"));
    QVERIFY(!replace_file(file, write_lesson(lesson)));
    window.files().open_file(file);
    QCOMPARE(window.lessons().session().count(), std::size_t{2});
    window.lessons().session().next();
    QCoreApplication::processEvents();
    QVERIFY(window.findChild<QLabel*>(QStringLiteral("lessonText"))->text().size() < 4000);
    window.findChild<QDockWidget*>(QStringLiteral("lessonDock"))->show();
    QCoreApplication::processEvents();
    window.presentation().set_on(true);
    QCoreApplication::processEvents();
    QVERIFY(window.windowTitle().size() < 200);
    QVERIFY(window.lessons().operations().save());
    QVERIFY(open_lesson_file(file)->value == lesson);
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<LongTextTest>("long_text_test");

}  // namespace long_text_test

#include "long_text_test.moc"
