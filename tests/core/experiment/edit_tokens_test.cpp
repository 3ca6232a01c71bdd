// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/experiment/edit.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace edit_tokens_test {

using namespace headlight;
using namespace headlight::test;
using edit::Side;

namespace {

MaskLayer layer(MaskPattern pattern) { return {std::move(pattern), std::nullopt, true, {}}; }

PaintedMask painted(const std::vector<std::pair<Index, Index>>& cells) {
  PaintedMask mask;
  for (const auto& [query, key] : cells) {
    mask.hidden.push_back({QueryIndex{query}, KeyIndex{key}});
  }
  return mask;
}

PaddingMask padding(const std::vector<Index>& keys) {
  PaddingMask mask;
  for (const Index key : keys) {
    mask.keys.push_back(KeyIndex{key});
  }
  return mask;
}

const MaskPattern& pattern(const Experiment& experiment) { return experiment.mask.layers.at(0).pattern; }

Experiment with_layer(Experiment experiment, MaskPattern mask) {
  experiment.mask.layers = {layer(std::move(mask))};
  return experiment;
}

Index prefix_length(const Experiment& experiment) { return std::get<PrefixMask>(pattern(experiment)).length; }

}  // namespace

class EditTokensTest : public QObject {
  Q_OBJECT

 private slots:
  void inserting_a_query_leaves_keys_alone() {
    const Experiment e = must(edit::insert_token(small_vectors(), Side::queries, 1, "new", 7));
    QCOMPARE(text(e.query_tokens), std::string("a new b"));
    QCOMPARE(text(key_tokens(e)), std::string("x y z"));
    const Matrix& q = find_matrix(e, {MatrixRole::q, {}})->values();
    QCOMPARE(text(q.row(0)), std::string("1 2"));
    QCOMPARE(text(q.row(2)), std::string("3 4"));
    QVERIFY(q(1, 0) != 0.0 && q(1, 0) != q(1, 1));
    QCOMPARE(text(e, MatrixRole::k), text(small_vectors(), MatrixRole::k));
  }

  void inserting_a_key_gives_it_a_key_and_a_value() {
    const Experiment e = must(edit::insert_token(small_vectors(), Side::keys, 0, "new", 7));
    QCOMPARE(text(key_tokens(e)), std::string("new x y z"));
    QCOMPARE(text(find_matrix(e, {MatrixRole::k, {}})->values().bottomRows(3)),
             std::string("5 6 | 7 8 | 9 10"));
    QCOMPARE(text(find_matrix(e, {MatrixRole::v, {}})->values().bottomRows(3)), std::string("1 | 2 | 3"));
    QCOMPARE(text(e, MatrixRole::q), text(small_vectors(), MatrixRole::q));
  }

  void the_same_seed_draws_the_same() {
    const auto once = edit::insert_token(small_vectors(), Side::keys, 0, "new", 7);
    QVERIFY(must(once) == must(edit::insert_token(small_vectors(), Side::keys, 0, "new", 7)));
    QVERIFY(must(once) != must(edit::insert_token(small_vectors(), Side::keys, 0, "new", 8)));
  }

  void given_scores_of_a_new_token_are_zero() {
    const Experiment e = must(edit::insert_token(small_scores(), Side::keys, 1, "new", 7));
    QCOMPARE(text(e, MatrixRole::scores, 0), std::string("1 0 2 3 | 4 0 5 6"));
    QCOMPARE(text(e, MatrixRole::scores, 1), std::string("-1 0 -2 -3 | -4 0 -5 -6"));
    const Experiment f = must(edit::insert_token(small_scores(), Side::queries, 2, "new", 7));
    QCOMPARE(text(f, MatrixRole::scores, 0), std::string("1 2 3 | 4 5 6 | 0 0 0"));
  }

  void linked_tokens_change_on_both_sides() {
    Experiment linked = small_projection();
    linked = with_layer(linked, painted({{1, 2}}));
    const Experiment e = must(edit::insert_token(linked, Side::keys, 2, "new", 7));
    QCOMPARE(text(e.query_tokens), std::string("a b new c"));
    QVERIFY(!e.key_tokens);
    QCOMPARE(find_matrix(e, {MatrixRole::x_query, {}})->rows(), Index{4});
    QCOMPARE(text(e, MatrixRole::x_key), std::string("none"));
    QVERIFY(std::get<PaintedMask>(pattern(e)) == painted({{1, 3}}));
  }

