// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures: files at the pixel sizes that seaborn was measured at, and repaints after an edit.
#include <benchmark/benchmark.h>
#include <qcustomplot.h>

#include <QApplication>
#include <QTemporaryDir>
#include <random>

#include "app/heap.h"
#include "core/experiment/edit.h"
#include "tests/bench/experiments.h"
#include "ui/figure/figure_file.h"
#include "ui/figure/figure_renderer.h"

using namespace headlight;
using namespace headlight::ui;

namespace {

std::shared_ptr<const Figure> figure_of(const Experiment& experiment, const FigureOptions& options) {
  return std::make_shared<const Figure>(
      make_figure(experiment, *evaluate(experiment), Stage::weights, {}, options, QStringLiteral("en")));
}

/// Draws and saves a picture of width × height pixels at 300 dots per inch with all numbers.
void save_png(benchmark::State& state, Index heads, Index tokens, int width, int height) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("picture.png"));
  Picture picture;
  picture.options.annotations = Annotations::always;
  picture.options.width_mm = width * 25.4 / 300.0;
  picture.options.height_mm = height * 25.4 / 300.0;
  picture.figure = figure_of(bench::scores(heads, tokens), picture.options);
  for (auto step : state) {
    if (!save_picture(picture, path, PictureFormat::png)) {
      state.SkipWithError("the picture could not be saved");
    }
  }
  state.counters["bytes"] = static_cast<double>(QFileInfo(path).size());
}

/// Changes one number, evaluates, and repaints a window of size × size pixels.
void edit_to_repaint(benchmark::State& state, Index heads, Index tokens, int size) {
  QCustomPlot plot;
  plot.resize(size, size);
  plot.show();
  FigureRenderer renderer(plot);
  Experiment experiment = bench::scores(heads, tokens);
  renderer.set_figure(figure_of(experiment, {}));
  plot.replot(QCustomPlot::rpImmediateRefresh);
  double number = 0.0;
  for (auto step : state) {
    number += 0.01;
    experiment = *edit::set_entries(experiment, {MatrixRole::scores, HeadIndex{0}}, 1, 1,
                                    Matrix::Constant(1, 1, number));
    renderer.set_figure(figure_of(experiment, {}));
    plot.replot(QCustomPlot::rpImmediateRefresh);
  }
  state.counters["numbers"] = renderer.numbers_visible() ? 1 : 0;
}

}  // namespace

BENCHMARK_CAPTURE(save_png, 11, 1, 11, 3000, 2400)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(save_png, 64, 1, 64, 3000, 2400)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(save_png, 128, 1, 128, 3000, 2400)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(save_png, 12x14, 12, 14, 6000, 4500)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(save_png, 12x64, 12, 64, 6000, 4500)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(edit_to_repaint, 11, 1, 11, 1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(edit_to_repaint, 12x14, 12, 14, 1600)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(edit_to_repaint, 12x64, 12, 64, 1600)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(edit_to_repaint, 64, 1, 64, 1600)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
  app::keep_freed_memory();
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
    return 1;
  }
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
