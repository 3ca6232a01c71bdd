// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmap_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>
#include <algorithm>

#include "core/experiment/figure_options.h"
#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"

namespace heatmap_panel_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

/// A panel on the screen, with room for its tip around it.
struct Shown : test::ViewFixture {
  QWidget window;
  HeatmapPanel* panel = new HeatmapPanel(document, selection, runner, &window);

  Shown() {
    auto* const layout = new QVBoxLayout(&window);
    layout->setContentsMargins(60, 60, 60, 60);
    layout->addWidget(panel);
    window.resize(900, 640);
    panel->set_reduced_motion(true);
    window.show();
  }
  bool open_and_show(Experiment experiment) {
    return QTest::qWaitForWindowExposed(&window) && open(std::move(experiment)) && QTest::qWaitFor([this] {
             return !rect({0, 0, 0}).isEmpty();
           });
  }
  HeatmapCanvas& canvas() { return panel->canvas(); }
  const Figure& figure() { return *canvas().figure(); }
  QRect rect(PanelCell cell) { return canvas().renderer().cell_rect(cell).toRect(); }
  void move_to(PanelCell cell) { QTest::mouseMove(&canvas(), rect(cell).center()); }
  void click(PanelCell cell) { QTest::mouseClick(&canvas(), Qt::LeftButton, {}, rect(cell).center()); }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(panel, key, modifiers); }
  bool is_outlined(const QRect& place) {
    return std::ranges::any_of(canvas().overlay().outlines(),
                               [&](const Outline& outline) { return outline.rect == place; });
  }
  QWidget* tip() { return window.findChild<QWidget*>(QStringLiteral("cellTip")); }
  QString note() { return panel->findChild<QLabel*>(QStringLiteral("heatmapNote"))->text(); }
};

StageCell weight(Index head, Index row, Index column) {
  return {.stage = Stage::weights, .head = {head}, .row = row, .column = column};
}

Experiment with_query_entry(const Experiment& experiment, double entry) {
  Experiment changed = experiment;
  auto& head = std::get<QkvInputs>(changed.inputs).heads.front();
  Matrix q = head.q.values();
  q(q.rows() - 1, 0) = entry;
  head.q = MatrixValue(q);
  return changed;
}

}  // namespace

class HeatmapPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void a_number_pointed_at_elsewhere_is_outlined_in_its_head() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(3, 4, 2)));
    shown.selection.set_pinned(weight(0, 0, 0));
    // A logit, at the same place as its weight.
    shown.selection.set_pointed(StageCell{Stage::logits, {1}, 2, 3});
    QVERIFY(shown.is_outlined(shown.rect({1, 2, 3})));
    QVERIFY(!shown.is_outlined(shown.rect({0, 2, 3})));
    shown.selection.set_pointed({});
    QVERIFY(!shown.is_outlined(shown.rect({1, 2, 3})));
    // An entry of Q, where Q is shown.
    shown.selection.set_stage(Stage::q);
    shown.selection.set_pointed(InputNumber{{MatrixRole::q, {0}}, 2, 1});
    QVERIFY(shown.is_outlined(shown.rect({0, 2, 1})));
    // One that is not there.
    shown.selection.set_pointed(InputNumber{{MatrixRole::q, {0}}, 7, 1});
    QVERIFY(!shown.is_outlined(shown.rect({0, 2, 1})));
  }

  void the_cell_under_the_pointer_is_outlined_in_every_head() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(3, 4, 2)));
    QCOMPARE(shown.figure().panels.size(), std::size_t{2});
    shown.move_to({1, 2, 1});
    QCOMPARE(shown.selection.hovered(), std::optional(weight(1, 2, 1)));
    for (int panel = 0; panel < 2; ++panel) {
      QVERIFY(shown.is_outlined(shown.rect({panel, 2, 1})));
      const QRectF all = shown.canvas().renderer().panel_rect(panel);
      const QRectF cell = shown.canvas().renderer().cell_rect({panel, 2, 1});
      QVERIFY(shown.is_outlined(QRectF(all.left(), cell.top(), all.width(), cell.height()).toRect()));
      QVERIFY(shown.is_outlined(QRectF(cell.left(), all.top(), cell.width(), all.height()).toRect()));
    }
    QTest::mouseMove(&shown.canvas(), QPoint(1, 1));
    QVERIFY(!shown.selection.hovered());
    QVERIFY(shown.canvas().overlay().outlines().empty());
  }

  void the_tip_tells_the_cell_and_does_not_cover_it() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(3, 4, 1)));
    for (const PanelCell cell : {PanelCell{0, 0, 0}, PanelCell{0, 2, 3}, PanelCell{0, 0, 3}}) {
      shown.move_to(cell);
      QVERIFY(shown.tip()->isVisible());
      const QRect place(shown.canvas().mapTo(&shown.window, shown.rect(cell).topLeft()),
                        shown.rect(cell).size());
      QVERIFY(!shown.tip()->geometry().intersects(place));
      QVERIFY(shown.window.rect().contains(shown.tip()->geometry()));
    }
    QTest::mouseMove(&shown.canvas(), QPoint(1, 1));
    QVERIFY(!shown.tip()->isVisible());
  }

  void a_cell_of_another_view_is_outlined_by_its_query_or_key() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(3, 4, 1)));
    shown.selection.set_hovered(StageCell{.stage = Stage::v, .head = {}, .row = 2, .column = 1});
    QCOMPARE(shown.canvas().overlay().outlines().size(), std::size_t{1});
    const QRect outlined = shown.canvas().overlay().outlines().front().rect;
    QCOMPARE(outlined.left(), shown.rect({0, 0, 2}).left());
    QCOMPARE(outlined.height(), shown.canvas().renderer().panel_rect(0).toRect().height());
    QVERIFY(!shown.tip()->isVisible());
  }

  void a_click_locks_and_a_second_or_escape_frees() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(3, 4, 2)));
    shown.click({0, 1, 2});
    QCOMPARE(shown.selection.pinned(), std::optional(weight(0, 1, 2)));
    shown.move_to({0, 0, 0});
    QCOMPARE(shown.selection.active(), std::optional(weight(0, 1, 2)));
    QVERIFY(shown.is_outlined(shown.rect({0, 0, 0})));
    shown.click({0, 1, 2});
    QVERIFY(!shown.selection.pinned());
    shown.click({1, 1, 2});
    shown.press(Qt::Key_Escape);
    QVERIFY(!shown.selection.pinned());
  }

  void keys_move_the_pinned_cell() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(3, 4, 2)));
    shown.panel->setFocus(Qt::TabFocusReason);
    shown.press(Qt::Key_Right);
    QCOMPARE(shown.selection.pinned(), std::optional(weight(0, 0, 0)));
    shown.press(Qt::Key_Right);
    shown.press(Qt::Key_Down);
    QCOMPARE(shown.selection.pinned(), std::optional(weight(0, 1, 1)));
    shown.press(Qt::Key_End);
    QCOMPARE(shown.selection.pinned(), std::optional(weight(0, 1, 3)));
    shown.press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(shown.selection.pinned(), std::optional(weight(1, 1, 3)));
    QTRY_VERIFY(shown.tip()->isVisible());
    shown.selection.set_stage(Stage::raw);
    QCOMPARE(shown.selection.pinned(),
             std::optional(StageCell{.stage = Stage::raw, .head = {1}, .row = 1, .column = 3}));
    shown.press(Qt::Key_Up);
    QCOMPARE(shown.selection.pinned()->row, Index{0});
  }

  void zooming_goes_around_the_pointer_and_keys_bring_the_cell_into_view() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(20, 20, 1)));
    const QPoint pointer = shown.rect({0, 5, 5}).center();
    for (int notch = 0; notch < 5; ++notch) {
      QWheelEvent wheel(pointer, shown.canvas().mapToGlobal(pointer), {}, {0, 120}, {}, {}, Qt::NoScrollPhase,
                        false);
      QCoreApplication::sendEvent(&shown.canvas(), &wheel);
    }
    FigureRenderer& renderer = shown.canvas().renderer();
    QVERIFY(renderer.is_zoomed());
    QCOMPARE(renderer.cell_at(pointer), std::optional(PanelCell{0, 5, 5}));
    QVERIFY(renderer.cell_rect({0, 19, 19}).isEmpty());
    shown.click({0, 5, 5});
    shown.press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(shown.selection.pinned(), std::optional(weight(0, 19, 19)));
    QVERIFY(shown.is_outlined(renderer.cell_rect({0, 19, 19}).toRect()));
    const QRectF before = renderer.visible_cells();
    QTest::mousePress(&shown.canvas(), Qt::LeftButton, {}, renderer.panel_rect(0).center().toPoint());
    QTest::mouseMove(&shown.canvas(), renderer.panel_rect(0).center().toPoint() + QPoint(60, 40));
    QTest::mouseRelease(&shown.canvas(), Qt::LeftButton, {},
                        renderer.panel_rect(0).center().toPoint() + QPoint(60, 40));
    QVERIFY(renderer.visible_cells().left() < before.left());
    QVERIFY(renderer.visible_cells().top() < before.top());
    QCOMPARE(shown.selection.pinned(), std::optional(weight(0, 19, 19)));  // a drag is no click
    shown.press(Qt::Key_0);
    QVERIFY(!renderer.is_zoomed());
  }

  void a_range_that_follows_the_numbers_holds_still_during_a_gesture() {
    Shown shown;
    shown.selection.set_stage(Stage::raw);
    const Experiment experiment = test::sample_experiment(3, 4, 1);
    QVERIFY(shown.open_and_show(experiment));
    const double low = shown.figure().panels[0].low;
    const double high = shown.figure().panels[0].high;
    const Gesture gesture = shown.document.begin_gesture();
    QVERIFY(shown.document.apply(QStringLiteral("scrub"), with_query_entry(experiment, 50.0), gesture));
    QVERIFY(shown.settle());
    QCOMPARE((*shown.figure().panels[0].values)(2, 3), 53.0);
    QCOMPARE(shown.figure().panels[0].low, low);
    QCOMPARE(shown.figure().panels[0].high, high);
    shown.document.end_gesture();
    QVERIFY(shown.figure().panels[0].high >= 53.0);
  }

  void the_newest_of_many_results_is_shown_in_the_end() {
    Shown shown;
    shown.selection.set_stage(Stage::raw);
    const Experiment experiment = test::sample_experiment(3, 4, 1);
    QVERIFY(shown.open_and_show(experiment));
    for (int entry = 1; entry <= 40; ++entry) {
      QVERIFY(shown.document.apply(QStringLiteral("scrub"), with_query_entry(experiment, entry)));
    }
    QVERIFY(shown.settle());
    QCOMPARE((*shown.figure().panels[0].values)(2, 0), 40.0);
  }

  void a_stage_that_went_away_gives_way_to_the_nearest() {
    Shown shown;
    shown.selection.set_stage(Stage::scores);
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 2, 1)));
    QCOMPARE(shown.figure().stage, Stage::scores);
    Experiment given = test::sample_experiment(2, 2, 1);
    given.inputs = WeightsInputs{.heads = {{MatrixValue(Matrix::Identity(2, 2)), {}, {}}}, .unknown = {}};
    QVERIFY(shown.change(given));
    QCOMPARE(shown.selection.stage(), Stage::weights);
    QCOMPARE(shown.figure().stage, Stage::weights);
  }

  void the_heads_chosen_are_shown() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 2, 3)));
    shown.selection.set_heads({{2}});
    QCOMPARE(shown.figure().panels.size(), std::size_t{1});
    QCOMPARE(shown.figure().panels[0].head, HeadIndex{2});
    QVERIFY(shown.change(test::sample_experiment(2, 2, 2)));
    QCOMPARE(shown.figure().panels.size(), std::size_t{2});
  }

  void how_it_is_shown_changes_at_once() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(2, 2, 1)));
    Experiment changed = *shown.document.experiment();
    FigureOptions options;
    options.palette = Palette::magma;
    changed.view.figure = options;
    QVERIFY(shown.document.apply(QStringLiteral("palette"), edit::Result(changed)));
    QVERIFY(!shown.runner.is_busy());
    QCOMPARE(shown.figure().palette, Palette::magma);
  }

  void the_type_of_files_leaves_the_window_alone() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(3, 4, 1)));
    const QRectF before = shown.canvas().renderer().panel_rect(0);
    Experiment changed = *shown.document.experiment();
    changed.view.figure.font_scale = 0.5;
    QVERIFY(shown.change(std::move(changed)));
    QCOMPARE(shown.canvas().renderer().panel_rect(0), before);
    QCOMPARE(shown.figure().font_scale, 1.0);
  }

  void many_heads_begin_at_the_top() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(5, 5, 99)));
    QTest::qWait(20);
    QVERIFY(shown.canvas().height() > 2 * shown.panel->height());
    QVERIFY(shown.canvas().renderer().panel_rect(0).top() < 60);
    const QRectF last = shown.canvas().renderer().panel_rect(98);
    QVERIFY(shown.canvas().height() - last.bottom() < 90);
  }

  void what_cannot_be_drawn_is_said() {
    Shown shown;
    QVERIFY(shown.note().contains(QStringLiteral("begin")));
    QVERIFY(shown.open(test::sample_experiment(0, 2, 1)));
    QVERIFY(shown.note().contains(QStringLiteral("no queries")));
    QVERIFY(shown.canvas().figure() == nullptr);
    QVERIFY(shown.open(test::sample_experiment(2, 0, 1)));
    QVERIFY(shown.note().contains(QStringLiteral("no keys")));
    QVERIFY(shown.open(test::sample_experiment(2, 2, 1)));
    QCOMPARE(shown.note(), QString());
    QVERIFY(shown.canvas().isVisible());
  }

  void what_would_not_fit_into_memory_is_said() {
    Shown shown;
    shown.runner.set_memory_allowed(1e4);
    QVERIFY(shown.open(test::sample_experiment(2, 2, 1)));
    QCOMPARE(shown.note(), QString());
    QVERIFY(shown.open(test::sample_experiment(20, 20, 2)));  // 4 stages · 2 · 400 · 8 bytes > 10⁴
    QVERIFY(shown.note().contains(QStringLiteral("memory")));
    QVERIFY(shown.open(test::sample_experiment(3, 3, 1)));
    QCOMPARE(shown.note(), QString());
  }

  void changed_cells_flash_unless_motion_is_reduced() {
    Shown shown;
    shown.selection.set_stage(Stage::raw);
    const Experiment experiment = test::sample_experiment(3, 4, 1);
    QVERIFY(shown.open_and_show(experiment));
    QVERIFY(shown.change(with_query_entry(experiment, 7.0)));
    QVERIFY(shown.canvas().overlay().flashing().empty());
    shown.panel->set_reduced_motion(false);
    QVERIFY(shown.document.apply(QStringLiteral("change"), with_query_entry(experiment, 8.0)));
    QSignalSpy finished(&shown.runner, &EvaluationRunner::finished);
    QVERIFY(finished.wait());
    QCOMPARE(shown.canvas().overlay().flashing().size(), std::size_t{4});  // the last query's row
  }

  void cancelled_work_leaves_the_picture_and_says_so() {
    Shown shown;
    QVERIFY(shown.open_and_show(test::sample_experiment(3, 4, 1)));
    const auto* const said = shown.panel->findChild<QWidget*>(QStringLiteral("cancelledNote"));
    QVERIFY(said->isHidden());
    const Experiment large = test::sample_experiment(800, 800, 2);
    shown.document.reset(large, QString());
    QVERIFY(shown.runner.is_busy());
    shown.panel->findChild<QPushButton*>(QStringLiteral("cancelComputing"))->click();
    QVERIFY(!shown.runner.is_busy());
    QVERIFY(said->isVisible());
    QVERIFY(said->findChild<QLabel*>()->text().contains(QStringLiteral("not of the present numbers")));
    QCOMPARE(shown.figure().row_labels.size(), 3);
    QCOMPARE(*shown.document.experiment() == large, true);
    said->findChild<QPushButton*>(QStringLiteral("computeAgain"))->click();
    QVERIFY(said->isHidden());
    QVERIFY(shown.settle());
    QCOMPARE(shown.figure().row_labels.size(), 800);
  }

  void the_range_shown_spans_all_heads() {
    Shown shown;
    Experiment experiment = test::sample_experiment(3, 4, 2);
    experiment.view.figure.per_head_range = true;
    QVERIFY(!shown.panel->shown_range());
    QVERIFY(shown.open_and_show(experiment));
    shown.selection.set_stage(Stage::raw);
    // Row i, column j of head h is i (h + 1) + j; differences have a range that reaches as far below zero.
    QCOMPARE(shown.panel->shown_range(), std::optional(ColorRange{-7.0, 7.0}));
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<HeatmapPanelTest>("heatmap_panel_test");

}  // namespace heatmap_panel_test

#include "heatmap_panel_test.moc"
