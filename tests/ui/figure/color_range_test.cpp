// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/color_range.h"

#include <QTest>
#include <cmath>
#include <limits>

#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace headlight::ui {
char* toString(const ColorRange& range) {
  return QTest::toString(QStringLiteral("%1..%2").arg(range.low).arg(range.high));
}
}  // namespace headlight::ui

namespace color_range_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

ColorRange range_of(const Matrix& values, RangeKind kind, bool symmetric = false,
                    const BoolMatrix* hidden = nullptr) {
  return find_color_range({{&values, hidden}}, kind, symmetric, {});
}

}  // namespace

class ColorRangeTest : public QObject {
  Q_OBJECT

 private slots:
  void automatic_spans_what_is_seen() {
    const Matrix values = test::rows({{-3, 2, not_a_number}, {infinity, 7, -infinity}});
    QCOMPARE(range_of(values, RangeKind::automatic), (ColorRange{-3, 7}));
    BoolMatrix hidden = BoolMatrix::Constant(2, 3, false);
    hidden(0, 0) = true;
    QCOMPARE(range_of(values, RangeKind::automatic, false, &hidden), (ColorRange{2, 7}));
  }

  void symmetric_reaches_as_far_below_zero_as_above() {
    QCOMPARE(range_of(test::rows({{-3, 2}}), RangeKind::automatic, true), (ColorRange{-3, 3}));
    QCOMPARE(range_of(test::rows({{0, 0}}), RangeKind::automatic, true), (ColorRange{-1, 1}));
  }

  void a_constant_gets_a_range() {
    QCOMPARE(range_of(test::rows({{4, 4}}), RangeKind::automatic), (ColorRange{0, 4}));
    QCOMPARE(range_of(test::rows({{-4, -4}}), RangeKind::automatic), (ColorRange{-4, 0}));
    QCOMPARE(range_of(test::rows({{0, 0}}), RangeKind::automatic), (ColorRange{0, 1}));
    QCOMPARE(range_of(test::rows({{0.5}}), RangeKind::log), (ColorRange{0.05, 0.5}));
  }

  void nothing_to_see_is_0_to_1() {
    QCOMPARE(range_of(Matrix(0, 0), RangeKind::automatic), (ColorRange{0, 1}));
    QCOMPARE(range_of(test::rows({{not_a_number, infinity}}), RangeKind::robust), (ColorRange{0, 1}));
  }

  /// numpy.percentile(range(101), [2, 98]) is [2, 98]; of [0, 10] it is [0.2, 9.8].
  void robust_is_numpys_percentiles() {
    Matrix values(1, 101);
    for (Index i = 0; i < 101; ++i) {
      values(0, i) = static_cast<double>((i * 37) % 101);
    }
    QCOMPARE(range_of(values, RangeKind::robust), (ColorRange{2, 98}));
    const ColorRange two = range_of(test::rows({{10, 0}}), RangeKind::robust);
    QVERIFY(std::abs(two.low - 0.2) < 1e-12 && std::abs(two.high - 9.8) < 1e-12);
  }

  void log_starts_at_the_smallest_positive() {
    QCOMPARE(range_of(test::rows({{0, -1, 0.02, 0.5}}), RangeKind::log), (ColorRange{0.02, 0.5}));
    const ColorRange none = range_of(test::rows({{0, -1}}), RangeKind::log);
    QVERIFY(none.low > 0.0 && none.low < none.high);
  }

  void own_and_fixed_ranges_are_as_given() {
    const Matrix values = test::rows({{5, 6}});
    QCOMPARE(find_color_range({{&values, nullptr}}, RangeKind::own, true, {-2, 3}), (ColorRange{-2, 3}));
    QCOMPARE(range_of(values, RangeKind::zero_to_one), (ColorRange{0, 1}));
  }

  void panels_share_one_range() {
    const Matrix first = test::rows({{1, 2}});
    const Matrix second = test::rows({{-5, 0}});
    QCOMPARE(find_color_range({{&first, nullptr}, {&second, nullptr}}, RangeKind::automatic, false, {}),
             (ColorRange{-5, 2}));
  }

  void ends_are_rounded_outwards() {
    QCOMPARE(rounded_outwards({-0.12341, 12.345}), (ColorRange{-0.124, 12.4}));
    QCOMPARE(rounded_outwards({0.12399, 999.6}), (ColorRange{0.123, 1000.0}));
    QCOMPARE(rounded_outwards({999.6, 1001.0}), (ColorRange{999.0, 1010.0}));
    QCOMPARE(rounded_outwards({0.0, 0.3}), (ColorRange{0.0, 0.3}));
    QCOMPARE(rounded_outwards({-1.797e308, 1.797e308}), (ColorRange{-1.797e308, 1.797e308}));
  }

  void the_widest_and_the_smallest_numbers() {
    const double huge = 1e308;
    const double least = std::numeric_limits<double>::denorm_min();
    QCOMPARE(range_of(test::rows({{-huge, huge}}), RangeKind::automatic), (ColorRange{-huge, huge}));
    QCOMPARE(range_of(test::rows({{-huge, 1}}), RangeKind::automatic, true), (ColorRange{-huge, huge}));
    const ColorRange robust = range_of(test::rows({{-huge, huge}}), RangeKind::robust);
    QVERIFY(std::isfinite(robust.low) && std::isfinite(robust.high) && robust.low < 0.0 && robust.high > 0.0);
    QCOMPARE(range_of(test::rows({{0.0, least}}), RangeKind::automatic), (ColorRange{0.0, least}));
    QCOMPARE(range_of(test::rows({{3.0 * least, 9.0 * least}}), RangeKind::automatic),
             (ColorRange{3.0 * least, 9.0 * least}));
    QCOMPARE(range_of(test::rows({{least, least}}), RangeKind::automatic), (ColorRange{0.0, least}));
  }

  void one_end_follows_the_numbers() {
    const Matrix values = test::rows({{3, 5}, {not_a_number, 4}});
    const auto ends = [&](ColorRange own, bool low, bool high) {
      return with_automatic_ends({{&values, nullptr}}, own, low, high);
    };
    QCOMPARE(ends({0, 1}, false, false), (ColorRange{0, 1}));
    QCOMPARE(ends({0, 8}, true, false), (ColorRange{3, 8}));
    QCOMPARE(ends({0, 8}, false, true), (ColorRange{0, 5}));
    // All numbers beyond the other end.
    QCOMPARE(ends({0, 2}, true, false), (ColorRange{0, 2}));
    QCOMPARE(ends({7, 8}, false, true), (ColorRange{7, 15}));
    QCOMPARE(ends({0, -2}, true, false), (ColorRange{-5, -2}));
  }

  void signs_tell_what_a_scale_cannot_show() {
    const Matrix values = test::rows({{3, 0}, {not_a_number, -4}});
    BoolMatrix hidden = BoolMatrix::Constant(2, 2, false);
    NumberSigns signs = signs_of({{&values, &hidden}});
    QVERIFY(signs.any_positive && signs.any_negative);
    QCOMPARE(signs.not_positive, 2LL);
    hidden(1, 1) = true;
    signs = signs_of({{&values, &hidden}});
    QVERIFY(signs.any_positive && !signs.any_negative);
    QCOMPARE(signs.not_positive, 1LL);
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<ColorRangeTest>("color_range_test");

}  // namespace color_range_test

#include "color_range_test.moc"
