// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QTabWidget>
#include <QTest>

#include "core/lesson/edit.h"
#include "tests/support/test_class.h"
#include "tests/ui/window/window_world.h"
#include "ui/document/lesson_file.h"

namespace lesson_window_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

struct Fixture : WindowWorld {
  MainWindow& window{*windows.open_example(QStringLiteral("causal"))};

  Fixture() {
    appearance.set_reduced_motion(true);
    window.showNormal();
    window.resize(1200, 700);
  }
  [[nodiscard]] bool ready() {
    window.activateWindow();
    const bool active = QTest::qWaitForWindowActive(&window);
    window.findChild<HeatmapPanel*>()->setFocus();
    return active && settle();
  }
  [[nodiscard]] bool settle() {
    return QTest::qWaitFor([this] { return !window.runner().is_busy(); });
  }
  QAction* action(const char* name) { return window.findChild<QAction*>(QLatin1StringView(name)); }
  LessonBar* bar() { return window.findChild<LessonBar*>(); }
  QDockWidget* dock() { return window.findChild<QDockWidget*>(QStringLiteral("lessonDock")); }
  LessonEditor* maker() { return window.findChild<LessonEditor*>(); }
  LessonSession& session() { return window.lessons().session(); }
  QString title() { return window.findChild<QLabel*>(QStringLiteral("lessonStepTitle"))->text(); }
  QString text() { return window.findChild<QLabel*>(QStringLiteral("lessonText"))->text(); }
  QTabWidget* editors() { return window.findChild<QTabWidget*>(QStringLiteral("editorTabs")); }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(window.focusWidget(), key, modifiers);
  }
};

}  // namespace

