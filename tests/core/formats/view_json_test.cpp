// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/view_json.h"

#include <QTest>

#include "tests/support/test_class.h"

namespace view_json_test {

using namespace headlight;

class ViewJsonTest : public QObject {
  Q_OBJECT

 private slots:
  void what_is_written_is_read_back();
  void defaults_are_left_out_and_other_members_kept();
  void what_does_not_fit_keeps_its_default();
  void palettes_have_names();
  void ranges_have_names();
};

void ViewJsonTest::what_is_written_is_read_back() {
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
  options.title = "";
  options.query_title = "查询 \"Q\"";
  options.key_title = "K";
  options.bar_title = "B";
  options.head_titles = {"a", ""};
  options.font_family = "DejaVu Serif";
  options.font_scale = 1.5;
  options.width_mm = 85.5;
  options.height_mm = 60.0;
  options.dpi = 600;
  options.background = Background::transparent;
  QVERIFY(view_from_json(view_text({options, {}})) == (View{options, {}}));

  FigureOptions reversed_default;
  reversed_default.reversed = true;
  QVERIFY(view_from_json(view_text({reversed_default, {}})) == (View{reversed_default, {}}));
}

void ViewJsonTest::defaults_are_left_out_and_other_members_kept() {
  QCOMPARE(view_text({}), std::string("{}"));
  View view = view_from_json(R"({"stage":"scores","palette":"magma","zoom":[1,2]})");
  QCOMPARE(view_text(view), std::string(R"({"palette":"magma","stage":"scores","zoom":[1,2]})"));
  view.figure = {};
  QCOMPARE(view_text(view), std::string(R"({"stage":"scores","zoom":[1,2]})"));
}

void ViewJsonTest::what_does_not_fit_keeps_its_default() {
  const std::string text =
      R"({"palette":"jet","range":"1..0","decimals":99,"annotations":3,"font_scale":1e9,"dpi":"x","head_titles":{}})";
  View view = view_from_json(text);
  QVERIFY(view.figure == FigureOptions());
  // What it says stays in the file, until something else is chosen.
  QCOMPARE(view.unknown.size(), std::size_t{7});
  QVERIFY(view_from_json(view_text(view)) == view);
  view.figure.palette = Palette::magma;
  QVERIFY(view_text(view).starts_with(R"({"palette":"magma","range":"1..0",)"));
  QVERIFY(view_from_json("") == View());
  QVERIFY(view_from_json("[1]") == View());
}

void ViewJsonTest::palettes_have_names() {
  for (const char* name :
       {"viridis", "cividis", "magma", "inferno", "ylorrd", "blues", "greys", "diverging"}) {
    for (const char* ending : {"", "-r"}) {
      const std::string whole = std::string(name) + ending;
      const auto choice = parse_palette(whole);
      QVERIFY(choice);
      QCOMPARE(palette_name(choice->palette, choice->reversed), whole);
    }
  }
  QVERIFY(!parse_palette("Viridis"));
  QVERIFY(!parse_palette("-r"));
}

void ViewJsonTest::ranges_have_names() {
  for (const char* name :
       {"0..1", "auto", "robust", "log", "-2..3.5", "0..0.25", "-1e-05..1e+20", "auto..1", "-3..auto"}) {
    FigureOptions options;
    QVERIFY(parse_range(std::string(name), options));
    QCOMPARE(range_name(options), std::string(name));
  }
  for (const char* name :
       {"", "..", "1..1", "2..1", "0..inf", "nan..1", "0-1", "a..b", "auto..", "auto..inf"}) {
    FigureOptions options;
    QVERIFY(!parse_range(std::string(name), options));
    QVERIFY(options == FigureOptions());
  }
  FigureOptions both;
  QVERIFY(parse_range("auto..auto", both));
  QCOMPARE(both.range, std::optional(RangeKind::automatic));
  FigureOptions again;
  QVERIFY(parse_range("auto..1", again) && again.low_is_automatic && !again.high_is_automatic);
  QVERIFY(parse_range("0..2", again) && !again.low_is_automatic);
}

const headlight::test::TestClass registered = headlight::test::test_class<ViewJsonTest>("view_json_test");

}  // namespace view_json_test

#include "view_json_test.moc"
