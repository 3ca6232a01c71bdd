// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <limits>

#include "core/experiment/edit.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace edit_matrices_test {

using namespace headlight;
using namespace headlight::test;

namespace {

constexpr MatrixAddress k{MatrixRole::k, {}};
constexpr MatrixAddress x{MatrixRole::x_query, {}};

ProblemCode code(const edit::Result& result) { return result.error().code; }

Experiment with_recipe() {
  Experiment e = small_vectors();
  *find_matrix(e, k) = MatrixValue::randn(3, 2, {.seed = 42, .skip = 0, .scale = 1.0});
  return e;
}

}  // namespace

class EditMatricesTest : public QObject {
  Q_OBJECT

 private slots:
  void a_block_is_written_in_its_place() {
    const Experiment e = must(edit::set_entries(small_vectors(), k, 1, 1, rows({{-1}, {-2}})));
    QCOMPARE(text(e, MatrixRole::k), std::string("5 6 | 7 -1 | 9 -2"));
    QCOMPARE(text(e, MatrixRole::q), text(small_vectors(), MatrixRole::q));
  }

  void non_finite_numbers_can_be_entered() {
    const double infinity = std::numeric_limits<double>::infinity();
    const Experiment e = must(edit::set_entries(small_vectors(), k, 0, 0, rows({{-infinity, infinity}})));
    QCOMPARE(text(e, MatrixRole::k), std::string("-inf inf | 7 8 | 9 10"));
  }

  void an_entry_makes_rows_of_a_recipe() {
    const Experiment e = must(edit::set_entries(with_recipe(), k, 0, 0, rows({{1}})));
    QVERIFY(!find_matrix(e, k)->recipe());
    const double same = find_matrix(with_recipe(), k)->values()(0, 0);
    QVERIFY(must(edit::set_entries(with_recipe(), k, 0, 0, rows({{same}}))) == with_recipe());
  }

  void blocks_that_do_not_fit_are_refused() {
    QCOMPARE(code(edit::set_entries(small_vectors(), k, 2, 0, rows({{1}, {2}}))),
             ProblemCode::index_out_of_range);
    QCOMPARE(code(edit::set_entries(small_vectors(), k, 0, 1, rows({{1, 2}}))),
             ProblemCode::index_out_of_range);
    QCOMPARE(code(edit::set_entries(small_vectors(), k, -1, 0, rows({{1}}))),
             ProblemCode::index_out_of_range);
    QCOMPARE(code(edit::set_entries(small_vectors(), x, 0, 0, rows({{1}}))), ProblemCode::no_such_matrix);
    QCOMPARE(code(edit::set_entries(small_vectors(), {MatrixRole::k, HeadIndex{1}}, 0, 0, rows({{1}}))),
             ProblemCode::no_such_matrix);
  }

  void rectangles_are_filled() {
    const auto filled = [](edit::Fill fill) {
      return text(must(edit::fill(small_vectors(), k, 1, 0, 2, 2, fill)), MatrixRole::k);
    };
    QCOMPARE(filled(edit::Fill::zeros), std::string("5 6 | 0 0 | 0 0"));
    QCOMPARE(filled(edit::Fill::ones), std::string("5 6 | 1 1 | 1 1"));
    QCOMPARE(filled(edit::Fill::identity), std::string("5 6 | 1 0 | 0 1"));
    QCOMPARE(code(edit::fill(small_vectors(), k, 1, 0, 3, 2, edit::Fill::ones)),
             ProblemCode::index_out_of_range);
  }