  void keys_without_inputs_of_their_own_get_a_copy_before_one_side_changes() {
    const Experiment unlinked = must(edit::link_keys(small_projection(), false, 1));
    QCOMPARE(text(unlinked, MatrixRole::x_key), std::string("none"));
    const Experiment e = must(edit::delete_token(unlinked, Side::queries, 0));
    QCOMPARE(text(e, MatrixRole::x_query), std::string("3 4 | 5 6"));
    QCOMPARE(text(e, MatrixRole::x_key), std::string("1 2 | 3 4 | 5 6"));
    const Experiment f = must(edit::delete_token(unlinked, Side::keys, 0));
    QCOMPARE(text(f, MatrixRole::x_query), std::string("1 2 | 3 4 | 5 6"));
    QCOMPARE(text(f, MatrixRole::x_key), std::string("3 4 | 5 6"));
    const Experiment g = must(edit::move_token(unlinked, Side::keys, 0, 2));
    QCOMPARE(text(g, MatrixRole::x_query), std::string("1 2 | 3 4 | 5 6"));
    QCOMPARE(text(g, MatrixRole::x_key), std::string("3 4 | 5 6 | 1 2"));
  }

  void deleting_takes_rows_and_columns_away() {
    const Experiment e = must(edit::delete_token(small_scores(), Side::keys, 1));
    QCOMPARE(text(e, MatrixRole::scores, 1), std::string("-1 -3 | -4 -6"));
    QCOMPARE(text(key_tokens(e)), std::string("x z"));
  }

  void moving_takes_rows_and_columns_along() {
    const Experiment e = must(edit::move_token(small_scores(), Side::keys, 0, 2));
    QCOMPARE(text(key_tokens(e)), std::string("y z x"));
    QCOMPARE(text(e, MatrixRole::scores, 0), std::string("2 3 1 | 5 6 4"));
    const Experiment f = must(edit::move_token(e, Side::keys, 2, 0));
    QVERIFY(f == small_scores());
  }

  void several_at_once() {
    const Experiment inserted = must(edit::insert_tokens(small_scores(), Side::keys, 3, {"u", "v"}, 1));
    QCOMPARE(text(inserted, MatrixRole::scores, 0), std::string("1 2 3 0 0 | 4 5 6 0 0"));
    const Experiment deleted = must(edit::delete_tokens(inserted, Side::keys, {4, 3, 3}));
    QVERIFY(deleted == small_scores());
    const Experiment moved = must(edit::move_tokens(small_scores(), Side::keys, {2, 1}, 0));
    QCOMPARE(text(key_tokens(moved)), std::string("y z x"));
    const Experiment to_end = must(edit::move_tokens(small_scores(), Side::keys, {0, 1}, 3));
    QCOMPARE(text(key_tokens(to_end)), std::string("z x y"));
    QCOMPARE(text(to_end, MatrixRole::scores, 0), std::string("3 1 2 | 6 4 5"));
  }

  void renaming_changes_nothing_else() {
    Experiment e = must(edit::rename_token(small_scores(), Side::keys, 1, "why"));
    QCOMPARE(text(key_tokens(e)), std::string("x why z"));
    e.key_tokens = small_scores().key_tokens;
    QVERIFY(e == small_scores());
  }

  void a_pasted_sentence_keeps_what_stays() {
    const Experiment e = must(edit::set_tokens(small_scores(), Side::keys, {"n", "x", "z", "m"}, 1));
    QCOMPARE(text(key_tokens(e)), std::string("n x z m"));
    QCOMPARE(text(e, MatrixRole::scores, 0), std::string("0 1 3 0 | 0 4 6 0"));
    const Experiment renamed = must(edit::set_tokens(small_scores(), Side::keys, {"x", "t", "z"}, 1));
    QCOMPARE(text(renamed, MatrixRole::scores, 0), std::string("1 2 3 | 4 5 6"));
    const Experiment none = must(edit::set_tokens(small_scores(), Side::queries, {}, 1));
    QCOMPARE(find_matrix(none, {MatrixRole::scores, {}})->rows(), Index{0});
    QCOMPARE(find_matrix(none, {MatrixRole::scores, {}})->columns(), Index{3});
  }

  void linking_and_unlinking() {
    const Experiment unlinked = must(edit::link_keys(small_projection(), false, 1));
    QCOMPARE(text(*unlinked.key_tokens), std::string("a b c"));
    QVERIFY(must(edit::link_keys(unlinked, true, 1)) == small_projection());

    const Experiment shorter = must(edit::link_keys(with_layer(small_vectors(), padding({1, 2})), true, 1));
    QVERIFY(!shorter.key_tokens);
    QCOMPARE(text(shorter, MatrixRole::k), std::string("5 6 | 7 8"));
    QVERIFY(std::get<PaddingMask>(pattern(shorter)) == padding({1}));
    const Experiment longer = must(
        edit::link_keys(must(edit::insert_tokens(small_scores(), Side::queries, 2, {"c", "d"}, 1)), true, 1));
    QCOMPARE(text(longer, MatrixRole::scores, 0), std::string("1 2 3 0 | 4 5 6 0 | 0 0 0 0 | 0 0 0 0"));
  }

