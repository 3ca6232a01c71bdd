// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presentation.h"

#include <QClipboard>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QSlider>
#include <QStatusBar>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include "tests/support/test_class.h"
#include "tests/ui/window/window_world.h"
#include "ui/heatmap/stage_bar.h"
#include "ui/look/theme.h"

namespace presentation_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

/// A window with an example, shown, evaluated, and with the keyboard on the heatmap.
struct Fixture : WindowWorld {
  MainWindow& window;

  explicit Fixture(const char* example = "causal")
      : window(*windows.open_example(QLatin1StringView(example))) {
    appearance.set_reduced_motion(true);
    window.showNormal();
    window.resize(1200, 700);
  }
  [[nodiscard]] bool ready() {
    window.activateWindow();
    const bool active = QTest::qWaitForWindowActive(&window);
    heatmap()->setFocus();
    return active && QTest::qWaitFor([this] { return !window.runner().is_busy(); });
  }
  HeatmapPanel* heatmap() { return window.findChild<HeatmapPanel*>(); }
  StepBar* step_bar() { return window.findChild<StepBar*>(); }
  QDockWidget* editors() { return window.findChild<QDockWidget*>(QStringLiteral("editorsDock")); }
  QWidget* blank() { return window.findChild<QWidget*>(QStringLiteral("blankScreen")); }
  QAction* action(const char* name) { return window.findChild<QAction*>(QLatin1StringView(name)); }
  /// To whatever has the keyboard.
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(window.focusWidget(), key, modifiers);
  }
};

}  // namespace

