// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QAction>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QSignalSpy>
#include <QStyle>
#include <QTableView>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include "tests/support/test_class.h"
#include "tests/ui/window/window_world.h"
#include "ui/document/examples.h"
#include "ui/document/experiment_file.h"
#include "ui/look/theme.h"
#include "ui/window/menus/inputs_menu.h"

namespace main_window_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

QAction* action(MainWindow& window, const char* name) {
  auto* const found = window.findChild<QAction*>(QLatin1StringView(name));
  if (found == nullptr) {
    qFatal("no action %s", name);
  }
  return found;
}

void rename(MainWindow& window, const std::string& token) {
  window.document().apply(QStringLiteral("Rename a & b"),
                          edit::rename_token(*window.document().experiment(), edit::Side::queries, 0, token));
}

void drop(MainWindow& window, const QList<QUrl>& urls) {
  QMimeData data;
  data.setUrls(urls);
  const QPoint place(50, 50);
  QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&window, &enter);
  QVERIFY(enter.isAccepted());
  QDropEvent event(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&window, &event);
  QVERIFY(event.isAccepted());
}

}  // namespace

// The real window, driven by the names of its parts.
class MainWindowTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*propagateSizeHints)"))); }

  void undo_and_redo_name_their_step() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    QAction* const undo = action(window, "undoAction");
    QAction* const redo = action(window, "redoAction");
    QVERIFY(!undo->isEnabled());
    QVERIFY(!redo->isEnabled());
    QCOMPARE(undo->text(), QStringLiteral("&Undo"));
    const auto before = window.document().experiment();

    rename(window, "You");
    QVERIFY(undo->isEnabled());
    QCOMPARE(undo->text(), QStringLiteral("&Undo: Rename a && b"));
    QVERIFY(window.isWindowModified());

    undo->trigger();
    QVERIFY(!undo->isEnabled());
    QVERIFY(redo->isEnabled());
    QCOMPARE(redo->text(), QStringLiteral("&Redo: Rename a && b"));
    QVERIFY(!window.isWindowModified());
    QVERIFY(*window.document().experiment() == *before);

    redo->trigger();
    QCOMPARE(window.document().experiment()->query_tokens.front(), std::string("You"));
    for (int i = 0; i < 20; ++i) {
      undo->trigger();
    }
    QVERIFY(*window.document().experiment() == *before);
  }

  void the_title_names_the_experiment() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("causal"));
    const QString title = QString::fromStdString(text_in(window.document().experiment()->title, "en"));
    QCOMPARE(window.windowTitle(), QStringLiteral("%1[*] – Headlight").arg(title));
    action(window, "newAction")->trigger();
    QCOMPARE(window.windowTitle(), QStringLiteral("Untitled[*] – Headlight"));
    world.prompts.file_to_save = world.path(QStringLiteral("a[*].headlight"));
    action(window, "saveAction")->trigger();
    QCOMPARE(window.windowTitle(), QStringLiteral("a[*][*].headlight[*] – Headlight"));
    QCOMPARE(window.windowFilePath(), world.prompts.file_to_save);
  }

  void closing_asks_and_obeys() {
    WindowWorld world;
    const QPointer<MainWindow> window = world.windows.open_example(QStringLiteral("translation"));
    rename(*window, "You");
    world.prompts.unsaved_answer = Prompts::Unsaved::cancel;
    QVERIFY(!window->close());
    QVERIFY(window->isVisible());
    world.prompts.unsaved_answer = Prompts::Unsaved::save;
    world.prompts.file_to_save = world.path(QStringLiteral("kept.headlight"));
    QVERIFY(window->close());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(window.isNull());
    QCOMPARE(open_experiment(world.prompts.file_to_save)->query_tokens.front(), std::string("You"));
  }

  void quitting_closes_every_window_or_none_after_a_cancel() {
    WindowWorld world;
    const QPointer<MainWindow> first = world.windows.open_example(QStringLiteral("translation"));
    const QPointer<MainWindow> second = world.windows.open_example(QStringLiteral("causal"));
    rename(*first, "You");
    action(*second, "quitAction")->trigger();
    QVERIFY(first->isVisible());
    QVERIFY(second->isVisible());
    world.prompts.unsaved_answer = Prompts::Unsaved::discard;
    action(*second, "quitAction")->trigger();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(first.isNull());
    QVERIFY(second.isNull());
  }

  void a_file_dropped_on_the_window_opens() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    const QString path = world.path(QStringLiteral("dropped.headlight"));
    QVERIFY(QFile::copy(QStringLiteral(":/examples/causal.headlight"), path));
    drop(window, {QUrl::fromLocalFile(path)});
    QTRY_COMPARE(window.document().path(), path);
    QVERIFY(world.prompts.failures.isEmpty());
  }

  void several_files_get_windows_of_their_own() {
    WindowWorld world;
    QStringList paths;
    for (const QString& name : {QStringLiteral("causal"), QStringLiteral("translation")}) {
      paths.append(world.path(name + QStringLiteral(".headlight")));
      QVERIFY(QFile::copy(QStringLiteral(":/examples/%1.headlight").arg(name), paths.back()));
    }
    world.windows.open_files(paths);
    QStringList opened;
    for (QWidget* const widget : QApplication::topLevelWidgets()) {
      if (auto* const window = qobject_cast<MainWindow*>(widget)) {
        opened.append(window->document().path());
      }
    }
    opened.sort();
    QCOMPARE(opened, paths);
  }

  void a_file_that_cannot_be_opened_leaves_a_window_with_the_example() {
    WindowWorld world;
    world.windows.open_files({world.path(QStringLiteral("missing.headlight"))});
    QCOMPARE(world.prompts.failures.size(), 1);
    auto* const window = qobject_cast<MainWindow*>(QApplication::activeWindow());
    QVERIFY(window != nullptr || !QApplication::topLevelWidgets().isEmpty());
  }

  void heads_are_added_and_removed() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("causal"));
    const Index heads = head_count(*window.document().experiment());
    QCOMPARE(heads, Index{1});
    QVERIFY(!action(window, "removeHeadAction")->isEnabled());
    action(window, "addHeadAction")->trigger();
    QCOMPARE(head_count(*window.document().experiment()), Index{2});
    QVERIFY(action(window, "removeHeadAction")->isEnabled());
    QCOMPARE(action(window, "undoAction")->text(), QStringLiteral("&Undo: Add a head"));
    action(window, "removeHeadAction")->trigger();
    QCOMPARE(head_count(*window.document().experiment()), Index{1});
  }

  void scoring_is_chosen_and_comes_back_by_undo() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("causal"));
    QVERIFY(action(window, "scoringScaledDotAction")->isChecked());
    action(window, "scoringAdditiveAction")->trigger();
    QCOMPARE(scoring_kind(*window.document().experiment()), ScoringKind::additive);
    QVERIFY(window.findChild<QToolButton*>(QStringLiteral("scoringButton"))
                ->text()
                .contains(QStringLiteral("additive")));
    action(window, "undoAction")->trigger();
    QVERIFY(action(window, "scoringScaledDotAction")->isChecked());
    QVERIFY(!action(window, "scoringAdditiveAction")->isChecked());
  }

  void given_weights_have_neither_scoring_nor_mask() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    window.setWindowState(Qt::WindowNoState);
    window.resize(1366, 768);
    QTRY_VERIFY(!window.findChild<QToolButton*>(QStringLiteral("scoringButton"))->isVisible());
    QTRY_VERIFY(!window.findChild<QToolButton*>(QStringLiteral("maskButton"))->isVisible());
    window.files().open_example(QStringLiteral("causal"));
    QTRY_VERIFY(window.findChild<QToolButton*>(QStringLiteral("scoringButton"))->isVisible());
    QTRY_VERIFY(window.findChild<QToolButton*>(QStringLiteral("maskButton"))->isVisible());
  }

  void the_mask_is_switched_from_its_menu() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("causal"));
    const auto causal = [&] { return action(window, "maskCausalAction"); };
    const auto mask = [&] { return window.document().experiment()->mask; };
    QVERIFY(causal()->isChecked());
    action(window, "maskNoneAction")->trigger();
    QTRY_VERIFY(!mask().layers.front().enabled);
    QCOMPARE(mask().layers.size(), std::size_t{1});
    QVERIFY(!action(window, "maskNoneAction")->isEnabled());
    causal()->trigger();
    QTRY_VERIFY(mask().layers.front().enabled);
    QCOMPARE(mask().layers.size(), std::size_t{1});
    world.prompts.unsaved_answer = Prompts::Unsaved::discard;
    window.files().begin_new();
    QVERIFY(mask().layers.empty());
    causal()->trigger();
    QTRY_COMPARE(mask().layers.size(), std::size_t{1});
    QVERIFY(std::holds_alternative<CausalMask>(mask().layers.front().pattern));
  }

  void inputs_that_need_new_numbers_say_so() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("causal"));
    window.files().begin_new();
    auto* const menu = window.findChild<InputsMenu*>(QStringLiteral("inputsMenu"));
    QSignalSpy told(menu, &InputsMenu::told);
    QVERIFY(action(window, "inputsQkvAction")->isChecked());
    QVERIFY(action(window, "inputsProjectedAction")->text().contains(QStringLiteral("random")));
    QVERIFY(!action(window, "inputsScoresAction")->text().contains(QStringLiteral("random")));
    action(window, "inputsScoresAction")->trigger();
    QCOMPARE(input_kind(*window.document().experiment()), InputKind::scores);
    QCOMPARE(told.size(), 0);
    action(window, "inputsQkvAction")->trigger();
    QCOMPARE(input_kind(*window.document().experiment()), InputKind::qkv);
    QCOMPARE(told.size(), 1);
  }

  void recent_files_are_listed_and_open() {
    WindowWorld world;
    const QString path = world.path(QStringLiteral("a & b.headlight"));
    QVERIFY(QFile::copy(QStringLiteral(":/examples/causal.headlight"), path));
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    auto* const menu = window.findChild<QMenu*>(QStringLiteral("recentMenu"));
    QVERIFY(!menu->menuAction()->isVisible());
    window.files().open_file(path);
    QVERIFY(menu->menuAction()->isVisible());
    QCOMPARE(menu->actions().front()->text(), QStringLiteral("a && b.headlight"));
    window.files().begin_new();
    menu->actions().front()->trigger();
    QTRY_COMPARE(window.document().path(), path);
    action(window, "clearRecentAction")->trigger();
    QVERIFY(!menu->menuAction()->isVisible());
  }

  void appearance_changes_at_once_and_is_remembered() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    action(window, "appearanceDarkAction")->trigger();
    QTRY_COMPARE(window.palette().color(QPalette::Window), dark_palette().color(QPalette::Window));
    QCOMPARE(world.settings.appearance(), AppearanceChoice::dark);
    action(window, "appearanceLightAction")->trigger();
    QTRY_COMPARE(window.palette().color(QPalette::Window), light_palette().color(QPalette::Window));
    action(window, "reducedMotionAction")->trigger();
    QVERIFY(world.settings.reduced_motion());
    QCOMPARE(window.style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
  }

  void the_language_changes_live_and_keeps_the_work() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    rename(window, "You");
    window.show_editor(MainWindow::Editor::scoring);
    const auto before = window.document().experiment();
    world.language.choose(QStringLiteral("zh_CN"));
    QCOMPARE(window.document().experiment(), before);
    QVERIFY(action(window, "undoAction")->isEnabled());
    QCOMPARE(window.findChildren<QToolBar*>().size(), 1);
    QCOMPARE(window.findChildren<QDockWidget*>().size(), 3);
    QCOMPARE(window.findChild<QTabWidget*>(QStringLiteral("editorTabs"))->currentIndex(), 3);
    const QString title = QString::fromStdString(text_in(before->title, "zh_CN"));
    QVERIFY(window.windowTitle().startsWith(title));
    world.language.choose(QStringLiteral("en"));
    QVERIFY(!window.windowTitle().startsWith(title));
  }

  void a_language_is_chosen_once_its_menu_is_done() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    QPointer<QMenu> menu = window.findChild<QMenu*>(QStringLiteral("languageMenu"));
    action(window, "language/zh_CN")->trigger();
    QVERIFY(menu != nullptr);
    QTRY_COMPARE(world.language.code(), QStringLiteral("zh_CN"));
    QVERIFY(menu == nullptr);
    world.language.choose(QStringLiteral("en"));
  }

  void an_operand_leads_to_its_entry() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("coreference"));
    window.findChild<QDockWidget*>(QStringLiteral("derivationDock"))->show();
    auto* const panel = window.findChild<DerivationPanel*>();
    const InputNumber entry{{MatrixRole::k, {0}}, 3, 1};
    emit panel->entry_requested(entry);
    auto* const tabs = window.findChild<QTabWidget*>(QStringLiteral("editorTabs"));
    QCOMPARE(tabs->currentIndex(), static_cast<int>(MainWindow::Editor::matrices));
    auto* const grid = window.findChild<QTableView*>(QStringLiteral("matrixView"));
    QCOMPARE(grid->currentIndex().row(), 3);
    QCOMPARE(grid->currentIndex().column(), 1);
    emit panel->parameter_requested(ParameterKind::temperature);
    QCOMPARE(tabs->currentIndex(), static_cast<int>(MainWindow::Editor::scoring));
  }

  void closing_while_it_calculates_is_safe() {
    WindowWorld world;
    for (int i = 0; i < 5; ++i) {
      const QPointer<MainWindow> window = world.windows.open_example(QStringLiteral("numpy-seed-42"));
      rename(*window, "x");
      delete window;
    }
    QVERIFY(world.prompts.failures.isEmpty());
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<MainWindowTest>("main_window_test");

}  // namespace main_window_test

#include "main_window_test.moc"
