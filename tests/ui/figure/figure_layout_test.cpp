// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_layout.h"

#include <QFontMetricsF>
#include <QTest>
#include <algorithm>

#include "tests/support/test_class.h"
#include "tests/ui/figure/layout_faults.h"
#include "tests/ui/figure/sample_figures.h"

namespace figure_layout_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

QStringList long_labels() {
  return {QStringLiteral("a"),
          QStringLiteral("internationalization"),
          QStringLiteral("中国人民大学"),
          QStringLiteral("Donaudampfschifffahrtsgesellschaftskapitän"),
          QStringLiteral("السلام عليكم"),
          QString()};
}

}  // namespace

class FigureLayoutTest : public QObject {
  Q_OBJECT

 private slots:
  void nothing_meets_or_reaches_out_data();
  void nothing_meets_or_reaches_out();
  void at_most_four_panels_a_row();
  void cells_are_square_where_there_is_room();
  void notes_leave_a_grid_its_room();
  void labels_turn_when_they_do_not_fit();
  void natural_size_follows_the_token_count();
  void one_bar_for_all_or_one_each();
  void bars_are_as_high_as_the_heatmaps();
  void labels_stay_apart();
  void long_texts_break_and_make_room();
  void long_titles_add_no_empty_space();
  void lines_of_a_title_do_not_break_words();
  void a_long_label_leaves_room_for_the_heatmap_data();
  void a_long_label_leaves_room_for_the_heatmap();
  void scrolled_heads_stand_beside_a_bar_that_is_seen();
  void numbers_are_drawn_where_they_can_be_read();
};

void FigureLayoutTest::nothing_meets_or_reaches_out_data() {
  QTest::addColumn<QStringList>("rows");
  QTest::addColumn<QStringList>("columns");
  QTest::addColumn<int>("panels");
  const QStringList five = test::numbered(5);
  for (const int panels : {1, 2, 3, 4, 5, 8, 12}) {
    QTest::addRow("5 × 5, %d", panels) << five << five << panels;
    QTest::addRow("long, %d", panels) << long_labels() << long_labels() << panels;
  }
  QTest::newRow("none") << QStringList() << QStringList() << 1;
  QTest::newRow("no rows") << QStringList() << five << 1;
  QTest::newRow("no columns") << five << QStringList() << 2;
  QTest::newRow("one") << test::numbered(1) << test::numbered(1) << 1;
  QTest::newRow("one row") << test::numbered(1) << five << 1;
  QTest::newRow("thread") << test::numbered(1024) << test::numbered(1) << 1;
  QTest::newRow("large") << test::numbered(512) << test::numbered(512) << 1;
  QTest::newRow("64 heads") << test::numbered(10) << test::numbered(10) << 64;
}

void FigureLayoutTest::nothing_meets_or_reaches_out() {
  QFETCH(QStringList, rows);
  QFETCH(QStringList, columns);
  QFETCH(int, panels);
  for (const bool shared : {true, false}) {
    for (const bool fully_hidden : {true, false}) {
      Figure figure = test::sample_figure(rows, columns, panels);
      figure.shared_range = shared;
      if (fully_hidden && !rows.isEmpty()) {
        figure.panels.back().fully_hidden_rows = {0};
      }
      QCOMPARE(test::first_fault(
                   figure, {.width = {}, .height = {}, .pixels_per_inch = 300, .medium = Medium::paper}),
               QString());
      QCOMPARE(test::first_fault(
                   figure, {.width = 2362, .height = {}, .pixels_per_inch = 300, .medium = Medium::paper}),
               QString());
      if (panels <= 12 && rows.size() < 100) {
        QCOMPARE(
            test::first_fault(
                figure, {.width = 3000, .height = 2400, .pixels_per_inch = 300, .medium = Medium::paper}),
            QString());
        QCOMPARE(test::first_fault(figure, {.width = 900, .height = 700}), QString());
      }
    }
  }
}

void FigureLayoutTest::at_most_four_panels_a_row() {
  const MeasuredLabels labels(test::numbered(3), QString());
  for (int panels = 1; panels <= 12; ++panels) {
    const Figure figure = test::sample_figure(3, 3, panels);
    const FigureLayout layout = layout_figure(figure, labels, labels, {.width = 8000, .height = 400});
    QCOMPARE(layout.grid_columns, std::min(panels, 4));
  }
}

