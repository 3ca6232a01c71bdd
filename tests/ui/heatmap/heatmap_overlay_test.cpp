// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmap_overlay.h"

#include <QPaintEvent>
#include <QTest>

#include "tests/support/test_class.h"

namespace heatmap_overlay_test {

using namespace headlight::ui;

namespace {

/// Records what an overlay upon it makes it paint anew.
class Ground : public QWidget {
 public:
  QRegion painted;

 protected:
  void paintEvent(QPaintEvent* event) override { painted += event->region(); }
};

}  // namespace

class HeatmapOverlayTest : public QObject {
  Q_OBJECT

 private slots:
  void an_outline_is_a_dark_line_with_a_light_rim() {
    HeatmapOverlay overlay;
    overlay.resize(60, 60);
    overlay.set_outlines({{QRect(10, 10, 30, 20), 2}});
    QImage image(60, 60, QImage::Format_RGB32);
    image.fill(Qt::red);
    overlay.render(&image, QPoint(), QRegion(), QWidget::DrawChildren);
    const auto grey = [&](int x, int y) { return qGray(image.pixel(x, y)); };
    QVERIFY(grey(9, 20) > 240);                           // the rim outside
    QVERIFY(grey(10, 20) < 40 && grey(11, 20) < 40);      // the line
    QVERIFY(grey(12, 20) > 240);                          // the rim inside
    QCOMPARE(image.pixelColor(13, 20), QColor(Qt::red));  // the cell keeps its colour
    QCOMPARE(image.pixelColor(8, 20), QColor(Qt::red));
    QVERIFY(grey(39, 29) < 40 && grey(40, 29) > 240);
  }

  void around_a_small_cell_all_lies_outside() {
    HeatmapOverlay overlay;
    overlay.resize(60, 60);
    overlay.set_outlines({{QRect(20, 20, 6, 6), 1}});
    QImage image(60, 60, QImage::Format_RGB32);
    image.fill(Qt::red);
    overlay.render(&image, QPoint(), QRegion(), QWidget::DrawChildren);
    QVERIFY(qGray(image.pixel(18, 22)) > 240);
    QVERIFY(qGray(image.pixel(19, 22)) < 40);
    for (int offset = 0; offset < 6; ++offset) {
      QCOMPARE(image.pixelColor(20 + offset, 20 + offset), QColor(Qt::red));
    }
  }

  void only_what_differs_is_painted_anew() {
    Ground ground;
    ground.resize(400, 400);
    HeatmapOverlay overlay(&ground);
    overlay.resize(400, 400);
    ground.show();
    QVERIFY(QTest::qWaitForWindowExposed(&ground));
    const Outline stays{QRect(200, 200, 100, 100), 1};
    overlay.set_outlines({stays, {QRect(10, 10, 80, 80), 1}});
    QTest::qWait(20);
    ground.painted = QRegion();
    overlay.set_outlines({stays, {QRect(110, 10, 80, 80), 1}});
    QTRY_VERIFY(!ground.painted.isEmpty());
    QVERIFY(ground.painted.intersects(QRect(9, 9, 3, 82)));
    QVERIFY(ground.painted.intersects(QRect(109, 9, 3, 82)));
    QVERIFY(!ground.painted.intersects(QRect(199, 199, 102, 102)));
    QVERIFY(!ground.painted.contains(QPoint(50, 50)));  // the inside of a large cell
    ground.painted = QRegion();
    overlay.set_outlines({stays, {QRect(110, 10, 80, 80), 1}});
    QTest::qWait(20);
    QVERIFY(ground.painted.isEmpty());
  }

  void a_flash_fades_once() {
    HeatmapOverlay overlay;
    overlay.resize(60, 60);
    overlay.flash({QRect(10, 10, 20, 20)});
    QCOMPARE(overlay.flashing().size(), std::size_t{1});
    QTRY_VERIFY(overlay.flashing().empty());
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<HeatmapOverlayTest>("heatmap_overlay_test");

}  // namespace heatmap_overlay_test

#include "heatmap_overlay_test.moc"