  void a_whole_matrix_of_random_numbers_keeps_its_recipe() {
    const RandnRecipe recipe{.seed = 42, .skip = 0, .scale = 1.0};
    QVERIFY(must(edit::fill_randn(small_vectors(), k, 0, 0, 3, 2, recipe)) == with_recipe());
    const Experiment part = must(edit::fill_randn(small_vectors(), k, 1, 1, 1, 1, recipe));
    QVERIFY(!find_matrix(part, k)->recipe());
    QCOMPARE(find_matrix(part, k)->values()(1, 1), 0.4967141530112327);
    const Experiment biased = must(edit::add_matrix(small_projection(), {MatrixRole::b_q, {}}, 1));
    const Experiment vector = must(edit::fill_randn(biased, {MatrixRole::b_q, {}}, 0, 0, 1, 1, recipe));
    QVERIFY(!find_matrix(vector, {MatrixRole::b_q, {}})->recipe());
    QCOMPARE(find_matrix(vector, {MatrixRole::b_q, {}})->values()(0, 0), 0.4967141530112327);
    QCOMPARE(
        code(edit::fill_randn(small_vectors(), k, 0, 0, 3, 2, {.seed = 1, .skip = 10'000'000, .scale = 1.0})),
        ProblemCode::too_many);
  }

  void biases_are_added_as_zeros() {
    const MatrixAddress b_v{MatrixRole::b_v, HeadIndex{1}};
    const Experiment e = must(edit::add_matrix(small_projection(), b_v, 1));
    QCOMPARE(text(e, MatrixRole::b_v, 1), std::string("0 0"));
    QCOMPARE(text(e, MatrixRole::b_v, 0), std::string("none"));
    QVERIFY(must(edit::add_matrix(e, b_v, 1)) == e);
    QVERIFY(must(edit::remove_matrix(e, b_v)) == small_projection());
    Experiment additive = must(edit::set_scoring_kind(small_vectors(), ScoringKind::additive, {}, 1));
    for (const MatrixRole role : {MatrixRole::score_b_w, MatrixRole::score_b_u, MatrixRole::score_b_v}) {
      const Experiment biased = must(edit::add_matrix(additive, {role, {}}, 1));
      QCOMPARE(text(biased, role), std::string(role == MatrixRole::score_b_v ? "0" : "0 0"));
      QVERIFY(must(edit::remove_matrix(biased, {role, {}})) == additive);
    }
  }

  void values_come_and_go_with_every_head() {
    const Experiment e = must(edit::add_matrix(small_scores(), {MatrixRole::v, HeadIndex{1}}, 1));
    QVERIFY(has_values(e));
    QCOMPARE(find_matrix(e, {MatrixRole::v, HeadIndex{0}})->rows(), Index{3});
    QVERIFY(must(edit::remove_matrix(e, {MatrixRole::v, HeadIndex{0}})) == small_scores());
  }

  void what_needs_values_goes_with_them() {
    Experiment e = must(edit::add_matrix(small_projection(), {MatrixRole::b_o, {}}, 1));
    e = must(edit::add_matrix(e, {MatrixRole::b_v, {}}, 1));
    e = must(edit::add_matrix(e, {MatrixRole::x_value, {}}, 1));
    QCOMPARE(find_matrix(e, {MatrixRole::x_value, {}})->columns(), Index{2});
    const Experiment bare = must(edit::remove_matrix(e, {MatrixRole::w_v, {}}));
    for (const MatrixRole role :
         {MatrixRole::w_v, MatrixRole::b_v, MatrixRole::x_value, MatrixRole::w_o, MatrixRole::b_o}) {
      QCOMPARE(text(bare, role), std::string("none"));
    }
    for (const MatrixRole role : {MatrixRole::b_v, MatrixRole::x_value, MatrixRole::w_o, MatrixRole::b_o}) {
      QCOMPARE(code(edit::add_matrix(bare, {role, {}}, 1)), ProblemCode::needs_edit_elsewhere);
    }
    const Experiment again = must(edit::add_matrix(bare, {MatrixRole::w_v, {}}, 1));
    QCOMPARE(find_matrix(again, {MatrixRole::w_v, HeadIndex{1}})->columns(), Index{1});
    const Experiment output = must(edit::add_matrix(again, {MatrixRole::w_o, {}}, 1));
    QCOMPARE(find_matrix(output, {MatrixRole::w_o, {}})->rows(), Index{2});
    QCOMPARE(find_matrix(output, {MatrixRole::w_o, {}})->columns(), Index{2});
    QCOMPARE(text(must(edit::remove_matrix(e, {MatrixRole::w_o, {}})), MatrixRole::b_o), std::string("none"));
  }