// The window before a class.
class PresentationTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*propagateSizeHints)"))); }

  void the_step_bar_comes_on_demand_and_is_remembered() {
    Fixture f;
    QVERIFY(f.ready());
    QVERIFY(!f.step_bar()->isVisible());
    f.action("stepsAction")->trigger();
    QVERIFY(f.step_bar()->isVisible());
    QVERIFY(f.settings.step_bar_shown());
    f.language.choose(QStringLiteral("zh_CN"));
    QVERIFY(f.step_bar()->isVisible());
    QVERIFY(f.action("stepsAction")->isChecked());
    f.language.choose(QStringLiteral("en"));
    f.step_bar()->findChild<QToolButton*>(QStringLiteral("stepBarCloseButton"))->click();
    QVERIFY(!f.step_bar()->isVisible());
    QVERIFY(!f.action("stepsAction")->isChecked());
    QVERIFY(!f.settings.step_bar_shown());
  }

  void closing_the_step_bar_takes_its_question_along() {
    Fixture f;
    QVERIFY(f.ready());
    f.action("stepsAction")->trigger();
    f.window.prediction().ask({.stage = Stage::weights,
                               .head = {},
                               .row = 0,
                               .columns = {},
                               .kind = PredictionQuestion::Kind::values,
                               .text = {}});
    f.action("stepsAction")->trigger();
    QVERIFY(!f.window.selection().concealment());
  }

  void remote_keys_walk_while_no_editor_has_the_keyboard() {
    Fixture f;
    QVERIFY(f.ready());
    StepGuide& guide = f.window.guide();
    const std::size_t before = guide.position().step;
    f.press(Qt::Key_Home);
    QCOMPARE(guide.position().step, before);  // no step bar, no walk
    f.action("stepsAction")->trigger();
    f.press(Qt::Key_Home);
    QCOMPARE(guide.position().step, std::size_t{0});
    f.press(Qt::Key_PageDown);
    f.press(Qt::Key_PageDown);
    QCOMPARE(guide.position().step, std::size_t{2});
    f.press(Qt::Key_PageUp);
    QCOMPARE(guide.position().step, std::size_t{1});
    f.press(Qt::Key_End);
    QCOMPARE(guide.position().step, guide.steps().size() - 1);

    f.window.show_editor(MainWindow::Editor::tokens);
    QVERIFY(f.editors()->isAncestorOf(f.window.focusWidget()));
    f.press(Qt::Key_Home);
    f.press(Qt::Key_PageUp);
    f.press(Qt::Key_Period);
    f.press(Qt::Key_F5);
    QCOMPARE(guide.position().step, guide.steps().size() - 1);
    QVERIFY(!f.blank()->isVisible());
    QVERIFY(!f.window.presentation().is_on());
  }

  void a_blank_screen_goes_with_any_key() {
    Fixture f;
    QVERIFY(f.ready());
    f.action("stepsAction")->trigger();
    f.press(Qt::Key_Home);
    for (const Qt::Key key : {Qt::Key_Period, Qt::Key_PageDown, Qt::Key_A}) {
      f.press(Qt::Key_Period);
      QVERIFY(f.blank()->isVisible());
      QCOMPARE(f.blank()->size(), f.window.size());
      f.press(key);
      QVERIFY(!f.blank()->isVisible());
      QCOMPARE(f.window.focusWidget(), static_cast<QWidget*>(f.heatmap()));
    }
    QCOMPARE(f.window.guide().position().step, std::size_t{0});
  }

  void entering_shows_the_picture_only_and_leaving_restores() {
    Fixture f;
    QVERIFY(f.ready());
    f.appearance.choose(AppearanceChoice::dark);
    const QSize size = f.window.size();
    const QFont font = f.window.font();
    f.press(Qt::Key_F11);
    QVERIFY(f.window.presentation().is_on());
    QVERIFY(f.window.isFullScreen());
    QVERIFY(f.action("presentationAction")->isChecked());
    QVERIFY(f.heatmap()->isVisible());
    QVERIFY(f.step_bar()->isVisible());
    for (const QWidget* const gone :
         std::initializer_list<QWidget*>{f.editors(), f.window.menuBar(), f.window.statusBar(),
                                         f.window.findChild<QToolBar*>(), f.window.findChild<StageBar*>()}) {
      QVERIFY(!gone->isVisible());
    }
    QVERIFY(is_for_projector(qApp->palette()));
    QCOMPARE(f.window.font().pointSizeF(), 1.5 * font.pointSizeF());
    QTRY_VERIFY(f.heatmap()->canvas().renderer().theme() == FigureTheme::projector());

    f.press(Qt::Key_Escape);
    QVERIFY(!f.window.presentation().is_on());
    QVERIFY(!f.window.isFullScreen());
    QVERIFY(!f.action("presentationAction")->isChecked());
    QVERIFY(!f.step_bar()->isVisible());
    for (const QWidget* const back :
         std::initializer_list<QWidget*>{f.editors(), f.window.menuBar(), f.window.statusBar(),
                                         f.window.findChild<QToolBar*>(), f.window.findChild<StageBar*>()}) {
      QVERIFY(back->isVisible());
    }
    QCOMPARE(f.window.size(), size);
    QCOMPARE(f.window.font(), font);
    QVERIFY(is_dark(qApp->palette()));
    f.appearance.choose(AppearanceChoice::light);
  }

  void what_was_closed_stays_closed() {
    Fixture f;
    QVERIFY(f.ready());
    f.editors()->hide();
    f.press(Qt::Key_F11);
    f.press(Qt::Key_F11);
    QVERIFY(!f.window.presentation().is_on());
    QVERIFY(!f.editors()->isVisible());
  }

  void type_grows_within_limits_and_is_remembered() {
    Fixture f;
    QVERIFY(f.ready());
    QVERIFY(!f.action("typeLargerAction")->isEnabled());
    f.press(Qt::Key_F11);
    f.press(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(f.settings.presentation_percent(), 175);
    for (int i = 0; i < 10; ++i) {
      f.press(Qt::Key_Plus, Qt::ControlModifier);
    }
    QCOMPARE(f.settings.presentation_percent(), 250);
    f.press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(f.settings.presentation_percent(), 225);
    f.press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(f.settings.presentation_percent(), 100);
    f.press(Qt::Key_Escape);
  }

  void f5_starts_at_the_first_or_at_the_present_step() {
    Fixture f;
    QVERIFY(f.ready());
    StepGuide& guide = f.window.guide();
    guide.go_to(3);
    f.press(Qt::Key_F5, Qt::ShiftModifier);
    QVERIFY(f.window.presentation().is_on());
    QCOMPARE(guide.position().step, std::size_t{3});
    f.press(Qt::Key_PageDown);
    QCOMPARE(guide.position().step, std::size_t{4});
    f.press(Qt::Key_Escape);
    f.press(Qt::Key_F5);
    QVERIFY(f.window.presentation().is_on());
    QCOMPARE(guide.position().step, std::size_t{0});
  }

  void e_shows_the_editors_and_undo_works_meanwhile() {
    Fixture f;
    QVERIFY(f.ready());
    f.press(Qt::Key_F11);
    f.press(Qt::Key_E);
    QVERIFY(f.editors()->isVisible());
    // The keys go on working.
    QVERIFY(!f.editors()->isAncestorOf(f.window.focusWidget()));
    f.press(Qt::Key_E);
    QVERIFY(!f.editors()->isVisible());
    f.window.document().apply(QStringLiteral("rename"), edit::rename_token(*f.window.document().experiment(),
                                                                           edit::Side::queries, 0, "you"));
    f.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(f.window.document().experiment()->query_tokens.front() != "you");
  }

  void closing_while_presenting_remembers_the_window_before_it() {
    Fixture f;
    QVERIFY(f.ready());
    f.press(Qt::Key_F11);
    f.window.close();
    MainWindow& next = *f.windows.open_example(QStringLiteral("causal"));
    QVERIFY(next.findChild<QDockWidget*>(QStringLiteral("editorsDock"))->isVisible());
    QVERIFY(!next.isFullScreen());
  }

  void copied_pictures_do_not_tell_concealed_numbers() {
    Fixture f;
    QVERIFY(f.ready());
    const auto copied = [&f] {
      f.action("copyImageAction")->trigger();
      return QGuiApplication::clipboard()->image();
    };
    const QImage before = copied();
    f.window.prediction().ask(
        {.stage = Stage::weights, .head = {}, .row = {}, .columns = {}, .kind = {}, .text = {}});
    const QImage concealed = copied();
    QVERIFY(!concealed.isNull());
    QVERIFY(concealed != before);
    // Whatever the numbers are, a picture in which all are concealed is the same.
    Experiment experiment = *f.window.document().experiment();
    experiment.temperature = 0.5;
    f.window.document().apply(QStringLiteral("cooler"), edit::Result(std::move(experiment)));
    QVERIFY(QTest::qWaitFor([&] { return !f.window.runner().is_busy(); }));
    QCOMPARE(copied(), concealed);
    f.window.prediction().stop();
    QVERIFY(copied() != concealed);
  }

  void the_scale_lesson_begins_at_the_example_s_width() {
    Fixture f("sixty-four-ones");
    QVERIFY(f.ready());
    f.action("scaleLessonAction")->trigger();
    auto* const slider = f.window.findChild<QSlider*>(QStringLiteral("widthSlider"));
    QCOMPARE(slider->value(), 64);
    auto* const verdict = f.window.findChild<QLabel*>(QStringLiteral("scaleVerdict"));
    QVERIFY(verdict->text().contains(QStringLiteral("0.867")));
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(slider->value(), 1);
    QVERIFY(verdict->text().contains(QStringLiteral("0.419")));
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<PresentationTest>("presentation_test");

}  // namespace presentation_test

#include "presentation_test.moc"