// Lessons in the window: opened, walked, presented, made, saved.
class LessonWindowTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*propagateSizeHints)"))); }

  void a_lesson_is_opened_from_the_menu_and_left() {
    Fixture f;
    QVERIFY(f.ready());
    QVERIFY(!f.bar()->isVisible());
    QVERIFY(!f.action("resetStepAction")->isEnabled());
    f.action("lesson/1-library")->trigger();
    QVERIFY(f.bar()->isVisible());
    QCOMPARE(f.title(), QStringLiteral("A wish and five books"));
    QVERIFY(f.window.windowTitle().startsWith(QStringLiteral("1 The library")));
    QVERIFY(!f.window.isWindowModified());
    f.action("leaveLessonAction")->trigger();
    QVERIFY(!f.bar()->isVisible());
    QVERIFY(f.prompts.unsaved_questions.isEmpty());
  }

  void every_lesson_is_in_the_menu() {
    Fixture f;
    for (const LessonInfo& info : built_in_lessons()) {
      QVERIFY2(f.action(qPrintable(QStringLiteral("lesson/%1").arg(info.id))) != nullptr,
               qPrintable(info.id));
    }
  }

  void presenter_keys_walk_the_lesson() {
    Fixture f;
    f.action("lesson/1-library")->trigger();
    QVERIFY(f.ready());
    f.press(Qt::Key_PageDown);
    QCOMPARE(f.session().position(), std::size_t{1});
    f.press(Qt::Key_End);
    QCOMPARE(f.session().position(), f.session().count() - 1);
    f.press(Qt::Key_PageUp);
    QCOMPARE(f.session().position(), f.session().count() - 2);
    f.press(Qt::Key_Home);
    QCOMPARE(f.session().position(), std::size_t{0});
    f.press(Qt::Key_PageDown);
    f.press(Qt::Key_F5);
    QVERIFY(f.window.presentation().is_on());
    QCOMPARE(f.session().position(), std::size_t{0});
    QVERIFY(f.bar()->isVisible());
    QVERIFY(!f.window.findChild<StepBar*>()->isVisible());
    f.press(Qt::Key_PageDown);
    QCOMPARE(f.session().position(), std::size_t{1});
    // Its cross leaves the presentation, as that of the step bar does, and not the lesson.
    f.window.findChild<QAbstractButton*>(QStringLiteral("lessonCloseButton"))->click();
    QVERIFY(!f.window.presentation().is_on());
    QVERIFY(f.window.lessons().lesson().is_open());
  }

  void a_picture_stands_in_the_heatmaps_place() {
    Fixture f;
    f.action("lesson/2-why-translation-needs-attention")->trigger();
    QVERIFY(f.ready());
    auto* const page = f.window.findChild<LessonPage*>();
    QVERIFY(!page->isVisible());
    f.session().go_to(5);
    QVERIFY(page->isVisible());
    QVERIFY(!f.window.findChild<HeatmapPanel*>()->isVisible());
    const QImage image = page->grab().toImage();
    const QColor blue(QStringLiteral("#2a64d0"));
    int blues = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        blues += image.pixelColor(x, y) == blue ? 1 : 0;
      }
    }
    QVERIFY2(blues > 500, qPrintable(QString::number(blues)));
    f.session().next();
    QVERIFY(!page->isVisible());
    QVERIFY(f.window.findChild<HeatmapPanel*>()->isVisible());
  }

  void a_question_about_another_stage_leads_there() {
    Fixture f;
    f.action("lesson/4-scaled-dot-product")->trigger();
    QVERIFY(f.ready());
    f.session().last();
    QVERIFY(f.settle());
    const PredictionQuestion asked = f.window.prediction().question();
    f.window.selection().set_stage(Stage::k);
    auto* const guess = f.bar()->findChild<QAbstractButton*>(QStringLiteral("guessButton"));
    QVERIFY(guess->isVisible());
    guess->click();
    QCOMPARE(f.window.selection().stage(), asked.stage);
    QVERIFY(!guess->isVisible());
    f.window.selection().set_stage(Stage::k);
    f.bar()->findChild<QAbstractButton*>(QStringLiteral("revealButton"))->click();
    QCOMPARE(f.window.selection().stage(), asked.stage);
  }

  void opening_something_else_leaves_the_lesson() {
    Fixture f;
    f.action("lesson/9-reading-a-heatmap")->trigger();
    QVERIFY(f.ready());
    f.session().last();
    f.action("example/translation")->trigger();
    QVERIFY(!f.window.lessons().lesson().is_open());
    QVERIFY(!f.bar()->isVisible());
    QVERIFY(f.window.document().locked().empty());
    QVERIFY(!f.window.selection().concealment());
    QVERIFY(*f.window.document().experiment() == *built_in_examples().find("translation"));
    // A lesson that is being made takes its experiments from wherever they are.
    f.action("newLessonAction")->trigger();
    f.action("example/causal")->trigger();
    QVERIFY(f.window.lessons().lesson().is_open());
    f.prompts.unsaved_answer = Prompts::Unsaved::discard;
  }

  void a_long_title_does_not_widen_the_window() {
    Fixture f;
    QVERIFY(f.ready());
    Lesson lesson;
    lesson.steps.emplace_back();
    lesson.steps.front().title = std::string(3000, 'w');
    lesson.steps.front().text = std::string(3000, 'w');
    f.window.lessons().lesson().open(lesson, QString());
    QCoreApplication::processEvents();
    QCOMPARE(f.window.size(), QSize(1200, 700));
    std::string sentences;
    for (int i = 0; i < 60; ++i) {
      sentences += "One sentence more. ";
    }
    lesson.steps.front().text = sentences;
    f.window.lessons().lesson().open(lesson, QString());
    QCoreApplication::processEvents();
    QVERIFY(3 * f.bar()->height() < f.window.height());
  }

  void locked_editors_say_so() {
    Fixture f;
    f.action("lesson/1-library")->trigger();
    QVERIFY(f.editors()->widget(1)->isEnabled());
    f.session().last();
    for (int tab = 0; tab < 4; ++tab) {
      QCOMPARE(f.editors()->widget(tab)->isEnabled(), tab == 1);  // matrices can be looked at
      QVERIFY(!f.editors()->tabIcon(tab).isNull());
      QVERIFY(!f.editors()->tabToolTip(tab).isEmpty());
    }
    QVERIFY(f.editors()->widget(4)->isEnabled());
    // Whatever way an edit takes.
    f.action("addHeadAction")->trigger();
    QCOMPARE(head_count(*f.window.document().experiment()), Index{1});
    f.session().first();
    QVERIFY(f.editors()->tabIcon(1).isNull());
    f.action("addHeadAction")->trigger();
    QCOMPARE(head_count(*f.window.document().experiment()), Index{2});
  }

  void reset_is_a_key() {
    Fixture f;
    f.action("lesson/1-library")->trigger();
    QVERIFY(f.ready());
    const Experiment taught = *f.window.document().experiment();
    f.action("addHeadAction")->trigger();
    QVERIFY(!(*f.window.document().experiment() == taught));
    f.press(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(*f.window.document().experiment() == taught);
  }

  void another_language_keeps_the_place_and_the_question() {
    Fixture f;
    f.language.choose(QStringLiteral("en"));
    f.action("lesson/1-library")->trigger();
    QVERIFY(f.ready());
    f.session().last();
    QVERIFY(f.settle());
    QVERIFY(f.text().endsWith(QStringLiteral("What is the weight of C now?")));
    f.language.choose(QStringLiteral("zh_CN"));
    QVERIFY(f.settle());
    QCOMPARE(f.session().position(), f.session().count() - 1);
    QVERIFY(f.bar()->isVisible());
    const LessonStep& step = *f.session().present();
    QCOMPARE(f.title(), QString::fromStdString(text_in(step.title, "zh_CN")));
    QVERIFY(f.text().startsWith(QString::fromStdString(text_in(step.text, "zh_CN"))));
    QVERIFY(f.text().endsWith(QString::fromStdString(text_in(step.predict->question, "zh_CN"))));
    QCOMPARE(f.window.prediction().phase(), PredictionRound::Phase::asking);
    f.language.choose(QStringLiteral("en"));
  }

  void a_lesson_is_made_saved_and_opened_again() {
    Fixture f;
    QVERIFY(f.ready());
    f.action("newLessonAction")->trigger();
    QVERIFY(f.dock()->isVisible());
    QCOMPARE(f.session().count(), std::size_t{1});
    QVERIFY(std::get<BuiltInExample>(f.session().present()->content).id == "causal");
    f.action("addHeadAction")->trigger();
    f.action("recordStepAction")->trigger();
    QCOMPARE(f.session().count(), std::size_t{2});
    QVERIFY(f.window.isWindowModified());
    const Lesson made = *f.window.lessons().lesson().lesson();
    f.prompts.file_to_save = f.path(QStringLiteral("mine.headlight-lesson"));
    f.action("saveLessonAction")->trigger();
    QVERIFY(f.prompts.save_suggestions.front().endsWith(QStringLiteral(".headlight-lesson")));
    QVERIFY(!f.window.lessons().lesson().is_modified());
    QCOMPARE(f.recent.paths(), QStringList{f.prompts.file_to_save});
    f.action("leaveLessonAction")->trigger();
    QVERIFY(!f.window.lessons().lesson().is_open());
    f.window.document().mark_saved(QString());
    QVERIFY(f.window.files().open_file(f.prompts.file_to_save));
    QVERIFY(f.window.lessons().lesson().is_open());
    QVERIFY(*f.window.lessons().lesson().lesson() == made);
  }

  void nothing_is_dropped_without_asking() {
    Fixture f;
    QVERIFY(f.ready());
    f.action("newLessonAction")->trigger();
    f.prompts.unsaved_answer = Prompts::Unsaved::cancel;
    f.action("leaveLessonAction")->trigger();
    QVERIFY(f.window.lessons().lesson().is_open());
    f.action("lesson/1-library")->trigger();
    QCOMPARE(f.session().count(), std::size_t{1});
    f.action("newLessonAction")->trigger();
    QCOMPARE(f.prompts.unsaved_questions.size(), 3);
    QVERIFY(!f.window.close());
    f.prompts.unsaved_answer = Prompts::Unsaved::discard;
    f.action("lesson/1-library")->trigger();
    QCOMPARE(f.session().count(), std::size_t{7});
    // Changes of the experiment that a lesson would replace.
    f.action("leaveLessonAction")->trigger();
    f.action("addHeadAction")->trigger();
    f.prompts.unsaved_answer = Prompts::Unsaved::cancel;
    f.action("lesson/1-library")->trigger();
    QVERIFY(!f.window.lessons().lesson().is_open());
    QCOMPARE(head_count(*f.window.document().experiment()), Index{2});
  }

  void a_file_that_is_no_lesson_is_refused_in_words() {
    Fixture f;
    const QString path = f.path(QStringLiteral("bad.headlight-lesson"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"headlight-lesson","version":1,"steps":[{"example":"no such"}]})");
    file.close();
    f.window.files().open_file(path);
    QCOMPARE(f.prompts.failures.size(), 1);
    QVERIFY(f.prompts.failures.front().contains(QStringLiteral("/steps/0/example")));
    QVERIFY(!f.window.lessons().lesson().is_open());
    f.window.files().open_file(f.path(QStringLiteral("missing.headlight-lesson")));
    QCOMPARE(f.prompts.failures.size(), 2);
  }

  void a_recent_lesson_that_is_gone_leaves_the_list() {
    Fixture f;
    QVERIFY(f.ready());
    f.action("newLessonAction")->trigger();
    f.prompts.file_to_save = f.path(QStringLiteral("gone.headlight-lesson"));
    f.action("saveLessonAction")->trigger();
    QCOMPARE(f.recent.paths(), QStringList{f.prompts.file_to_save});
    QVERIFY(QFile::remove(f.prompts.file_to_save));
    f.window.files().open_file(f.prompts.file_to_save);
    QVERIFY(f.recent.paths().isEmpty());
    QVERIFY(f.prompts.failures.isEmpty());
    QVERIFY(f.window.lessons().lesson().is_open());
  }

  void a_lesson_that_cannot_be_saved_stays_open() {
    Fixture f;
    QVERIFY(f.ready());
    f.action("newLessonAction")->trigger();
    f.prompts.file_to_save = f.path(QStringLiteral("no/such/folder/mine.headlight-lesson"));
    f.action("saveLessonAction")->trigger();
    QCOMPARE(f.prompts.failures.size(), 1);
    QVERIFY(f.window.lessons().lesson().is_modified());
    f.prompts.unsaved_answer = Prompts::Unsaved::discard;
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<LessonWindowTest>("lesson_window_test");

}  // namespace lesson_window_test

#include "lesson_window_test.moc"
