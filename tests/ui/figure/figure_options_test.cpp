// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_options.h"

#include <QTest>

using namespace headlight::ui;

class FigureOptionsTest : public QObject {
  Q_OBJECT

 private slots:
  void what_is_written_is_read_back();
  void defaults_are_left_out_and_other_members_kept();
  void what_does_not_fit_keeps_its_default();
  void palettes_have_names();
  void ranges_have_names();
};

void FigureOptionsTest::what_is_written_is_read_back() {
  FigureOptions options;
  options.palette = Palette::ylorrd;
  options.reversed = true;
  options.range = RangeKind::own;
  options.own_low = -0.1;
  options.own_high = 2.5;
  options.per_head_range = true;
  options.decimals = 4;
  options.annotations = Annotations::never;
  options.colorbar = false;
  options.title = QString();
  options.query_title = QStringLiteral("查询 \"Q\"");
  options.key_title = QStringLiteral("K");
  options.bar_title = QStringLiteral("B");
  options.head_titles = QStringList{QStringLiteral("a"), QString()};
  options.font_family = QStringLiteral("DejaVu Serif");
  options.font_scale = 1.5;
  options.width_mm = 85.5;
  options.height_mm = 60.0;
  options.dpi = 600;
  options.background = Background::transparent;
  QVERIFY(figure_options_from_view(view_with_figure_options("{}", options)) == options);

  FigureOptions reversed_default;
  reversed_default.reversed = true;
  QVERIFY(figure_options_from_view(view_with_figure_options("{}", reversed_default)) == reversed_default);
}

void FigureOptionsTest::defaults_are_left_out_and_other_members_kept() {
  QCOMPARE(view_with_figure_options("{}", {}), std::string("{}"));
  QCOMPARE(view_with_figure_options(R"({"stage":"scores","palette":"magma","zoom":[1,2]})", {}),
           std::string(R"({"stage":"scores","zoom":[1,2]})"));
}

void FigureOptionsTest::what_does_not_fit_keeps_its_default() {
  const FigureOptions read = figure_options_from_view(
      R"({"palette":"jet","range":"1..0","decimals":99,"annotations":3,"font_scale":1e9,"dpi":"x","head_titles":{}})");
  QVERIFY(read == FigureOptions());
  QVERIFY(figure_options_from_view("") == FigureOptions());
  QVERIFY(figure_options_from_view("[1]") == FigureOptions());
}

void FigureOptionsTest::palettes_have_names() {
  for (const char* name :
       {"viridis", "cividis", "magma", "inferno", "ylorrd", "blues", "greys", "diverging"}) {
    for (const char* ending : {"", "-r"}) {
      const QString whole = QString::fromLatin1(name) + QString::fromLatin1(ending);
      const auto choice = parse_palette(whole);
      QVERIFY(choice);
      QCOMPARE(palette_name(choice->palette, choice->reversed), whole);
    }
  }
  QVERIFY(!parse_palette(QStringLiteral("Viridis")));
  QVERIFY(!parse_palette(QStringLiteral("-r")));
}

void FigureOptionsTest::ranges_have_names() {
  for (const char* name :
       {"0..1", "auto", "robust", "log", "-2..3.5", "0..0.25", "-1e-05..1e+20", "auto..1", "-3..auto"}) {
    FigureOptions options;
    QVERIFY(parse_range(QString::fromLatin1(name), options));
    QCOMPARE(range_name(options), QString::fromLatin1(name));
  }
  for (const char* name :
       {"", "..", "1..1", "2..1", "0..inf", "nan..1", "0-1", "a..b", "auto..", "auto..inf"}) {
    FigureOptions options;
    QVERIFY(!parse_range(QString::fromLatin1(name), options));
    QVERIFY(options == FigureOptions());
  }
  FigureOptions both;
  QVERIFY(parse_range(QStringLiteral("auto..auto"), both));
  QCOMPARE(both.range, std::optional(RangeKind::automatic));
  FigureOptions again;
  QVERIFY(parse_range(QStringLiteral("auto..1"), again) && again.low_is_automatic &&
          !again.high_is_automatic);
  QVERIFY(parse_range(QStringLiteral("0..2"), again) && !again.low_is_automatic);
}

QTEST_GUILESS_MAIN(FigureOptionsTest)
#include "figure_options_test.moc"
