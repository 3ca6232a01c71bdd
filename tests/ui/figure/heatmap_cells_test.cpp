// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/heatmap_cells.h"

#include <QTest>
#include <algorithm>
#include <limits>
#include <set>

#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace heatmap_cells_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

HeatmapCells cells_of(const Matrix& values) {
  HeatmapCells cells;
  cells.values = std::make_shared<const Matrix>(values);
  cells.colors = std::make_shared<const ColorMap>(Palette::viridis);
  cells.theme = FigureTheme::light();
  return cells;
}

HeatmapPixels pixels_of(const Matrix& values, int width, int height, int gap = 0) {
  return {.rows = CellStretch(0, static_cast<double>(values.rows()), height, values.rows()),
          .columns = CellStretch(0, static_cast<double>(values.cols()), width, values.cols()),
          .gap = gap};
}

std::shared_ptr<const BoolMatrix> hide(const Matrix& values, Index row, Index column) {
  BoolMatrix hidden = BoolMatrix::Constant(values.rows(), values.cols(), false);
  hidden(row, column) = true;
  return std::make_shared<const BoolMatrix>(hidden);
}

std::set<QRgb> colors_in(const QImage& image, const QRect& rect) {
  std::set<QRgb> colors;
  for (int y = rect.top(); y <= rect.bottom(); ++y) {
    for (int x = rect.left(); x <= rect.right(); ++x) {
      colors.insert(image.pixel(x, y));
    }
  }
  return colors;
}

}  // namespace

class HeatmapCellsTest : public QObject {
  Q_OBJECT

 private slots:
  void each_cell_has_the_colour_of_its_number();
  void gaps_show_the_ground();
  void hidden_cells_are_hatched_in_neutral_grey_without_a_number();
  void weights_that_a_mask_let_through_are_told();
  void numbers_are_black_or_white();
  void broken_numbers_are_told_by_a_sign();
  void concealed_cells_tell_nothing_but_that_they_are_concealed();
  void cells_smaller_than_a_pixel_are_averaged();
  void a_part_shows_that_part();
  void stretches_cover_all_pixels();
};

void HeatmapCellsTest::each_cell_has_the_colour_of_its_number() {
  const Matrix values = test::rows({{0, 0.25, 0.5}, {0.75, 1, 2}});
  const HeatmapCells cells = cells_of(values);
  const QImage image = render_cells(cells, pixels_of(values, 30, 20), nullptr);
  QCOMPARE(image.size(), QSize(30, 20));
  for (int row = 0; row < 2; ++row) {
    for (int column = 0; column < 3; ++column) {
      const std::set<QRgb> colors = colors_in(image, QRect(column * 10, row * 10, 10, 10));
      QCOMPARE(colors, std::set<QRgb>{cells.colors->color(values(row, column))});
    }
  }
}

void HeatmapCellsTest::gaps_show_the_ground() {
  const Matrix values = test::rows({{0, 0}, {0, 0}});
  const QImage image = render_cells(cells_of(values), pixels_of(values, 20, 20, 1), nullptr);
  QCOMPARE(colors_in(image, QRect(9, 0, 1, 20)), std::set<QRgb>{qRgb(255, 255, 255)});
  QCOMPARE(colors_in(image, QRect(0, 9, 20, 1)), std::set<QRgb>{qRgb(255, 255, 255)});
  QCOMPARE(colors_in(image, QRect(10, 10, 10, 10)).size(), std::size_t(1));

  HeatmapCells transparent = cells_of(values);
  transparent.theme.ground = Qt::transparent;
  QCOMPARE(qAlpha(render_cells(transparent, pixels_of(values, 20, 20, 1), nullptr).pixel(9, 3)), 0);
}

