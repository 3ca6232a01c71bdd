// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/experiment/edit.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace edit_heads_test {

using namespace headlight;
using namespace headlight::test;
using edit::Width;

namespace {

constexpr HeadIndex first{0};
constexpr HeadIndex second{1};

MaskLayer layer_for(const std::vector<Index>& heads) {
  MaskLayer layer{CausalMask{}, std::vector<HeadIndex>{}, true, {}};
  for (const Index head : heads) {
    layer.heads->push_back(HeadIndex{head});
  }
  return layer;
}

ProblemCode code(const edit::Result& result) { return result.error().code; }

/// Two heads, additive: d_q 2, d_k 1, d_h 2.
Experiment small_additive() {
  Experiment experiment;
  experiment.query_tokens = {"a"};
  experiment.inputs =
      QkvInputs{{{value({{1, 2}}), value({{3}}), {}, {}}, {value({{4, 5}}), value({{6}}), {}, {}}}, {}};
  AdditiveHead head;
  head.w_a = value({{1, 2}, {3, 4}});
  head.u_a = value({{5}, {6}});
  head.v_a = value({{7, 8}});
  head.b_u = value({{9, 10}});
  experiment.scoring.function = AdditiveScoring{{head, head}};
  return experiment;
}

}  // namespace

class EditHeadsTest : public QObject {
  Q_OBJECT

 private slots:
  void a_new_head_has_the_last_ones_shapes() {
    const Experiment e = must(edit::set_head_count(small_projection(), 3, 7));
    QCOMPARE(head_count(e), Index{3});
    for (const MatrixRole role : {MatrixRole::w_q, MatrixRole::w_k, MatrixRole::w_v}) {
      const Matrix& old = find_matrix(e, {role, second})->values();
      const Matrix& fresh = find_matrix(e, {role, HeadIndex{2}})->values();
      QCOMPARE(fresh.rows(), old.rows());
      QCOMPARE(fresh.cols(), old.cols());
      QVERIFY(fresh != old);
    }
    const Matrix& w_o = find_matrix(e, {MatrixRole::w_o, {}})->values();
    QCOMPARE(w_o.rows(), Index{5});
    QCOMPARE(text(w_o.topRows(3)), std::string("1 1 | 2 2 | 3 3"));
    QVERIFY(w_o.bottomRows(2).cwiseAbs().minCoeff() > 0.0);
  }

  void fewer_heads_undo_more_heads() {
    QVERIFY(must(edit::set_head_count(must(edit::set_head_count(small_projection(), 5, 7)), 2, 7)) ==
            small_projection());
  }

  void new_heads_of_given_weights_are_weights() {
    Experiment e = small_scores();
    e.inputs = WeightsInputs{{{value({{0.5, 0.25, 0.25}, {1, 0, 0}}), {}, {}}}, {}};
    const Experiment more = must(edit::set_head_count(e, 2, 7));
    const Matrix& weights = find_matrix(more, {MatrixRole::weights, second})->values();
    QVERIFY(weights.minCoeff() >= 0.0);
    for (Index i = 0; i < weights.rows(); ++i) {
      QVERIFY(std::abs(weights.row(i).sum() - 1.0) < 1e-12);
    }
  }

  void deleting_a_head_takes_its_parts_along() {
    Experiment e = small_projection();
    e.normalizer = std::vector{Normalizer::softmax, Normalizer::hardmax};
    e.mask.layers = {
        layer_for({0}), layer_for({1}), layer_for({0, 1}), {PrefixMask{1}, std::nullopt, true, {}}};
    const Experiment shorter = must(edit::delete_head(e, first));
    QCOMPARE(text(shorter, MatrixRole::w_v), std::string("7 8 | 9 10"));
    QCOMPARE(text(shorter, MatrixRole::w_o), std::string("2 2 | 3 3"));
    QVERIFY(shorter.normalizer == decltype(e.normalizer)(std::vector{Normalizer::hardmax}));
    QCOMPARE(shorter.mask.layers.size(), std::size_t{3});
    QVERIFY(shorter.mask.layers[0] == layer_for({0}));
    QVERIFY(shorter.mask.layers[1] == layer_for({0}));
    QVERIFY(!shorter.mask.layers[2].heads);
    QCOMPARE(text(must(edit::delete_head(e, second)), MatrixRole::w_o), std::string("1 1"));
  }

