// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_renderer.h"

#include <qcustomplot.h>

#include <QTest>

#include "tests/support/test_class.h"
#include "tests/ui/figure/sample_figures.h"
#include "ui/figure/color_map.h"

namespace figure_renderer_test {

using namespace headlight;
using namespace headlight::ui;

class FigureRendererTest : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<QCustomPlot> plot_;
  std::unique_ptr<FigureRenderer> renderer_;

  void show(const Figure& figure) { renderer_->set_figure(std::make_shared<const Figure>(figure)); }
  QImage painted() {
    plot_->replot();
    return plot_->grab().toImage();
  }

 private slots:
  void init() {
    plot_ = std::make_unique<QCustomPlot>();
    plot_->resize(900, 700);
    renderer_ = std::make_unique<FigureRenderer>(*plot_);
  }
  void cleanup() {
    renderer_.reset();
    plot_.reset();
  }

  void cells_are_where_they_are_said_to_be() {
    const Figure figure = test::sample_figure(5, 7, 3);
    show(figure);
    const QImage image = painted();
    const ColorMap colors(figure.palette);
    for (int panel = 0; panel < 3; ++panel) {
      QVERIFY(QRectF(plot_->rect()).contains(renderer_->panel_rect(panel)));
      for (Index row = 0; row < 5; ++row) {
        for (Index column = 0; column < 7; ++column) {
          const PanelCell cell{panel, row, column};
          const QRectF rect = renderer_->cell_rect(cell);
          QVERIFY(renderer_->panel_rect(panel).contains(rect));
          QVERIFY(renderer_->cell_at(rect.center()) == cell);
          const QRgb expected =
              colors.color((*figure.panels[static_cast<std::size_t>(panel)].values)(row, column));
          QCOMPARE(image.pixel((rect.topLeft() + QPointF(2, 2)).toPoint()), expected);
        }
      }
    }
    QVERIFY(!renderer_->cell_at(QPointF(1, 1)));
    QVERIFY(renderer_->panel_rect(3).isEmpty());
    QVERIFY(renderer_->cell_rect({9, 0, 0}).isEmpty());
  }

  void geometry_needs_no_repaint() {
    show(test::sample_figure(4, 4));
    const QRectF before = renderer_->panel_rect(0);
    QVERIFY(!before.isEmpty());
    plot_->setViewport(QRect(0, 0, 500, 400));
    QVERIFY(renderer_->panel_rect(0) != before);
  }

  void zoom_shows_a_part_of_every_panel() {
    show(test::sample_figure(20, 20, 2));
    const QSizeF small = renderer_->cell_rect({0, 5, 5}).size();
    QVERIFY(!renderer_->is_zoomed());
    renderer_->set_visible_cells(QRectF(4, 2, 5, 5));
    QVERIFY(renderer_->is_zoomed());
    QCOMPARE(renderer_->visible_cells(), QRectF(4, 2, 5, 5));
    for (const int panel : {0, 1}) {
      QVERIFY(renderer_->cell_rect({panel, 5, 5}).width() > 3 * small.width());
      QVERIFY(renderer_->cell_rect({panel, 0, 0}).isEmpty());
      const QPointF corner = renderer_->panel_rect(panel).topLeft() + QPointF(1, 1);
      QVERIFY(renderer_->cell_at(corner) == (PanelCell{panel, 2, 4}));
    }
    renderer_->set_visible_cells(QRectF(18, -3, 5, 100));
    QCOMPARE(renderer_->visible_cells(), QRectF(15, 0, 5, 20));
    renderer_->reset_zoom();
    QVERIFY(!renderer_->is_zoomed());
    QCOMPARE(renderer_->cell_rect({0, 5, 5}).size(), small);
  }

  void a_zoom_stays_until_the_shape_changes() {
    show(test::sample_figure(20, 20));
    renderer_->set_visible_cells(QRectF(4, 2, 5, 5));
    show(test::sample_figure(20, 20));
    QVERIFY(renderer_->is_zoomed());
    show(test::sample_figure(20, 21));
    QVERIFY(!renderer_->is_zoomed());
  }

  void numbers_appear_when_zoomed_in() {
    show(test::sample_figure(64, 64, 12));
    QVERIFY(!renderer_->numbers_visible());
    renderer_->set_visible_cells(QRectF(0, 0, 4, 4));
    QVERIFY(renderer_->numbers_visible());
  }

  void labels_tell_the_whole_token() {
    const QString token =
        QStringLiteral("a token that is far longer than anything that fits beside a heatmap").repeated(4);
    show(test::sample_figure({token, QStringLiteral("b")}, {QStringLiteral("c"), token}));
    const QRectF row = renderer_->row_label_rect(0, 0);
    QVERIFY(row.width() > 50 && row.width() < 0.4 * plot_->width());
    QCOMPARE(renderer_->label_at(row.center()), token);
    QCOMPARE(renderer_->label_at(renderer_->row_label_rect(0, 1).center()), QStringLiteral("b"));
    QCOMPARE(renderer_->label_at(renderer_->column_label_rect(0, 0).center()), QStringLiteral("c"));
    QVERIFY(!renderer_->label_at(renderer_->panel_rect(0).center()));
  }

  void panels_come_and_go() {
    for (const int count : {1, 12, 2, 64, 3}) {
      show(test::sample_figure(3, 3, count));
      painted();
      QVERIFY(!renderer_->panel_rect(count - 1).isEmpty());
      QCOMPARE(plot_->axisRectCount(), count);
      QCOMPARE(plot_->plottableCount(), count);
    }
    renderer_->set_figure(nullptr);
    painted();
    QCOMPARE(plot_->plottableCount(), 0);
  }

  void themes_change_the_ground() {
    show(test::sample_figure(3, 3));
    QCOMPARE(painted().pixel(1, 1), qRgb(255, 255, 255));
    renderer_->set_theme(FigureTheme::dark());
    QCOMPARE(painted().pixel(1, 1), FigureTheme::dark().ground.rgb());
  }

  void a_new_number_changes_its_cell_alone() {
    Figure figure = test::sample_figure(4, 4);
    show(figure);
    const QImage before = painted();
    const QRect rect = renderer_->cell_rect({0, 2, 1}).toRect();
    Matrix values = *figure.panels[0].values;
    values(2, 1) = 0.999;
    figure.panels[0].values = std::make_shared<const Matrix>(values);
    show(figure);
    QImage after = painted();
    QVERIFY(after != before);
    QPainter painter(&after);
    painter.drawImage(rect.topLeft(), before.copy(rect));
    painter.end();
    QCOMPARE(after, before);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<FigureRendererTest>("figure_renderer_test");

}  // namespace figure_renderer_test

#include "figure_renderer_test.moc"
