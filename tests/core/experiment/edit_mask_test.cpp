// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <limits>

#include "core/experiment/edit.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace edit_mask_test {

using namespace headlight;
using namespace headlight::test;

namespace {

Cell cell(Index query, Index key) { return {QueryIndex{query}, KeyIndex{key}}; }

Experiment with_painted(std::vector<Cell> cells) {
  Experiment e = small_scores();
  e.mask.layers = {{PaintedMask{std::move(cells)}, std::nullopt, true, {}}};
  return e;
}

ProblemCode code(const edit::Result& result) { return result.error().code; }

}  // namespace

class EditMaskTest : public QObject {
  Q_OBJECT

 private slots:
  void mode_and_value() {
    QCOMPARE(must(edit::set_mask_mode(small_scores(), MaskMode::add)).mask.mode, MaskMode::add);
    QCOMPARE(must(edit::set_mask_value(small_scores(), -5.0)).mask.value, -5.0);
    QCOMPARE(code(edit::set_mask_value(small_scores(), -std::numeric_limits<double>::infinity())),
             ProblemCode::not_finite);
  }

  void layers_are_added_replaced_and_removed() {
    const MaskLayer causal{CausalMask{}, std::nullopt, true, {}};
    const MaskLayer off{CausalMask{}, std::vector{HeadIndex{1}}, false, {}};
    const Experiment e = must(edit::add_mask_layer(small_scores(), causal));
    QVERIFY(e.mask.layers == std::vector{causal});
    QVERIFY(must(edit::replace_mask_layer(e, 0, off)).mask.layers == std::vector{off});
    QVERIFY(must(edit::remove_mask_layer(e, 0)) == small_scores());
    QCOMPARE(code(edit::replace_mask_layer(e, 1, off)), ProblemCode::index_out_of_range);
    QCOMPARE(code(edit::remove_mask_layer(e, -1)), ProblemCode::index_out_of_range);
  }

  void layers_that_do_not_fit_are_refused() {
    const auto add = [](MaskPattern pattern, std::optional<std::vector<HeadIndex>> heads = {}) {
      return code(edit::add_mask_layer(small_scores(), {std::move(pattern), std::move(heads), true, {}}));
    };
    QCOMPARE(add(PaddingMask{{KeyIndex{3}}}), ProblemCode::index_out_of_range);
    QCOMPARE(add(PaintedMask{{cell(2, 0)}}), ProblemCode::index_out_of_range);
    QCOMPARE(add(WindowMask{-1, 0}), ProblemCode::negative);
    QCOMPARE(add(PrefixMask{-1}), ProblemCode::negative);
    QCOMPARE(add(CausalMask{}, std::vector{HeadIndex{2}}), ProblemCode::index_out_of_range);
  }

  void painting_hides_and_shows_cells() {
    const Experiment e =
        must(edit::paint(with_painted({cell(1, 1)}), 0, {cell(1, 2), cell(0, 0), cell(1, 1)}, true));
    QVERIFY(e == with_painted({cell(0, 0), cell(1, 1), cell(1, 2)}));
    QVERIFY(must(edit::paint(e, 0, {cell(0, 0), cell(0, 1), cell(1, 2)}, false)) ==
            with_painted({cell(1, 1)}));
    QCOMPARE(code(edit::paint(e, 0, {cell(2, 0)}, true)), ProblemCode::index_out_of_range);
    QCOMPARE(code(edit::paint(e, 0, {cell(0, 3)}, true)), ProblemCode::index_out_of_range);
    QCOMPARE(code(edit::paint(e, 1, {}, true)), ProblemCode::index_out_of_range);
    const Experiment causal =
        must(edit::add_mask_layer(small_scores(), {CausalMask{}, std::nullopt, true, {}}));
    QCOMPARE(code(edit::paint(causal, 0, {cell(0, 0)}, true)), ProblemCode::unknown_name);
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<EditMaskTest>("edit_mask_test");

}  // namespace edit_mask_test

#include "edit_mask_test.moc"
