// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QTabWidget>
#include <QTest>
#include <QToolBar>
#include <algorithm>

#include "tests/support/test_class.h"
#include "tests/ui/window/controls.h"
#include "tests/ui/window/window_world.h"
#include "ui/classroom/scale_dialog.h"
#include "ui/document/examples.h"
#include "ui/explain/derivation_panel.h"
#include "ui/heatmap/figure_bar.h"
#include "ui/heatmap/stage_bar.h"
#include "ui/window/about_dialog.h"
#include "ui/window/export/export_dialog.h"
#include "ui/window/shortcuts_dialog.h"

namespace accessibility_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

/// A window with everything shown that an example has: both docks, the steps, and a cell that is explained.
struct Fixture : WindowWorld {
  MainWindow& window;

  explicit Fixture(const QString& example) : window(*windows.open_example(example)) {
    appearance.set_reduced_motion(true);
    window.showNormal();
    window.resize(1800, 1000);
    window.findChild<QDockWidget*>(QStringLiteral("derivationDock"))->show();
    window.findChild<QAction*>(QStringLiteral("stepsAction"))->trigger();
  }
  [[nodiscard]] bool ready() {
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window) ||
        !QTest::qWaitFor([this] { return !window.runner().is_busy(); })) {
      return false;
    }
    QTest::qWait(20);
    heatmap().pin({0, 0, 0});
    heatmap().setFocus();
    QTest::qWait(20);
    return true;
  }
  HeatmapPanel& heatmap() { return *window.findChild<HeatmapPanel*>(); }
  QTabWidget& editors() { return *window.findChild<QTabWidget*>(QStringLiteral("editorTabs")); }
  void press(const char* action) { window.findChild<QAction*>(QLatin1StringView(action))->trigger(); }
  template <typename Widget>
  Widget* child() {
    return window.findChild<Widget*>();
  }
};

void verify_none(const QStringList& faults, const QString& where) {
  for (const QString& fault : faults) {
    qInfo().noquote() << where << fault;
  }
  QVERIFY2(faults.isEmpty(), qPrintable(where));
}

/// Whatever the Tab key should reach in a window is reached, in order, and seen to be.
void verify_keyboard(QWidget& window, const std::vector<QWidget*>& panels, const QString& where) {
  const std::vector<QWidget*> walk = test::tab_walk(window);
  QStringList faults;
  for (QWidget* const control : test::controls(window)) {
    if ((control->focusPolicy() & Qt::TabFocus) && std::ranges::find(walk, control) == walk.end()) {
      faults.append(QStringLiteral("not reached: ") + test::whereabouts(*control));
    }
  }
  faults += test::disorder(walk, panels);
  faults += test::without_focus_mark(walk);
  verify_none(faults, where);
}

void verify_dialog(QDialog& dialog) {
  dialog.show();
  QVERIFY(QTest::qWaitForWindowActive(&dialog));
  QTest::qWait(50);
  const QString name = QLatin1StringView(dialog.metaObject()->className());
  verify_none(test::unexplained(dialog), name);
  QWidget* first = dialog.nextInFocusChain();
  while (!(first->focusPolicy() & Qt::TabFocus) || !first->isVisible() || !first->isEnabled()) {
    first = first->nextInFocusChain();
  }
  first->setFocus();
  verify_keyboard(dialog, {&dialog}, name);
}

ExportSubject subject_of(MainWindow& window) {
  const auto experiment = window.document().experiment();
  return {.experiment = experiment,
          .evaluation = std::make_shared<const Evaluation>(*evaluate(*experiment)),
          .stage = Stage::weights,
          .heads = {},
          .concealment = {},
          .theme = FigureTheme::light()};
}

}  // namespace

// Everything can be found, reached and seen without a mouse, and has a name for those who do not see it.
class AccessibilityTest : public QObject {
  Q_OBJECT

