// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QDockWidget>
#include <QPointer>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "core/lesson/edit.h"
#include "tests/support/test_class.h"
#include "tests/ui/window/window_world.h"

namespace closing_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

/// Given scores of n × n, which take a while for large n.
Experiment scores_of(Index n) {
  Experiment experiment;
  experiment.query_tokens.assign(static_cast<std::size_t>(n), "t");
  ScoresHead head;
  head.scores = MatrixValue(Matrix::Constant(n, n, 0.5));
  experiment.inputs = ScoresInputs{.heads = {head}, .unknown = {}};
  experiment.scoring.function = DotScoring{};
  return experiment;
}

void rename(Document& document) {
  document.apply(QStringLiteral("rename"),
                 edit::rename_token(*document.experiment(), edit::Side::queries, 0, "renamed"));
}

void change_lesson(LessonDocument& lesson) {
  lesson.apply(QStringLiteral("retitle"), edit::set_lesson_title(*lesson.lesson(), "en", "another title"));
}

}  // namespace

// A window that closes tells nobody who is gone already, whatever was going on in it. Run under a sanitizer,
// or with MALLOC_PERTURB_, these say more.
class ClosingTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*(propagateSizeHints|raise\\(\\)))")));
  }

  void a_window_goes_quietly_data() {
    QTest::addColumn<bool>("changed");
    QTest::addColumn<bool>("lesson");
    QTest::addColumn<bool>("floating");
    QTest::addColumn<bool>("editing");
    QTest::addColumn<bool>("computing");
    QTest::addColumn<bool>("asked");
    for (int row = 0; row < 64; ++row) {
      const auto has = [row](int bit) { return (row >> bit & 1) != 0; };
      const auto word = [](bool present, const char* text) {
        return present ? QString::fromUtf8(text) : QString();
      };
      const QStringList words{word(has(0), "changed"), word(has(1), "lesson"),    word(has(2), "floating"),
                              word(has(3), "editing"), word(has(4), "computing"), word(has(5), "asked")};
      QTest::newRow(qPrintable(words.join(QLatin1Char(' ')).simplified()))
          << has(0) << has(1) << has(2) << has(3) << has(4) << has(5);
    }
  }
  void a_window_goes_quietly() {
    QFETCH(bool, changed);
    QFETCH(bool, lesson);
    QFETCH(bool, floating);
    QFETCH(bool, editing);
    QFETCH(bool, computing);
    QFETCH(bool, asked);
    WindowWorld world;
    world.prompts.unsaved_answer = Prompts::Unsaved::discard;
    QSignalSpy last_closed(&world.windows, &Windows::last_closed);
    QPointer<MainWindow> window = world.windows.open_example(QStringLiteral("causal"));
    QVERIFY(QTest::qWaitForWindowActive(window));
    if (lesson) {
      QVERIFY(window->lessons().operations().open_built_in(QStringLiteral("1-library")));
      window->lessons().session().set_making(true);
    }
    if (changed) {
      rename(window->document());
      if (lesson) {
        change_lesson(window->lessons().lesson());
      }
    }
    if (floating) {
      window->findChild<QDockWidget*>(QStringLiteral("editorsDock"))->setFloating(true);
      window->findChild<QDockWidget*>(QStringLiteral("lessonDock"))->show();
    }
    if (editing) {
      window->show_editor(MainWindow::Editor::matrices);
      auto* const view = window->findChild<QTableView*>(QStringLiteral("matrixView"));
      view->setFocus();
      view->setCurrentIndex(view->model()->index(0, 0));
      view->edit(view->currentIndex());
      QVERIFY(view->isPersistentEditorOpen(view->currentIndex()) ||
              view->findChild<QWidget*>(QStringLiteral("number_editor")) != nullptr);
    }
    if (asked) {
      PredictionQuestion question;
      question.stage = Stage::weights;
      window->prediction().ask(question);
    }
    if (computing) {
      window->document().reset(scores_of(1000), QString());
      QVERIFY(window->runner().is_busy());
    }
    QVERIFY(window->close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(window.isNull());
    QCOMPARE(last_closed.count(), 1);
    QCoreApplication::processEvents();
  }

  void a_window_goes_quietly_while_someone_types_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<MainWindow::Editor>("editor");
    QTest::addColumn<bool>("floating");
    QTest::addColumn<bool>("asks");
    for (const bool floating : {false, true}) {
      for (const bool asks : {false, true}) {
        const auto add = [&](const char* field, MainWindow::Editor editor) {
          QTest::addRow("%s%s%s", field, floating ? " floating" : "", asks ? " closed" : " deleted")
              << QString::fromUtf8(field) << editor << floating << asks;
        };
        add("query_tokens", MainWindow::Editor::tokens);
        add("matrixView", MainWindow::Editor::matrices);
        add("temperature", MainWindow::Editor::scoring);
        add("titleField", MainWindow::Editor::notes);
        add("notesField", MainWindow::Editor::notes);
        add("lessonTitleField", MainWindow::Editor::notes);
        add("lessonNotesField", MainWindow::Editor::notes);
      }
    }
  }
  void a_window_goes_quietly_while_someone_types() {
    QFETCH(QString, field);
    QFETCH(MainWindow::Editor, editor);
    QFETCH(bool, floating);
    QFETCH(bool, asks);
    WindowWorld world;
    world.prompts.unsaved_answer = Prompts::Unsaved::discard;
    QPointer<MainWindow> window = world.windows.open_example(QStringLiteral("causal"));
    QVERIFY(QTest::qWaitForWindowActive(window));
    QVERIFY(window->lessons().operations().open_built_in(QStringLiteral("1-library")));
    window->lessons().session().set_making(true);
    window->findChild<QDockWidget*>(QStringLiteral("lessonDock"))->show();
    window->show_editor(editor);
    if (floating) {
      window->findChild<QDockWidget*>(QStringLiteral("editorsDock"))->setFloating(true);
    }
    auto* const widget = window->findChild<QWidget*>(field);
    QVERIFY(widget != nullptr);
    widget->setFocus();
    if (auto* const view = qobject_cast<QAbstractItemView*>(widget)) {
      view->setCurrentIndex(view->model()->index(0, 0));
      view->edit(view->currentIndex());
    }
    QWidget* const typed = widget->window()->focusWidget();
    QTest::keyClicks(typed != nullptr ? typed : widget, QStringLiteral("2"));
    if (asks) {
      QVERIFY(window->close());
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    } else {
      delete window;
    }
    QVERIFY(window.isNull());
    QCoreApplication::processEvents();
  }

  void a_program_that_ends_takes_its_windows_along() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("causal"));
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.lessons().operations().open_built_in(QStringLiteral("2-why-translation-needs-attention")));
    rename(window.document());
    change_lesson(window.lessons().lesson());
    window.show_editor(MainWindow::Editor::tokens);
    world.windows.open_new();
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<ClosingTest>("closing_test");

}  // namespace closing_test

#include "closing_test.moc"