void FigureLayoutTest::cells_are_square_where_there_is_room() {
  const MeasuredLabels labels(test::numbered(8), QString());
  const Figure figure = test::sample_figure(8, 8);
  for (const QSizeF size : {QSizeF(900, 600), QSizeF(600, 900), QSizeF(700, 700)}) {
    const FigureLayout layout =
        layout_figure(figure, labels, labels, {.width = size.width(), .height = size.height()});
    QCOMPARE(layout.cell_width, layout.cell_height);
    QCOMPARE(layout.cell_width, std::floor(layout.cell_width));
  }
}

void FigureLayoutTest::notes_leave_a_grid_its_room() {
  const MeasuredLabels labels(test::numbered(12), QString());
  const auto laid_out = [&](int panels, bool fully_hidden, LayoutSpace space) {
    Figure figure = test::sample_figure(12, 12, panels);
    for (FigurePanel& panel : figure.panels) {
      panel.fully_hidden_rows = fully_hidden ? std::vector<Index>{0, 5} : std::vector<Index>{};
    }
    return layout_figure(figure, labels, labels, space);
  };
  const auto legends = [](const FigureLayout& layout) {
    return std::ranges::count(layout.texts, TextRole::legend, &PlacedText::role);
  };
  const LayoutSpace window{.width = 900, .height = 700};
  const FigureLayout grid = laid_out(12, true, window);
  QCOMPARE(grid.row_note, QStringLiteral("∅"));
  QCOMPARE(legends(grid), 1);
  QCOMPARE(grid.cell_width, grid.cell_height);
  QVERIFY(grid.cell_width >= 0.85 * laid_out(12, false, window).cell_width);
  const FigureLayout one = laid_out(1, true, window);
  QCOMPARE(one.row_note, QStringLiteral("sees no key"));
  QCOMPARE(legends(one), 0);
  const FigureLayout wide = laid_out(2, true, {.width = 1600, .height = 400});
  QCOMPARE(wide.row_note, QStringLiteral("sees no key"));
}

void FigureLayoutTest::labels_turn_when_they_do_not_fit() {
  const auto angle = [](const QString& label, double width) {
    QStringList labels;
    for (int i = 0; i < 8; ++i) {
      labels << label;
    }
    const MeasuredLabels measured(labels, QString());
    const FigureLayout layout = layout_figure(test::sample_figure(labels, labels), measured, measured,
                                              {.width = width, .height = 700});
    return layout.panels.front().columns->angle;
  };
  QCOMPARE(angle(QStringLiteral("it"), 700), 0);
  QCOMPARE(angle(QStringLiteral("representation"), 700), 45);
  QCOMPARE(angle(QStringLiteral("representation"), 320), 90);
}

void FigureLayoutTest::natural_size_follows_the_token_count() {
  double last = 0.0;
  for (const int count : {1, 2, 4, 8, 16, 32, 64}) {
    const MeasuredLabels labels(test::numbered(count), QString());
    const FigureLayout layout =
        layout_figure(test::sample_figure(count, count), labels, labels,
                      {.width = {}, .height = {}, .pixels_per_inch = 300, .medium = Medium::paper});
    QVERIFY(layout.size.width() > last);
    last = layout.size.width();
  }
  QVERIFY(last < 400 / 25.4 * 300);
}

void FigureLayoutTest::one_bar_for_all_or_one_each() {
  const MeasuredLabels labels(test::numbered(4), QString());
  Figure figure = test::sample_figure(4, 4, 3);
  const LayoutSpace space{.width = 1200, .height = 800};
  QCOMPARE(layout_figure(figure, labels, labels, space).bars.size(), std::size_t(1));
  figure.shared_range = false;
  QCOMPARE(layout_figure(figure, labels, labels, space).bars.size(), std::size_t(3));
  figure.colorbar = false;
  QCOMPARE(layout_figure(figure, labels, labels, space).bars.size(), std::size_t(0));
}

void FigureLayoutTest::bars_are_as_high_as_the_heatmaps() {
  const MeasuredLabels labels(test::numbered(6), QString());
  const FigureLayout layout =
      layout_figure(test::sample_figure(6, 6, 8), labels, labels, {.width = 1200, .height = 800});
  QCOMPARE(layout.bars.front().bar.top(), layout.panels.front().cells.top());
  QCOMPARE(layout.bars.front().bar.bottom(), layout.panels.back().cells.bottom());
}

