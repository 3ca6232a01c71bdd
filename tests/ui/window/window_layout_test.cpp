// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QDockWidget>
#include <QPointer>
#include <QTest>
#include <QToolBar>

#include "tests/support/test_class.h"
#include "tests/ui/window/window_world.h"

namespace window_layout_test {

using namespace headlight;
using namespace headlight::ui;

/// How the window shares its room between the picture and the docks, and what it remembers of that.
class WindowLayoutTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*propagateSizeHints)"))); }

  void the_language_changes_and_the_editors_keep_their_width() {
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("coreference"));
    window.setWindowState(Qt::WindowNoState);
    window.resize(1366, 768);
    const auto dock = [&window] { return window.findChild<QDockWidget*>(QStringLiteral("editorsDock")); };
    window.resizeDocks({dock()}, {425}, Qt::Horizontal);
    QTRY_COMPARE(dock()->width(), 425);
    for (const char* const code : {"zh_CN", "en"}) {
      world.language.choose(QString::fromLatin1(code));
      QTest::qWait(50);
      QCOMPARE(dock()->width(), 425);
    }
  }

  void the_layout_comes_back() {
    WindowWorld world;
    QPointer<MainWindow> window = world.windows.open_example(QStringLiteral("translation"));
    window->resize(1100, 700);
    window->findChild<QDockWidget*>(QStringLiteral("editorsDock"))->close();
    QVERIFY(window->close());
    window = world.windows.open_example(QStringLiteral("translation"));
    QVERIFY(!window->findChild<QDockWidget*>(QStringLiteral("editorsDock"))->isVisible());
    trigger(*window, "resetLayoutAction");
    QVERIFY(window->findChild<QDockWidget*>(QStringLiteral("editorsDock"))->isVisible());
  }

  void a_damaged_layout_does_no_harm() {
    WindowWorld world;
    world.settings.set_window_geometry("garbage");
    world.settings.set_window_state(QByteArray(300, '\xff'));
    MainWindow& window = *world.windows.open_example(QStringLiteral("translation"));
    QVERIFY(window.isVisible());
    QVERIFY(window.findChild<QDockWidget*>(QStringLiteral("editorsDock"))->isVisible());
  }

  void the_picture_keeps_half_of_a_small_screen_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1366×768") << QSize(1366, 768);
    QTest::newRow("1280×720") << QSize(1280, 720);
    QTest::newRow("1920×1080") << QSize(1920, 1080);
  }
  void the_picture_keeps_half_of_a_small_screen() {
    QFETCH(QSize, size);
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("coreference"));
    window.setWindowState(Qt::WindowNoState);
    window.resize(size);
    QCoreApplication::processEvents();
    QCOMPARE(window.size(), size);
    // However far the dock is pulled.
    window.resizeDocks({window.findChild<QDockWidget*>(QStringLiteral("editorsDock"))}, {size.width()},
                       Qt::Horizontal);
    QCoreApplication::processEvents();
    QVERIFY(2 * window.findChild<QWidget*>(QStringLiteral("heatmapPanel"))->width() >= size.width());
    auto* const bar = window.findChild<QToolBar*>(QStringLiteral("mainToolBar"));
    QVERIFY(bar->sizeHint().width() <= size.width());
  }

  void the_picture_keeps_half_beside_both_docks_data() { the_picture_keeps_half_of_a_small_screen_data(); }
  void the_picture_keeps_half_beside_both_docks() {
    QFETCH(QSize, size);
    WindowWorld world;
    MainWindow& window = *world.windows.open_example(QStringLiteral("coreference"));
    window.setWindowState(Qt::WindowNoState);
    window.resize(size);
    auto* const editors = window.findChild<QDockWidget*>(QStringLiteral("editorsDock"));
    auto* const derivation = window.findChild<QDockWidget*>(QStringLiteral("derivationDock"));
    derivation->hide();
    QCoreApplication::processEvents();
    trigger(window, "derivationAction");
    QCoreApplication::processEvents();
    QCOMPARE(window.size(), size);
    QVERIFY(derivation->isVisible());
    window.resizeDocks({editors, derivation}, {size.width(), size.width()}, Qt::Horizontal);
    QCoreApplication::processEvents();
    QVERIFY(2 * window.findChild<QWidget*>(QStringLiteral("heatmapPanel"))->width() >= size.width());
    trigger(window, "derivationAction");
    QVERIFY(!derivation->isVisible());
  }

 private:
  static void trigger(MainWindow& window, const char* name) {
    auto* const action = window.findChild<QAction*>(QLatin1StringView(name));
    QVERIFY(action != nullptr);
    action->trigger();
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<WindowLayoutTest>("window_layout_test");

}  // namespace window_layout_test

#include "window_layout_test.moc"
