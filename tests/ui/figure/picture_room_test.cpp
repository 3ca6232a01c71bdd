// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/picture_room.h"

#include <QRegularExpression>
#include <QTest>
#include <cmath>

#include "tests/support/test_class.h"
#include "tests/ui/figure/sample_figures.h"
#include "ui/figure/figure_file.h"
#include "ui/figure/figure_layout.h"

namespace picture_room_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

Picture picture_of(const Figure& figure, std::optional<double> width, std::optional<double> height) {
  Picture picture;
  picture.figure = std::make_shared<const Figure>(figure);
  picture.options.width_mm = width;
  picture.options.height_mm = height;
  return picture;
}

QString problem_of(const Figure& figure, std::optional<double> width, std::optional<double> height) {
  return room_problem(figure, picture_of(figure, width, height).options).value_or(QString());
}

/// The last numbers of a sentence: what is needed.
QList<double> needed(const QString& sentence, int count) {
  static const QRegularExpression number(QStringLiteral("\\d+"));
  QList<double> numbers;
  for (auto match = number.globalMatch(sentence); match.hasNext();) {
    numbers << match.next().captured().toDouble();
  }
  return numbers.mid(numbers.size() - count);
}

Figure long_token() {
  return test::sample_figure({QStringLiteral("a long token"), QStringLiteral("b"), QStringLiteral("c")},
                             {QStringLiteral("a long token"), QStringLiteral("b"), QStringLiteral("c")});
}

}  // namespace

class PictureRoomTest : public QObject {
  Q_OBJECT

 private slots:
  void what_is_too_small_tells_what_it_needs() {
    for (const Figure& figure : {long_token(), test::sample_figure(12, 12, 8), test::sample_figure(2, 2)}) {
      for (const double width : {1.0, 5.0, 8.0, 12.0, 15.0}) {
        const QString problem = problem_of(figure, width, {});
        QVERIFY2(problem.startsWith(QStringLiteral("A picture %1 mm wide has no room").arg(width)),
                 qPrintable(problem));
        const double enough = needed(problem, 1)[0];
        QVERIFY(enough > width);
        QCOMPARE(problem_of(figure, enough, {}), QString());
        QVERIFY(!problem_of(figure, enough - 1.0, {}).isEmpty());
      }
      const QString problem = problem_of(figure, {}, 4.0);
      QVERIFY2(problem.startsWith(QStringLiteral("A picture 4 mm high has no room")), qPrintable(problem));
      QCOMPARE(problem_of(figure, {}, needed(problem, 1)[0]), QString());
    }
  }

  void both_sides_are_told_where_both_are_given() {
    for (const auto& [width, height] : {std::pair{5.0, 5.0}, {5.0, 80.0}, {80.0, 5.0}}) {
      const QString problem = problem_of(long_token(), width, height);
      QVERIFY2(problem.contains(QStringLiteral("%1 × %2 mm has no room").arg(width).arg(height)),
               qPrintable(problem));
      const QList<double> size = needed(problem, 2);
      QCOMPARE(problem_of(long_token(), size[0], size[1]), QString());
      QVERIFY(width == size[0] || width < 80.0);
    }
  }

  void no_format_is_written_without_room() {
    for (const PictureFormat format : {PictureFormat::png, PictureFormat::svg, PictureFormat::pdf}) {
      const auto bytes = picture_bytes(picture_of(long_token(), 10.0, {}), format);
      QVERIFY(!bytes && bytes.error().contains(QStringLiteral("10 mm wide")));
      QVERIFY(picture_bytes(picture_of(long_token(), 60.0, 50.0), format).has_value());
    }
  }

  void a_colour_bar_keeps_clear_of_the_title_and_the_edge() {
    int accepted = 0;
    for (const Figure& figure : {test::sample_figure(1, 60), test::sample_figure(1, 5), long_token()}) {
      const MeasuredLabels rows(figure.row_labels, figure.font_family);
      const MeasuredLabels columns(figure.column_labels, figure.font_family);
      for (double width = 15.0; width < 60.0; width += 5.0) {
        for (double height = 12.0; height < 40.0; height += 2.0) {
          if (!problem_of(figure, width, height).isEmpty()) {
            continue;
          }
          ++accepted;
          constexpr double pixels_per_millimetre = 300.0 / 25.4;
          const FigureLayout layout = layout_figure(figure, rows, columns,
                                                    {.width = std::round(width * pixels_per_millimetre),
                                                     .height = std::round(height * pixels_per_millimetre),
                                                     .pixels_per_inch = 300.0,
                                                     .medium = Medium::paper});
          const QRectF bar = layout.bars.at(0).bar;
          const double half_a_label = 0.35 * layout.bars.at(0).font_pixels;
          const QRectF labels = bar.adjusted(0.0, -half_a_label, layout.bars.at(0).font_pixels, half_a_label);
          QVERIFY2(QRectF(QPointF(), layout.size).contains(labels),
                   qPrintable(QStringLiteral("%1 × %2 mm").arg(width).arg(height)));
          QVERIFY(layout.texts.at(0).role == TextRole::title && !layout.texts.at(0).box().intersects(labels));
        }
      }
    }
    QVERIFY(accepted > 50);
  }

  void a_picture_of_its_own_size_always_has_room() {
    QCOMPARE(problem_of(test::sample_figure(200, 3, 12), {}, {}), QString());
    // Journals' columns.
    QCOMPARE(problem_of(test::sample_figure(20, 20, 4), 85.0, {}), QString());
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<PictureRoomTest>("picture_room_test");

}  // namespace picture_room_test

#include "picture_room_test.moc"