void HeatmapCellsTest::hidden_cells_are_hatched_in_neutral_grey_without_a_number() {
  const Matrix values = test::rows({{0.5, 0.5}});
  HeatmapCells cells = cells_of(values);
  cells.hidden = hide(values, 0, 1);
  const HeatmapPixels pixels = pixels_of(values, 80, 40);
  const QImage image = render_cells(cells, pixels, nullptr);
  const std::set<QRgb> colors = colors_in(image, QRect(40, 0, 40, 40));
  QVERIFY(colors.size() > 1);
  for (const QRgb color : colors) {
    QVERIFY(qRed(color) == qGreen(color) && qGreen(color) == qBlue(color));
  }
  // Lines at 45°: going right and up by the same number of pixels changes nothing.
  for (int i = 0; i < 30; ++i) {
    QCOMPARE(image.pixel(45 + i, 35 - i), image.pixel(45, 35));
  }
  const NumberGlyphs glyphs(QString(), 12);
  const QImage numbered = render_cells(cells, pixels, &glyphs);
  QCOMPARE(numbered.copy(40, 0, 40, 40), image.copy(40, 0, 40, 40));
  QVERIFY(numbered.copy(0, 0, 40, 40) != image.copy(0, 0, 40, 40));
}

void HeatmapCellsTest::weights_that_a_mask_let_through_are_told() {
  const Matrix values = test::rows({{0.58, 0.0, 0.42}});
  HeatmapCells cells = cells_of(values);
  cells.hidden = std::make_shared<const BoolMatrix>(BoolMatrix::Constant(1, 3, true));
  const NumberGlyphs numbers(QString(), 12);
  const QImage silent = render_cells(cells, pixels_of(values, 180, 60), &numbers);
  cells.tells_hidden = true;
  const QImage image = render_cells(cells, pixels_of(values, 180, 60), &numbers);
  const auto cell = [](const QImage& of, int column) { return of.copy(QRect(column * 60, 0, 60, 60)); };
  QVERIFY(cell(image, 0) != cell(silent, 0));
  QCOMPARE(cell(image, 1), cell(silent, 1));  // 0 is what hidden means
  QVERIFY(cell(image, 2) != cell(silent, 2));
  QVERIFY(cell(image, 0) != cell(image, 2));
  // Dark on the neutral ground, with hatching around it.
  const auto darkest = [](const QImage& of) {
    int gray = 255;
    for (const QRgb color : colors_in(of, of.rect())) {
      gray = std::min(gray, qGray(color));
    }
    return gray;
  };
  QVERIFY(darkest(cell(image, 0)) < darkest(cell(silent, 0)) / 2);
  QCOMPARE(image.copy(QRect(0, 0, 60, 15)), silent.copy(QRect(0, 0, 60, 15)));
  // A concealment keeps them back, and small cells have no numbers.
  cells.concealed = hide(values, 0, 0);
  QCOMPARE(cell(render_cells(cells, pixels_of(values, 180, 60), &numbers), 0), cell(silent, 0));
  cells.concealed = nullptr;
  QCOMPARE(render_cells(cells, pixels_of(values, 180, 60), nullptr), silent);
}

void HeatmapCellsTest::numbers_are_black_or_white() {
  const Matrix values = test::rows({{0.0, 1.0}});
  const HeatmapCells cells = cells_of(values);
  const NumberGlyphs glyphs(QString(), 32);
  const QImage image = render_cells(cells, pixels_of(values, 200, 100), &glyphs);
  QVERIFY(colors_in(image, QRect(0, 0, 100, 100)).contains(qRgb(255, 255, 255)));
  QVERIFY(colors_in(image, QRect(100, 0, 100, 100)).contains(qRgb(0, 0, 0)));
}

void HeatmapCellsTest::broken_numbers_are_told_by_a_sign() {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const Matrix values = test::rows({{std::numeric_limits<double>::quiet_NaN(), infinity, -infinity, 0.0}});
  const HeatmapCells cells = cells_of(values);
  const NumberGlyphs glyphs(QString(), 12);
  for (const NumberGlyphs* numbers : {static_cast<const NumberGlyphs*>(nullptr), &glyphs}) {
    const QImage image = render_cells(cells, pixels_of(values, 160, 40), numbers);
    std::vector<QImage> seen;
    for (int i = 0; i < 3; ++i) {
      const QImage cell = image.copy(i * 40, 0, 40, 40);
      QVERIFY(colors_in(cell, cell.rect()).size() > 1);
      for (const QImage& other : seen) {
        QVERIFY(cell != other);
      }
      seen.push_back(cell);
    }
  }
}