  void key_inputs_go_only_where_the_queries_can_take_their_place() {
    const Experiment e = must(edit::add_matrix(small_projection(), {MatrixRole::x_key, {}}, 1));
    QCOMPARE(find_matrix(e, {MatrixRole::x_key, {}})->rows(), Index{3});
    QVERIFY(must(edit::remove_matrix(e, {MatrixRole::x_key, {}})) == small_projection());
    const Experiment wider = must(edit::set_width(e, edit::Width::d_key_in, {}, 3, 1));
    QCOMPARE(code(edit::remove_matrix(wider, {MatrixRole::x_key, {}})), ProblemCode::wrong_row_count);
  }

  void matrices_that_must_be_or_cannot_be() {
    QCOMPARE(code(edit::remove_matrix(small_vectors(), k)), ProblemCode::missing_member);
    QCOMPARE(code(edit::remove_matrix(small_vectors(), x)), ProblemCode::no_such_matrix);
    QCOMPARE(code(edit::add_matrix(small_vectors(), x, 1)), ProblemCode::no_such_matrix);
    QCOMPARE(code(edit::add_matrix(small_vectors(), {MatrixRole::score_b_v, {}}, 1)),
             ProblemCode::no_such_matrix);
    QCOMPARE(code(edit::add_matrix(small_vectors(), {MatrixRole::v, HeadIndex{1}}, 1)),
             ProblemCode::index_out_of_range);
  }

  void matrices_grow_by_tokens_and_widths() {
    const Experiment e = must(edit::grow_to(small_vectors(), k, 5, 3, 1));
    QCOMPARE(text(key_tokens(e)), std::string("x y z 4 5"));
    QCOMPARE(find_matrix(e, k)->columns(), Index{3});
    QCOMPARE(find_matrix(e, {MatrixRole::q, {}})->columns(), Index{3});
    QCOMPARE(find_matrix(e, {MatrixRole::v, {}})->rows(), Index{5});
    QVERIFY(must(edit::grow_to(small_vectors(), k, 1, 1, 1)) == small_vectors());
    const Experiment linked = must(edit::grow_to(small_projection(), x, 4, 2, 1));
    QCOMPARE(text(linked.query_tokens), std::string("a b c 4"));
    const Experiment inputs = must(edit::grow_to(small_projection(), {MatrixRole::w_k, {}}, 3, 1, 1));
    QCOMPARE(find_matrix(inputs, x)->columns(), Index{3});
    const Experiment scores = must(edit::grow_to(small_scores(), {MatrixRole::scores, {}}, 3, 4, 1));
    QCOMPARE(text(scores, MatrixRole::scores, 1), std::string("-1 -2 -3 0 | -4 -5 -6 0 | 0 0 0 0"));
  }

  void growth_that_cannot_be_is_refused() {
    QCOMPARE(code(edit::grow_to(small_projection(), {MatrixRole::w_o, {}}, 9, 2, 1)),
             ProblemCode::needs_edit_elsewhere);
    const Experiment biased = must(edit::add_matrix(small_projection(), {MatrixRole::b_q, {}}, 1));
    QVERIFY(!edit::grow_to(biased, {MatrixRole::b_q, {}}, 2, 1, 1));
    QCOMPARE(code(edit::grow_to(small_vectors(), k, 5000, 2, 1)), ProblemCode::too_many);
    QCOMPARE(code(edit::grow_to(small_vectors(), x, 1, 1, 1)), ProblemCode::no_such_matrix);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<EditMatricesTest>("edit_matrices_test");

}  // namespace edit_matrices_test

#include "edit_matrices_test.moc"