void FigureLayoutTest::labels_stay_apart() {
  for (const int count : {4, 30, 200, 3000}) {
    const MeasuredLabels labels(test::numbered(count), QString());
    const FigureLayout layout =
        layout_figure(test::sample_figure(count, 2), labels, MeasuredLabels(test::numbered(2), QString()),
                      {.width = 500, .height = 600});
    const PanelLayout& panel = layout.panels.front();
    double free_from = -1e9;
    int drawn = 0;
    for (int i = 0; i < count; ++i) {
      const QRectF box =
          label_box(*panel.rows, {0, double(count), panel.cells.top(), panel.cells.bottom()}, labels, i);
      if (!box.isEmpty()) {
        QVERIFY(box.top() >= free_from - 0.5);
        free_from = box.bottom();
        ++drawn;
      }
    }
    QVERIFY(drawn >= 4);
    QVERIFY(count > 30 || drawn == count);
  }
}

void FigureLayoutTest::long_texts_break_and_make_room() {
  Figure figure = test::sample_figure(3, 3, 2);
  const QString words = QStringLiteral("a rather long sentence that an author wrote ");
  figure.title = words.repeated(4);
  figure.row_title = words.repeated(2);
  figure.column_title = words.repeated(4);
  figure.bar_title = words.repeated(2);
  figure.panels[0].title = words;
  figure.panels[1].title = words.repeated(2);
  const LayoutSpace space{.width = {}, .height = {}, .pixels_per_inch = 300, .medium = Medium::paper};
  QCOMPARE(test::first_fault(figure, space), QString());
  for (const double width : {1000.0, 1500.0, 2500.0}) {
    const LayoutSpace narrow{.width = width, .height = {}, .pixels_per_inch = 300, .medium = Medium::paper};
    Figure heads = test::sample_figure(11, 11, 3);
    heads.panels[0].title = QStringLiteral("A first head with a name far too long for its little panel");
    QCOMPARE(test::first_fault(heads, narrow), QString());
  }
  const MeasuredLabels labels(figure.row_labels, QString());
  for (const PlacedText& text : layout_figure(figure, labels, labels, space).texts) {
    QVERIFY2(!text.block.is_elided(), qPrintable(QString::number(static_cast<int>(text.role))));
  }
}

void FigureLayoutTest::long_titles_add_no_empty_space() {
  const LayoutSpace space{.width = {}, .height = {}, .pixels_per_inch = 300, .medium = Medium::paper};
  Figure figure = test::sample_figure(5, 5);
  const MeasuredLabels labels(figure.row_labels, QString());
  const FigureLayout plain = layout_figure(figure, labels, labels, space);
  const QString words = QStringLiteral("a rather long sentence that an author wrote ");
  figure.row_title = words.repeated(3);
  figure.column_title = words.repeated(2);
  figure.bar_title = words.repeated(3);
  const FigureLayout broken = layout_figure(figure, labels, labels, space);
  QCOMPARE(broken.panels.front().cells.top(), plain.panels.front().cells.top());
  QVERIFY(broken.size.height() < plain.size.height() + 4 * 1.5 * plain.font_pixels);
  QVERIFY(broken.size.width() < plain.size.width() + 2 * 4 * 1.5 * plain.font_pixels);
  for (const PlacedText& text : broken.texts) {
    QVERIFY(!text.block.is_elided());
  }
}

void FigureLayoutTest::lines_of_a_title_do_not_break_words() {
  const QFont font = figure_font(QString(), 20.0);
  const double word = text_width(QStringLiteral("Attention"), font);
  const TextBlock block(QStringLiteral("Attention weight"), font, 1.1 * word, 4);
  QVERIFY(block.size().width() >= word - 1.0 && block.size().width() <= 1.1 * word);
}

void FigureLayoutTest::a_long_label_leaves_room_for_the_heatmap_data() {
  QTest::addColumn<QString>("label");
  QTest::addColumn<int>("count");
  QTest::addColumn<bool>("is_whole");
  const QString words = QStringLiteral("some words of a sentence ");
  for (const int count : {3, 5, 11}) {
    QTest::addRow("100 letters, %d", count) << words.repeated(4) << count << true;
    QTest::addRow("200 letters, %d", count) << words.repeated(8) << count << (count < 5);
    QTest::addRow("a word of 200 letters, %d", count) << QString(200, u'w') << count << false;
    QTest::addRow("60 characters, %d", count) << QString(60, QChar(0x6CE8)) << count << true;
  }
}

