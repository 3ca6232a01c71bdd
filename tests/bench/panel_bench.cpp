// SPDX-License-Identifier: GPL-3.0-or-later
// The panel on the screen: from an edit of the document to the repaint, evaluation off the GUI thread
// included, and from a move of the pointer to the outlines and the tip.
#include <benchmark/benchmark.h>
#include <qcustomplot.h>

#include <QApplication>
#include <QMouseEvent>
#include <QVBoxLayout>

#include "app/heap.h"
#include "core/experiment/edit.h"
#include "tests/bench/experiments.h"
#include "ui/heatmap/heatmap_panel.h"

using namespace headlight;
using namespace headlight::ui;

namespace {

/// A window of size × size pixels with a panel that shows an experiment.
struct Shown {
  Document document;
  EvaluationRunner runner{document};
  Selection selection{document, runner};
  QWidget window;
  HeatmapPanel* panel = new HeatmapPanel(document, selection, runner, &window);

  Shown(Index heads, Index tokens, int size) {
    auto* const layout = new QVBoxLayout(&window);
    layout->addWidget(panel);
    window.resize(size, size);
    window.show();
    document.reset(bench::scores(heads, tokens), QString());
    settle();
  }
  /// Until the result is there and everything is painted.
  void settle() {
    while (runner.is_busy()) {
      QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    QApplication::processEvents();
  }
};

void edit(benchmark::State& state, Index heads, Index tokens, int size) {
  Shown shown(heads, tokens, size);
  const MatrixAddress address{.role = MatrixRole::scores, .head = {}};
  double number = 0.0;
  for (auto step : state) {
    number += 0.25;
    shown.document.apply(QString(), edit::set_entries(*shown.document.experiment(), address, 0, 0,
                                                      Matrix::Constant(1, 1, number)));
    shown.settle();
  }
}

void hover(benchmark::State& state, Index heads, Index tokens, int size) {
  Shown shown(heads, tokens, size);
  HeatmapCanvas& canvas = shown.panel->canvas();
  Index step_number = 0;
  for (auto step : state) {
    ++step_number;
    const PanelCell cell{0, step_number % tokens, (step_number * 3) % tokens};
    const QPointF place = canvas.renderer().cell_rect(cell).center();
    QMouseEvent move(QEvent::MouseMove, place, canvas.mapToGlobal(place), Qt::NoButton, {}, {});
    QApplication::sendEvent(&canvas, &move);
    QApplication::processEvents();
  }
}

BENCHMARK_CAPTURE(edit, 11, 1, 11, 1000)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(edit, 12x14, 12, 14, 1600)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(edit, 12x64, 12, 64, 1600)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(edit, 64, 1, 64, 1600)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(hover, 11, 1, 11, 1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(hover, 12x64, 12, 64, 1600)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(hover, 64, 1, 64, 1600)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char** argv) {
  app::keep_freed_memory();
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