  void masks_go_with_their_tokens() {
    const Experiment padded = with_layer(small_scores(), padding({1, 2}));
    QVERIFY(std::get<PaddingMask>(pattern(must(edit::insert_token(padded, Side::keys, 2, "n", 1)))) ==
            padding({1, 3}));
    QVERIFY(std::get<PaddingMask>(pattern(must(edit::delete_token(padded, Side::keys, 1)))) == padding({1}));
    QVERIFY(std::get<PaddingMask>(pattern(must(edit::move_token(padded, Side::keys, 2, 0)))) ==
            padding({0, 2}));

    const Experiment cells = with_layer(small_scores(), painted({{0, 0}, {1, 2}}));
    QVERIFY(std::get<PaintedMask>(pattern(must(edit::move_token(cells, Side::keys, 2, 0)))) ==
            painted({{0, 1}, {1, 0}}));
    QVERIFY(std::get<PaintedMask>(pattern(must(edit::delete_token(cells, Side::queries, 0)))) ==
            painted({{0, 2}}));
    QVERIFY(std::get<PaintedMask>(pattern(must(edit::insert_token(cells, Side::queries, 1, "n", 1)))) ==
            painted({{0, 0}, {2, 2}}));
  }

  void a_prefix_follows_the_keys_inside_it() {
    const Experiment e = with_layer(small_scores(), PrefixMask{2});
    QCOMPARE(prefix_length(must(edit::insert_token(e, Side::keys, 0, "n", 1))), Index{3});
    QCOMPARE(prefix_length(must(edit::insert_token(e, Side::keys, 1, "n", 1))), Index{3});
    QCOMPARE(prefix_length(must(edit::insert_token(e, Side::keys, 2, "n", 1))), Index{2});
    QCOMPARE(prefix_length(must(edit::delete_token(e, Side::keys, 0))), Index{1});
    QCOMPARE(prefix_length(must(edit::delete_token(e, Side::keys, 2))), Index{2});
    QCOMPARE(prefix_length(must(edit::move_token(e, Side::keys, 0, 2))), Index{2});
    QCOMPARE(prefix_length(must(edit::insert_token(e, Side::queries, 0, "n", 1))), Index{2});
    const Experiment beyond = with_layer(small_scores(), PrefixMask{9});
    QCOMPARE(prefix_length(must(edit::insert_token(beyond, Side::keys, 3, "n", 1))), Index{10});
    QCOMPARE(prefix_length(must(edit::delete_token(beyond, Side::keys, 2))), Index{8});
  }

  void recipes_stay_where_nothing_changes() {
    Experiment e = small_projection();
    MatrixValue& w_q = *find_matrix(e, {MatrixRole::w_q, {}});
    w_q = MatrixValue::randn(2, 1, {.seed = 5, .skip = 0, .scale = 1.0});
    const Experiment longer = must(edit::insert_token(e, Side::queries, 0, "n", 1));
    QVERIFY(*find_matrix(longer, {MatrixRole::w_q, {}}) == w_q);
    MatrixValue& x = *find_matrix(e, {MatrixRole::x_query, {}});
    x = MatrixValue::randn(3, 2, {.seed = 5, .skip = 0, .scale = 1.0});
    QVERIFY(!find_matrix(must(edit::insert_token(e, Side::queries, 0, "n", 1)), {MatrixRole::x_query, {}})
                 ->recipe());
    QVERIFY(must(edit::move_token(e, Side::queries, 1, 1)) == e);
  }

  void positions_outside_are_refused() {
    const auto code = [](const edit::Result& result) { return result.error().code; };
    QCOMPARE(code(edit::insert_token(small_scores(), Side::keys, 4, "n", 1)),
             ProblemCode::index_out_of_range);
    QCOMPARE(code(edit::insert_token(small_scores(), Side::keys, -1, "n", 1)),
             ProblemCode::index_out_of_range);
    QCOMPARE(code(edit::delete_token(small_scores(), Side::queries, 2)), ProblemCode::index_out_of_range);
    QCOMPARE(code(edit::move_token(small_scores(), Side::queries, 0, 2)), ProblemCode::index_out_of_range);
    QCOMPARE(code(edit::move_tokens(small_scores(), Side::queries, {0}, 3)), ProblemCode::index_out_of_range);
    QCOMPARE(code(edit::rename_token(small_scores(), Side::queries, 2, "n")),
             ProblemCode::index_out_of_range);
    const std::vector<std::string> many(4097, "t");
    QCOMPARE(code(edit::set_tokens(small_scores(), Side::queries, many, 1)), ProblemCode::too_many);
    QCOMPARE(code(edit::insert_tokens(small_scores(), Side::keys, 0, many, 1)), ProblemCode::too_many);
  }

  void nothing_is_allocated_beyond_the_limit_of_numbers() {
    // Two heads of 4000 × 3 scores; 4000 keys would be 3.2·10⁷ numbers.
    const std::vector<std::string> many(4000, "t");
    const Experiment e = must(edit::set_tokens(small_scores(), Side::queries, many, 1));
    const auto result = edit::set_tokens(e, Side::keys, many, 1);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ProblemCode::too_many);
    QCOMPARE(result.error().found, std::string("32000000"));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<EditTokensTest>("edit_tokens_test");

}  // namespace edit_tokens_test

#include "edit_tokens_test.moc"