void HeatmapCellsTest::concealed_cells_tell_nothing_but_that_they_are_concealed() {
  BoolMatrix concealed(1, 2);
  concealed << true, false;
  const auto drawn = [&](double number, const NumberGlyphs* numbers) {
    const Matrix values = test::rows({{number, 0.5}});
    HeatmapCells cells = cells_of(values);
    cells.concealed = std::make_shared<const BoolMatrix>(concealed);
    return render_cells(cells, pixels_of(values, 80, 40), numbers);
  };
  const NumberGlyphs glyphs(QString(), 14);
  for (const NumberGlyphs* numbers : {static_cast<const NumberGlyphs*>(nullptr), &glyphs}) {
    const QImage image = drawn(0.1, numbers);
    QCOMPARE(image, drawn(0.9, numbers));
    QCOMPARE(image, drawn(std::numeric_limits<double>::quiet_NaN(), numbers));
    // A neutral ground, and a sign upon it: not told by colour alone.
    QCOMPARE(image.pixelColor(1, 1), FigureTheme::light().hidden_ground);
    QVERIFY(colors_in(image, QRect(0, 0, 39, 40)).size() > 1);
  }
  QVERIFY(drawn(0.1, nullptr).copy(0, 0, 40, 40) != drawn(0.1, &glyphs).copy(0, 0, 40, 40));
}

void HeatmapCellsTest::cells_smaller_than_a_pixel_are_averaged() {
  Matrix values = Matrix::Zero(64, 64);
  for (Index i = 0; i < 64; ++i) {
    values(i, i) = 1.0;
  }
  HeatmapCells cells = cells_of(values);
  cells.colors = std::make_shared<const ColorMap>(Palette::greys);
  const QImage image = render_cells(cells, pixels_of(values, 16, 16), nullptr);
  QCOMPARE(image.size(), QSize(16, 16));
  for (int i = 0; i < 16; ++i) {
    // A quarter of each cell on the diagonal is black: no line of it gets lost.
    QVERIFY(qGray(image.pixel(i, i)) < 235 && qGray(image.pixel(i, i)) > 100);
  }
  QCOMPARE(qGray(image.pixel(12, 2)), 255);
}

void HeatmapCellsTest::a_part_shows_that_part() {
  const Matrix values = test::rows({{0, 0.25, 0.5, 0.75}});
  const HeatmapCells cells = cells_of(values);
  const HeatmapPixels part{.rows = CellStretch(0, 1, 10, 1), .columns = CellStretch(1.5, 2, 40, 4)};
  const QImage image = render_cells(cells, part, nullptr);
  QCOMPARE(image.pixel(9, 5), cells.colors->color(0.25));
  QCOMPARE(image.pixel(10, 5), cells.colors->color(0.5));
  QCOMPARE(image.pixel(29, 5), cells.colors->color(0.5));
  QCOMPARE(image.pixel(30, 5), cells.colors->color(0.75));
}

void HeatmapCellsTest::stretches_cover_all_pixels() {
  for (const double first : {0.0, 0.3, 2.0}) {
    for (const double count : {1.0, 3.7, 5.0}) {
      const CellStretch stretch(first, count, 97, 7);
      QCOMPARE(stretch.begin(0), 0);
      QCOMPARE(stretch.end(stretch.count() - 1), 97);
      for (Index i = 1; i < stretch.count(); ++i) {
        QCOMPARE(stretch.begin(i), stretch.end(i - 1));
      }
    }
  }
  QCOMPARE(CellStretch(0, 0, 10, 0).count(), Index(0));
}

const headlight::test::TestClass registered =
    headlight::test::test_class<HeatmapCellsTest>("heatmap_cells_test");

}  // namespace heatmap_cells_test

#include "heatmap_cells_test.moc"