 private slots:
  void every_control_of_the_window_is_named_and_explained_data() {
    QTest::addColumn<QString>("id");
    for (const ExampleInfo& example : examples()) {
      QTest::newRow(qPrintable(example.id)) << example.id;
    }
    QCOMPARE(examples().size(), std::size_t{12});
  }
  void every_control_of_the_window_is_named_and_explained() {
    QFETCH(QString, id);
    Fixture f(id);
    QVERIFY(f.ready());
    QVERIFY(test::controls(f.window).size() > 30);
    QStringList faults;
    for (int tab = 0; tab < f.editors().count(); ++tab) {
      f.editors().setCurrentIndex(tab);
      QTest::qWait(10);
      faults += test::unexplained(f.window);
    }
    f.press("predictAllAction");
    faults += test::unexplained(f.window);
    faults.removeDuplicates();
    verify_none(faults, id);
  }

  void the_keyboard_reaches_everything_data() {
    QTest::addColumn<QString>("id");
    for (const char* const id : {"causal", "numpy-seed-42", "additive", "translation", "encoder-decoder"}) {
      QTest::newRow(id) << QLatin1StringView(id).toString();
    }
  }
  void the_keyboard_reaches_everything() {
    QFETCH(QString, id);
    Fixture f(id);
    QVERIFY(f.ready());
    for (int tab = 0; tab < f.editors().count(); ++tab) {
      f.editors().setCurrentIndex(tab);
      f.heatmap().setFocus();
      QTest::qWait(10);
      verify_keyboard(f.window,
                      {f.editors().currentWidget(), f.child<DerivationPanel>(), f.child<StepBar>(),
                       f.child<FigureBar>(), f.child<QToolBar>()},
                      f.editors().tabText(tab));
    }
  }

  void the_stages_are_entered_at_the_present_one() {
    Fixture f(QStringLiteral("causal"));
    QVERIFY(f.ready());
    f.window.selection().set_stage(Stage::logits);
    QWidget* entered = nullptr;
    for (QWidget* const control : test::tab_walk(f.window)) {
      if (f.child<StageBar>()->isAncestorOf(control)) {
        QVERIFY(entered == nullptr);
        entered = control;
      }
    }
    QVERIFY(entered != nullptr);
    QCOMPARE(entered->objectName(), QStringLiteral("stage_%1").arg(static_cast<int>(Stage::logits)));
    entered->setFocus();
    QTest::keyClick(entered, Qt::Key_Right);
    QCOMPARE(f.window.selection().stage(), Stage::weights);
    QTest::keyClick(f.window.focusWidget(), Qt::Key_Left);
    QTest::keyClick(f.window.focusWidget(), Qt::Key_Left);
    QCOMPARE(f.window.selection().stage(), Stage::scores);
  }

  void lessons_are_as_good() {
    Fixture f(QStringLiteral("causal"));
    QVERIFY(f.ready());
    f.press("stepsAction");  // the lesson's bar stands alone
    f.press("newLessonAction");
    f.press("recordStepAction");
    QTest::qWait(20);
    verify_none(test::unexplained(f.window), QStringLiteral("making"));
    f.heatmap().setFocus();
    verify_keyboard(f.window, {f.child<LessonEditor>(), f.child<LessonBar>()}, QStringLiteral("making"));
    f.prompts.unsaved_answer = Prompts::Unsaved::discard;
    f.window.findChild<QDockWidget*>(QStringLiteral("lessonDock"))->hide();
    f.press("lesson/4-scaled-dot-product");
    for (const std::size_t step : {std::size_t{1}, f.window.lessons().session().count() - 1}) {
      f.window.lessons().session().go_to(step);
      QVERIFY(QTest::qWaitFor([&f] { return !f.window.runner().is_busy(); }));
      f.heatmap().setFocus();
      QTest::qWait(20);
      verify_none(test::unexplained(f.window), QStringLiteral("taught"));
      verify_keyboard(f.window, {f.child<LessonBar>()}, QStringLiteral("taught"));
    }
  }

  void dialogs_are_as_good() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("scaled-dot-two-heads"));
    ExportDialog picture(
        subject_of(window),
        {.options = {}, .language = QStringLiteral("en"), .path = world.path(QStringLiteral("a.png"))});
    verify_dialog(picture);
    ShortcutsDialog shortcuts;
    verify_dialog(shortcuts);
    ScaleDialog scale(64);
    verify_dialog(scale);
    AboutDialog about;
    verify_dialog(about);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<AccessibilityTest>("accessibility_test");

}  // namespace accessibility_test

#include "accessibility_test.moc"
