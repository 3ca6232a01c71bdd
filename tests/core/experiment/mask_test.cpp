// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/mask.h"

#include <QTest>
#include <limits>

#include "tests/support/test_class.h"

namespace headlight::test::mask_test {

namespace {

/// The hidden cells of head 0 as text, a row a line: # hidden, . visible.
QString picture(const Mask& mask, Index n_q, Index n_k, Index head = 0) {
  const auto hidden = hidden_cells(mask, HeadIndex{head}, n_q, n_k);
  QString text;
  for (Index i = 0; i < n_q; ++i) {
    for (Index j = 0; j < n_k; ++j) {
      text += hidden && (*hidden)(i, j) ? '#' : '.';
    }
    text += '\n';
  }
  return text;
}

Mask mask_of(MaskPattern pattern) {
  return {MaskMode::exclude, -1e9, {{std::move(pattern), {}, true, {}}}, {}};
}

}  // namespace

class MaskTest : public QObject {
  Q_OBJECT
 private slots:
  void draws_every_pattern() {
    QCOMPARE(picture(mask_of(CausalMask{}), 3, 4), QString(".###\n..##\n...#\n"));
    QCOMPARE(picture(mask_of(PaddingMask{{{3}, {0}}}), 2, 4), QString("#..#\n#..#\n"));
    QCOMPARE(picture(mask_of(WindowMask{1, 0}), 4, 4), QString(".###\n..##\n#..#\n##..\n"));
    QCOMPARE(picture(mask_of(WindowMask{0, 2}), 3, 4), QString("...#\n#...\n##..\n"));
    QCOMPARE(picture(mask_of(PrefixMask{2}), 4, 4), QString("..##\n..##\n...#\n....\n"));
    QCOMPARE(picture(mask_of(PaintedMask{{{{1}, {0}}, {{0}, {2}}}}), 2, 3), QString("..#\n#..\n"));
  }

  void takes_the_widest_window() {
    constexpr Index huge = std::numeric_limits<Index>::max();
    QCOMPARE(picture(mask_of(WindowMask{huge, huge}), 2, 2), QString("..\n..\n"));
  }

  void tells_single_cells_alike() {
    for (const MaskPattern& pattern :
         {MaskPattern(CausalMask{}), MaskPattern(PaddingMask{{{1}}}), MaskPattern(WindowMask{1, 1}),
          MaskPattern(PrefixMask{2}), MaskPattern(PaintedMask{{{{2}, {2}}}})}) {
      const auto hidden = hidden_cells(mask_of(pattern), HeadIndex{0}, 4, 5);
      for (Index i = 0; i < 4; ++i) {
        for (Index j = 0; j < 5; ++j) {
          QCOMPARE(hides(pattern, Cell{{i}, {j}}), (*hidden)(i, j));
        }
      }
    }
  }

  void combines_layers_by_head_and_switch() {
    Mask mask = mask_of(CausalMask{});
    mask.layers.push_back({PaddingMask{{{0}}}, std::vector{HeadIndex{1}}, true, {}});
    mask.layers.push_back({PaddingMask{{{1}}}, {}, false, {}});
    QCOMPARE(picture(mask, 2, 3, 0), QString(".##\n..#\n"));
    QCOMPARE(picture(mask, 2, 3, 1), QString("###\n#.#\n"));
  }

  void tells_which_layers_hide_a_cell() {
    Mask mask = mask_of(CausalMask{});
    mask.layers.push_back({PaddingMask{{{1}}}, {}, false, {}});
    mask.layers.push_back({PaddingMask{{{1}}}, std::vector{HeadIndex{1}}, true, {}});
    QCOMPARE(layers_that_hide(mask, HeadIndex{0}, {{0}, {1}}), std::vector<Index>{0});
    QCOMPARE(layers_that_hide(mask, HeadIndex{1}, {{0}, {1}}), (std::vector<Index>{0, 2}));
    QCOMPARE(layers_that_hide(mask, HeadIndex{1}, {{1}, {1}}), std::vector<Index>{2});
    QVERIFY(layers_that_hide(mask, HeadIndex{1}, {{0}, {0}}).empty());
  }

  void is_null_where_nothing_is_hidden() {
    QVERIFY(hidden_cells(Mask{}, HeadIndex{0}, 3, 3) == nullptr);
    QVERIFY(hidden_cells(mask_of(CausalMask{}), HeadIndex{0}, 3, 1) == nullptr);
    QVERIFY(hidden_cells(mask_of(CausalMask{}), HeadIndex{0}, 0, 0) == nullptr);
  }
};

const TestClass registered = test_class<MaskTest>("mask_test");

}  // namespace headlight::test::mask_test

#include "mask_test.moc"
