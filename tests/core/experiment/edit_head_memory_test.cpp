// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/edit_head_memory.h"

#include <QTest>

#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace edit_head_memory_test {

using namespace headlight;
using namespace headlight::test;
using edit::HeadMemory;

namespace {

constexpr HeadIndex first{0};
constexpr HeadIndex second{1};
constexpr std::uint32_t seed = 7;

/// What comes of removing a head and adding one.
Experiment removed_and_added(const Experiment& experiment, HeadIndex head) {
  const Experiment without = must(edit::delete_head(experiment, head));
  const HeadMemory memory = edit::remember_heads(experiment, without, {});
  return must(edit::set_head_count(without, head_count(experiment), seed, memory));
}

MaskLayer causal_for(std::vector<HeadIndex> heads) { return {CausalMask{}, std::move(heads), true, {}}; }

}  // namespace

// Heads that were removed come back as they were.
class EditHeadMemoryTest : public QObject {
  Q_OBJECT

 private slots:
  void the_last_head_comes_back_with_all_that_is_its() {
    Experiment e = small_projection();
    e.normalizer = std::vector{Normalizer(Normalizer::softmax), Normalizer(Normalizer::hardmax)};
    e.mask.layers = {causal_for({first, second}), causal_for({second})};
    e.mask.layers[1].pattern = PaddingMask{{KeyIndex{1}}};
    QVERIFY(removed_and_added(e, second) == e);
  }

  void its_parameters_of_the_scoring_function_come_back() {
    Experiment e = small_vectors();
    std::get<QkvInputs>(e.inputs).heads.push_back(std::get<QkvInputs>(e.inputs).heads.front());
    std::get<QkvInputs>(e.inputs).heads[1].q = value({{-1, -2}, {-3, -4}});
    GeneralHead a;
    a.w = value({{1, 2}, {3, 4}});
    GeneralHead b;
    b.w = value({{5, 6}, {7, 8}});
    e.scoring.function = GeneralScoring{{a, b}};
    QVERIFY(removed_and_added(e, second) == e);
  }

  // Heads 2 and 3 go in two steps and come back in one.
  void several_heads_come_back_in_their_places() {
    Experiment e = must(edit::set_head_count(small_scores(), 4, 1));
    const Experiment three = must(edit::set_head_count(e, 3, seed));
    const Experiment two = must(edit::set_head_count(three, 2, seed));
    HeadMemory memory = edit::remember_heads(e, three, {});
    memory = edit::remember_heads(three, two, memory);
    QVERIFY(must(edit::set_head_count(two, 4, seed, memory)) == e);
    QVERIFY(must(edit::set_head_count(two, 3, seed, memory)) == three);
    const Experiment five = must(edit::set_head_count(two, 5, seed, memory));
    QVERIFY(must(edit::set_head_count(five, 4, seed)) == e);  // the fifth is a new one
    QCOMPARE(head_count(five), Index{5});
  }

  void a_head_from_the_middle_comes_back_at_the_end() {
    const Experiment e = removed_and_added(small_scores(), first);
    QCOMPARE(text(e, MatrixRole::scores, 0), std::string("-1 -2 -3 | -4 -5 -6"));
    QCOMPARE(text(e, MatrixRole::scores, 1), std::string("1 2 3 | 4 5 6"));
  }

  // Its rows of W^O go with it: 5 numbers of d_v 1 at the end.
  void rows_of_the_output_follow_the_width() {
    const Experiment e = removed_and_added(small_projection(), first);
    QCOMPARE(text(e, MatrixRole::w_v, 1), std::string("5 | 6"));
    QCOMPARE(text(e, MatrixRole::w_o, 0), std::string("2 2 | 3 3 | 1 1"));
  }

  void what_does_not_fit_any_more_is_new() {
    const Experiment without = must(edit::delete_head(small_scores(), second));
    const HeadMemory memory = edit::remember_heads(small_scores(), without, {});
    const Experiment more_keys = must(edit::insert_token(without, edit::Side::keys, 0, "new", 1));
    QVERIFY(must(edit::set_head_count(more_keys, 2, seed, memory)) ==
            must(edit::set_head_count(more_keys, 2, seed)));
    const Experiment weights = must(edit::set_input_kind(without, InputKind::weights, 1));
    QVERIFY(must(edit::set_head_count(weights, 2, seed, memory)) ==
            must(edit::set_head_count(weights, 2, seed)));
  }

  // One layer of three speaks of a key that is gone; the others come back.
  void layers_that_fit_come_back_without_those_that_do_not() {
    Experiment e = small_projection();
    e.mask.layers = {causal_for({first, second}), causal_for({second}), causal_for({second})};
    e.mask.layers[1].pattern = PaddingMask{{KeyIndex{2}}};
    e.mask.layers[2].pattern = PaddingMask{{KeyIndex{1}}};
    const Experiment without = must(edit::delete_head(e, second));
    const HeadMemory memory = edit::remember_heads(e, without, {});
    const Experiment shorter = must(edit::delete_token(without, edit::Side::queries, 2));
    const Experiment back = must(edit::set_head_count(shorter, 2, seed, memory));
    QCOMPARE(back.mask.layers.size(), std::size_t{2});
    QVERIFY(back.mask.layers[0] == e.mask.layers[0]);
    QVERIFY(back.mask.layers[1] == e.mask.layers[2]);
  }

  // The head fits, a cell that was painted for it lies in a query that is gone.
  void a_mask_that_does_not_fit_stays_away() {
    Experiment e = small_projection();
    e.mask.layers = {causal_for({second})};
    e.mask.layers[0].pattern = PaintedMask{{Cell{QueryIndex{2}, KeyIndex{0}}}};
    const Experiment without = must(edit::delete_head(e, second));
    const HeadMemory memory = edit::remember_heads(e, without, {});
    const Experiment shorter = must(edit::delete_token(without, edit::Side::queries, 2));
    const Experiment back = must(edit::set_head_count(shorter, 2, seed, memory));
    QCOMPARE(text(back, MatrixRole::w_q, 1), std::string("-1 | -2"));
    QVERIFY(back.mask.layers.empty());
  }

  void nothing_is_remembered_where_heads_come_or_stay() {
    QVERIFY(edit::remember_heads(small_scores(), small_scores(), {}).empty());
    QVERIFY(edit::remember_heads(must(edit::delete_head(small_scores(), first)), small_scores(), {}).empty());
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<EditHeadMemoryTest>("edit_head_memory_test");

}  // namespace edit_head_memory_test

#include "edit_head_memory_test.moc"