  void a_copy_of_a_head_follows_it() {
    Experiment e = small_projection();
    e.normalizer = std::vector{Normalizer::softmax, Normalizer::hardmax};
    e.mask.layers = {layer_for({1})};
    const Experiment more = must(edit::duplicate_head(e, first));
    QCOMPARE(text(more, MatrixRole::w_q, 0), text(more, MatrixRole::w_q, 1));
    QCOMPARE(text(more, MatrixRole::w_q, 2), std::string("-1 | -2"));
    QCOMPARE(text(more, MatrixRole::w_o), std::string("1 1 | 1 1 | 2 2 | 3 3"));
    QCOMPARE(normalizer_of(more, HeadIndex{2}), Normalizer::hardmax);
    QVERIFY(more.mask.layers[0] == layer_for({2}));
    QVERIFY(must(edit::duplicate_head(e, second)).mask.layers[0] == layer_for({1, 2}));
    QVERIFY(must(edit::delete_head(more, second)) == e);
  }

  void parameters_of_scoring_go_with_their_heads() {
    Experiment e = small_additive();
    *find_matrix(e, {MatrixRole::v_a, second}) = value({{0, 1}});
    QCOMPARE(text(must(edit::delete_head(e, first)), MatrixRole::v_a), std::string("0 1"));
    const Experiment more = must(edit::set_head_count(e, 3, 7));
    QCOMPARE(find_matrix(more, {MatrixRole::w_a, HeadIndex{2}})->rows(), Index{2});
    QVERIFY(text(more, MatrixRole::w_a, 2) != text(more, MatrixRole::w_a, 1));
    QCOMPARE(text(more, MatrixRole::score_b_u, 2), std::string("0 0"));
  }

  void refusals() {
    QCOMPARE(code(edit::delete_head(must(edit::set_head_count(small_projection(), 1, 1)), first)),
             ProblemCode::last_head);
    QCOMPARE(code(edit::delete_head(small_projection(), HeadIndex{2})), ProblemCode::index_out_of_range);
    QCOMPARE(code(edit::duplicate_head(small_projection(), HeadIndex{-1})), ProblemCode::index_out_of_range);
    QCOMPARE(code(edit::set_head_count(small_projection(), 0, 1)), ProblemCode::no_head);
    QCOMPARE(code(edit::set_head_count(small_projection(), 257, 1)), ProblemCode::too_many);
  }

  void widths_of_heads() {
    const Experiment e = small_projection();
    QCOMPARE(edit::width_of(e, Width::d_v, first), std::optional<Index>(1));
    QCOMPARE(edit::width_of(e, Width::d_v, second), std::optional<Index>(2));
    QCOMPARE(edit::width_of(e, Width::d_query_in, first), std::optional<Index>(2));
    QCOMPARE(edit::width_of(e, Width::d_model, first), std::optional<Index>(2));
    QCOMPARE(edit::width_of(e, Width::d_key_in, first), std::optional<Index>());
    QCOMPARE(edit::width_of(e, Width::d_h, first), std::optional<Index>());
    QCOMPARE(edit::width_of(small_scores(), Width::d_q, first), std::optional<Index>());
    QCOMPARE(edit::width_of(small_additive(), Width::d_k, first), std::optional<Index>(1));
    QCOMPARE(edit::width_of(small_additive(), Width::d_h, second), std::optional<Index>(2));
  }

  void products_keep_queries_and_keys_equally_wide() {
    const Experiment wider = must(edit::set_width(small_vectors(), Width::d_k, first, 3, 7));
    QCOMPARE(find_matrix(wider, {MatrixRole::q, {}})->columns(), Index{3});
    QCOMPARE(find_matrix(wider, {MatrixRole::k, {}})->columns(), Index{3});
    QVERIFY(must(edit::set_width(wider, Width::d_q, {}, 2, 7)) == small_vectors());
    QCOMPARE(code(edit::set_width(small_vectors(), Width::d_q, first, 0, 7)), ProblemCode::no_dimension);
  }

