// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/color_map.h"

#include <QTest>
#include <cmath>
#include <limits>

#include "tests/support/test_class.h"

namespace color_map_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

constexpr std::array all_palettes{Palette::viridis, Palette::cividis, Palette::magma, Palette::inferno,
                                  Palette::ylorrd,  Palette::blues,   Palette::greys, Palette::diverging};

}  // namespace

class ColorMapTest : public QObject {
  Q_OBJECT

 private slots:
  void has_matplotlibs_colours_data();
  void has_matplotlibs_colours();
  void reversed_runs_the_other_way();
  void beyond_the_ends_is_the_end();
  void text_contrasts_on_every_colour();
  void contrast_is_that_of_the_guidelines();
  void linear_scale();
  void log_scale();
  void centred_scale_keeps_zero_in_the_middle();
  void huge_ranges_stay_finite();
  void the_smallest_numbers_have_places();
};

/// matplotlib.colors.to_hex(colormaps[name](x)) for x = 0, ¼, ½, ¾, 1, in matplotlib 3.6.3.
void ColorMapTest::has_matplotlibs_colours_data() {
  QTest::addColumn<int>("palette");
  QTest::addColumn<QList<quint32>>("colours");
  const auto row = [](Palette palette, QList<quint32> colours) {
    QTest::newRow(palette_name(palette, false).c_str()) << static_cast<int>(palette) << colours;
  };
  row(Palette::viridis, {0x440154, 0x3b528b, 0x21918c, 0x5ec962, 0xfde725});
  row(Palette::cividis, {0x00224e, 0x434e6c, 0x7d7c78, 0xbcae6c, 0xfee838});
  row(Palette::magma, {0x000004, 0x51127c, 0xb73779, 0xfc8961, 0xfcfdbf});
  row(Palette::inferno, {0x000004, 0x57106e, 0xbc3754, 0xf98e09, 0xfcffa4});
  row(Palette::ylorrd, {0xffffcc, 0xfed976, 0xfd8c3c, 0xe2191c, 0x800026});
  row(Palette::blues, {0xf7fbff, 0xc6dbef, 0x6aaed6, 0x2070b4, 0x08306b});
  row(Palette::greys, {0xffffff, 0xd9d9d9, 0x959595, 0x515151, 0x000000});
  row(Palette::diverging, {0x053061, 0x6bacd1, 0xf7f6f6, 0xe48066, 0x67001f});
}

void ColorMapTest::has_matplotlibs_colours() {
  QFETCH(int, palette);
  QFETCH(QList<quint32>, colours);
  const ColorMap map(static_cast<Palette>(palette));
  for (int i = 0; i < 5; ++i) {
    QCOMPARE(map.color(i / 4.0) & 0xFFFFFFU, colours[i]);
  }
}

void ColorMapTest::reversed_runs_the_other_way() {
  for (const Palette palette : all_palettes) {
    const ColorMap map(palette);
    const ColorMap reversed(palette, true);
    for (std::size_t i = 0; i < 256; ++i) {
      QCOMPARE(reversed.colors()[i], map.colors()[255 - i]);
    }
  }
}

void ColorMapTest::beyond_the_ends_is_the_end() {
  const ColorMap map(Palette::viridis);
  QCOMPARE(map.color(-3.0), map.color(0.0));
  QCOMPARE(map.color(7.0), map.color(1.0));
  QCOMPARE(map.color(std::numeric_limits<double>::quiet_NaN()), map.color(0.0));
}

void ColorMapTest::text_contrasts_on_every_colour() {
  for (const Palette palette : all_palettes) {
    const ColorMap map(palette);
    for (int i = 0; i < 256; ++i) {
      const double position = (i + 0.5) / 256.0;
      const QRgb ink = map.is_text_white(position) ? qRgb(255, 255, 255) : qRgb(0, 0, 0);
      QVERIFY(contrast_ratio(map.color(position), ink) >= 4.58);
    }
  }
}

void ColorMapTest::contrast_is_that_of_the_guidelines() {
  QCOMPARE(contrast_ratio(qRgb(0, 0, 0), qRgb(255, 255, 255)), 21.0);
  // #777777 on white is the well-known near miss of 4.5.
  QVERIFY(std::abs(contrast_ratio(qRgb(0x77, 0x77, 0x77), qRgb(255, 255, 255)) - 4.48) < 0.005);
}

void ColorMapTest::linear_scale() {
  const ColorScale scale(-2.0, 6.0, false, false);
  QCOMPARE(scale.position(-2.0), 0.0);
  QCOMPARE(scale.position(0.0), 0.25);
  QCOMPARE(scale.position(6.0), 1.0);
  QCOMPARE(scale.value_at(0.25), 0.0);
  QVERIFY(std::isnan(scale.position(std::numeric_limits<double>::quiet_NaN())));
}

void ColorMapTest::log_scale() {
  const ColorScale scale(0.001, 1.0, true, false);
  QVERIFY(std::abs(scale.position(0.1) - 2.0 / 3.0) < 1e-12);
  QVERIFY(std::abs(scale.value_at(1.0 / 3.0) - 0.01) < 1e-12);
  QCOMPARE(scale.position(0.0), 0.0);
  QCOMPARE(scale.position(-1.0), 0.0);
}

void ColorMapTest::centred_scale_keeps_zero_in_the_middle() {
  const ColorScale symmetric(-4.0, 4.0, false, true);
  QCOMPARE(symmetric.position(0.0), 0.5);
  QCOMPARE(symmetric.position(4.0), 1.0);
  const ColorScale upper(0.0, 4.0, false, true);
  QCOMPARE(upper.position(0.0), 0.5);
  QCOMPARE(upper.position(4.0), 1.0);
  QCOMPARE(upper.fraction(2.0), 0.5);
}

void ColorMapTest::huge_ranges_stay_finite() {
  const double huge = std::numeric_limits<double>::max();
  const ColorScale scale(-huge, huge, false, false);
  QCOMPARE(scale.position(0.0), 0.5);
  QCOMPARE(scale.position(huge), 1.0);
  QCOMPARE(scale.value_at(0.5), 0.0);
}

void ColorMapTest::the_smallest_numbers_have_places() {
  const double least = std::numeric_limits<double>::denorm_min();
  const ColorScale scale(0.0, 4.0 * least, false, false);
  QCOMPARE(scale.position(0.0), 0.0);
  QCOMPARE(scale.position(least), 0.25);
  QCOMPARE(scale.position(4.0 * least), 1.0);
  QCOMPARE(scale.fraction(2.0 * least), 0.5);
  const ColorScale centred(-2.0 * least, 2.0 * least, false, true);
  QCOMPARE(centred.position(0.0), 0.5);
  QCOMPARE(centred.position(least), 0.75);
  QCOMPARE(ColorScale(0.0, least, false, false).position(least), 1.0);
}

const headlight::test::TestClass registered = headlight::test::test_class<ColorMapTest>("color_map_test");

}  // namespace color_map_test

#include "color_map_test.moc"