void FigureLayoutTest::a_long_label_leaves_room_for_the_heatmap() {
  QFETCH(QString, label);
  QFETCH(int, count);
  QFETCH(bool, is_whole);
  const LayoutSpace space{.width = {}, .height = {}, .pixels_per_inch = 300, .medium = Medium::paper};
  QStringList labels = test::numbered(count);
  labels[1] = label;
  const Figure figure = test::sample_figure(labels, labels);
  QCOMPARE(test::first_fault(figure, space), QString());
  const MeasuredLabels measured(labels, QString());
  const FigureLayout layout = layout_figure(figure, measured, measured, space);
  const PanelLayout& panel = layout.panels.front();
  QVERIFY(panel.cells.width() > layout.size.width() / 3.0);
  QVERIFY(panel.cells.height() > layout.size.height() / 3.0);
  for (const LabelAxis& axis : {*panel.rows, *panel.columns}) {
    const TextBlock block(label, figure_font(QString(), axis.font_pixels), axis.longest, axis.most_lines);
    QVERIFY(!is_whole || !block.is_elided());
    QVERIFY(block.size().width() <= axis.longest + 1.0);
  }
}

void FigureLayoutTest::scrolled_heads_stand_beside_a_bar_that_is_seen() {
  const MeasuredLabels labels(test::numbered(10), QString());
  constexpr double seen = 600.0;
  for (const int heads : {13, 99, 128}) {
    const Figure figure = test::sample_figure(10, 10, heads);
    LayoutSpace space{.width = 900, .height = {}};
    space.height_seen = seen;
    space.height = layout_figure(figure, labels, labels, space).size.height();
    const FigureLayout layout = layout_figure(figure, labels, labels, space);
    QVERIFY(*space.height - layout.size.height() < 1.0);
    QCOMPARE(layout.grid_columns, 4);
    QVERIFY(layout.bars.size() > 1);
    QVERIFY(layout.bars.front().bar.bottom() <= seen);
    for (const ColorBarLayout& bar : layout.bars) {
      QVERIFY(bar.bar.height() <= seen);
    }
    for (const PanelLayout& panel : layout.panels) {
      QVERIFY(std::ranges::any_of(layout.bars, [&](const ColorBarLayout& bar) {
        return bar.bar.top() <= panel.cells.top() && bar.bar.bottom() >= panel.cells.bottom();
      }));
    }
    QCOMPARE(test::first_fault(figure, space), QString());
  }
}

void FigureLayoutTest::numbers_are_drawn_where_they_can_be_read() {
  Figure figure = test::sample_figure(4, 4);
  const LayoutSpace screen;
  const LayoutSpace paper{.width = {}, .height = {}, .pixels_per_inch = 300, .medium = Medium::paper};
  QCOMPARE(number_pixels(figure, QSizeF(60, 60), 12, screen), 12);
  QCOMPARE(number_pixels(figure, QSizeF(8, 8), 12, screen), 0);
  // 4 pt at 300 dots per inch are 16⅔ pixels.
  QCOMPARE(number_pixels(figure, QSizeF(36, 36), 37, paper), 0);
  QVERIFY(number_pixels(figure, QSizeF(46, 46), 37, paper) >= 17);
  for (const double width : {20.0, 25.0, 30.0, 40.0}) {
    const int pixels = number_pixels(figure, QSizeF(width, 60), 40, screen);
    QVERIFY(pixels >= 7);
    QVERIFY(QFontMetricsF(figure_font(QString(), pixels)).horizontalAdvance(QStringLiteral("0.96")) <=
            0.8 * width + 1.0);
  }
  figure.annotations = Annotations::never;
  QCOMPARE(number_pixels(figure, QSizeF(60, 60), 12, screen), 0);
  figure.annotations = Annotations::always;
  QVERIFY(number_pixels(figure, QSizeF(8, 8), 12, screen) > 0);
}

const headlight::test::TestClass registered =
    headlight::test::test_class<FigureLayoutTest>("figure_layout_test");

}  // namespace figure_layout_test

#include "figure_layout_test.moc"