  void additive_widths_are_free() {
    const Experiment wider = must(edit::set_width(small_additive(), Width::d_k, second, 2, 7));
    QCOMPARE(find_matrix(wider, {MatrixRole::k, second})->columns(), Index{2});
    QCOMPARE(find_matrix(wider, {MatrixRole::u_a, second})->columns(), Index{2});
    QCOMPARE(text(wider, MatrixRole::q, 1), std::string("4 5"));
    QCOMPARE(text(wider, MatrixRole::k, 0), std::string("3"));
    const Experiment narrow = must(edit::set_width(small_additive(), Width::d_h, {}, 1, 7));
    QCOMPARE(text(narrow, MatrixRole::w_a, 1), std::string("1 2"));
    QCOMPARE(text(narrow, MatrixRole::u_a, 1), std::string("5"));
    QCOMPARE(text(narrow, MatrixRole::v_a, 0), std::string("7"));
    QCOMPARE(text(narrow, MatrixRole::score_b_u, 0), std::string("9"));
  }

  void value_widths_change_the_heads_block_of_w_o() {
    const Experiment narrow = must(edit::set_width(small_projection(), Width::d_v, second, 1, 7));
    QCOMPARE(text(narrow, MatrixRole::w_v, 1), std::string("7 | 9"));
    QCOMPARE(text(narrow, MatrixRole::w_o), std::string("1 1 | 2 2"));
    const Experiment wide = must(edit::set_width(small_projection(), Width::d_v, {}, 3, 7));
    const Matrix& w_o = find_matrix(wide, {MatrixRole::w_o, {}})->values();
    QCOMPARE(w_o.rows(), Index{6});
    QCOMPARE(text(w_o.row(0)), std::string("1 1"));
    QCOMPARE(text(w_o.middleRows(3, 2)), std::string("2 2 | 3 3"));
    QVERIFY(must(edit::set_width(must(edit::set_width(wide, Width::d_v, first, 1, 7)), Width::d_v, second, 2,
                                 7)) == small_projection());
  }

  void input_widths_are_followed_by_all_projections_of_these_inputs() {
    const Experiment narrow = must(edit::set_width(small_projection(), Width::d_query_in, {}, 1, 7));
    QCOMPARE(text(narrow, MatrixRole::x_query), std::string("1 | 3 | 5"));
    QCOMPARE(text(narrow, MatrixRole::w_q, 1), std::string("-1"));
    QCOMPARE(text(narrow, MatrixRole::w_k, 1), std::string("-3"));
    QCOMPARE(text(narrow, MatrixRole::w_v, 1), std::string("7 8"));
    QCOMPARE(code(edit::set_width(small_projection(), Width::d_key_in, {}, 1, 7)),
             ProblemCode::needs_edit_elsewhere);
    const Experiment own = must(edit::add_matrix(small_projection(), {MatrixRole::x_key, {}}, 7));
    const Experiment keys = must(edit::set_width(own, Width::d_key_in, {}, 1, 7));
    QCOMPARE(text(keys, MatrixRole::w_q), std::string("1 | 2"));
    QCOMPARE(text(keys, MatrixRole::w_k), std::string("3"));
    QCOMPARE(text(keys, MatrixRole::w_v), std::string("5"));
    QCOMPARE(text(must(edit::set_width(own, Width::d_model, {}, 1, 7)), MatrixRole::w_o),
             std::string("1 | 2 | 3"));
  }

  void widths_that_cannot_be() {
    QCOMPARE(code(edit::set_width(small_vectors(), Width::d_v, first, -1, 7)), ProblemCode::negative);
    QCOMPARE(code(edit::set_width(small_vectors(), Width::d_v, first, 16385, 7)), ProblemCode::too_many);
    QCOMPARE(code(edit::set_width(small_vectors(), Width::d_model, first, 2, 7)),
             ProblemCode::no_such_matrix);
    QCOMPARE(code(edit::set_width(small_vectors(), Width::d_v, second, 2, 7)),
             ProblemCode::index_out_of_range);
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<EditHeadsTest>("edit_heads_test");

}  // namespace edit_heads_test

#include "edit_heads_test.moc"
