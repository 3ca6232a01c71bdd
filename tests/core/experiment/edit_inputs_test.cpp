// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>

#include "core/experiment/edit.h"
#include "core/experiment/evaluate.h"
#include "tests/support/close_to.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace edit_inputs_test {

using namespace headlight;
using namespace headlight::test;

namespace {

constexpr Tolerance tight{.absolute = 1e-15, .relative = 1e-12};

Experiment to_kind(const Experiment& experiment, InputKind kind) {
  return must(edit::set_input_kind(experiment, kind, 11));
}

Experiment hand_made_projection() {
  Experiment e = small_projection();
  e.temperature = 0.7;
  e.normalizer = std::vector{Normalizer::softmax, Normalizer::hardmax};
  e.mask.layers = {{CausalMask{}, std::vector{HeadIndex{0}}, true, {}}};
  // Small enough for weights of all sizes.
  *find_matrix(e, {MatrixRole::x_query, {}}) = value({{0.1, -0.2}, {0.3, 0.4}, {-0.5, 0.6}});
  return e;
}

}  // namespace

class EditInputsTest : public QObject {
  Q_OBJECT

 private slots:
  void projections_become_the_vectors_they_give() {
    const Experiment e = to_kind(small_projection(), InputKind::qkv);
    // X W^Q of head 1: 1·1 + 2·2, 3·1 + 4·2, 5·1 + 6·2; and so on.
    QCOMPARE(text(e, MatrixRole::q, 0), std::string("5 | 11 | 17"));
    QCOMPARE(text(e, MatrixRole::k, 0), std::string("11 | 25 | 39"));
    QCOMPARE(text(e, MatrixRole::v, 1), std::string("25 28 | 57 64 | 89 100"));
    QVERIFY(!e.key_tokens);
  }

  void vectors_become_raw_scores_with_one_scale() {
    const Experiment dot = to_kind(small_vectors(), InputKind::scores);
    // q·k: 1·5 + 2·6 …
    QCOMPARE(text(dot, MatrixRole::scores), std::string("17 23 29 | 39 53 67"));
    QCOMPARE(text(dot, MatrixRole::v), std::string("1 | 2 | 3"));
    QVERIFY(dot.scoring.function == ScoringFunction(DotScoring{}));
    Experiment scaled = small_vectors();
    scaled.scoring.function = ScaledDotScoring{};
    const Experiment with_scale = to_kind(scaled, InputKind::scores);
    QCOMPARE(text(with_scale, MatrixRole::scores), std::string("17 23 29 | 39 53 67"));
    QVERIFY(with_scale.scoring.function == ScoringFunction(ScaledDotScoring{1.0 / std::sqrt(2.0)}));
  }

  void heads_with_different_scales_give_scaled_scores() {
    Experiment e = small_vectors();
    e.scoring.function = ScaledDotScoring{};
    auto& heads = std::get<QkvInputs>(e.inputs).heads;
    heads.push_back({value({{2, 0, 0, 0}, {0, 2, 0, 0}}),
                     value({{3, 5, 0, 0}, {4, 6, 0, 0}, {0, 0, 7, 7}}),
                     value({{1}, {2}, {3}}),
                     {}});
    const Experiment scores = to_kind(e, InputKind::scores);
    QVERIFY(scores.scoring.function == ScoringFunction(DotScoring{}));
    // The second head's products 6 8 0 | 10 12 0 over √4.
    QCOMPARE(text(scores, MatrixRole::scores, 1), std::string("3 4 0 | 5 6 0"));
  }

  void the_picture_stays_from_projections_to_weights() {
    for (const ScoringKind scoring :
         {ScoringKind::dot, ScoringKind::scaled_dot, ScoringKind::additive, ScoringKind::general}) {
      Experiment e = must(edit::set_scoring_kind(hand_made_projection(), scoring, {}, 5));
      const Evaluation before = evaluate(e).value();
      for (const InputKind kind : {InputKind::qkv, InputKind::scores, InputKind::weights}) {
        QVERIFY(!edit::draws_numbers(e, kind));
        e = to_kind(e, kind);
        QCOMPARE(input_kind(e), kind);
        const Evaluation after = evaluate(e).value();
        for (std::size_t head = 0; head < 2; ++head) {
          VERIFY_CLOSE(*after.trace.heads[head].weights, *before.trace.heads[head].weights, tight);
          VERIFY_CLOSE(*after.trace.heads[head].output, *before.trace.heads[head].output, tight);
        }
        // In one step as in several.
        const Evaluation at_once =
            evaluate(to_kind(must(edit::set_scoring_kind(hand_made_projection(), scoring, {}, 5)), kind))
                .value();
        QVERIFY(*at_once.trace.heads[1].weights == *after.trace.heads[1].weights);
      }
    }
  }

  void the_way_back_draws_matrices_and_keeps_values() {
    Experiment e = to_kind(hand_made_projection(), InputKind::weights);
    const std::string values = text(e, MatrixRole::v, 1);
    QVERIFY(edit::draws_numbers(e, InputKind::scores));
    e = to_kind(e, InputKind::scores);
    QCOMPARE(find_matrix(e, {MatrixRole::scores, HeadIndex{1}})->columns(), Index{3});
    QCOMPARE(text(e, MatrixRole::v, 1), values);
    e = to_kind(e, InputKind::qkv);
    QCOMPARE(find_matrix(e, {MatrixRole::q, HeadIndex{1}})->columns(), Index{4});
    QCOMPARE(text(e, MatrixRole::v, 1), values);
    e = to_kind(must(edit::set_width(e, edit::Width::d_q, HeadIndex{1}, 6, 1)), InputKind::projected);
    QCOMPARE(find_matrix(e, {MatrixRole::w_k, HeadIndex{1}})->columns(), Index{6});
    QCOMPARE(find_matrix(e, {MatrixRole::w_v, HeadIndex{1}})->columns(), Index{2});
    QCOMPARE(text(e, MatrixRole::x_key), std::string("none"));
    QVERIFY(e == must(edit::set_input_kind(e, InputKind::projected, 12)));
  }

  void unlinked_keys_get_inputs_of_their_own() {
    const Experiment e = to_kind(small_vectors(), InputKind::projected);
    QCOMPARE(find_matrix(e, {MatrixRole::x_query, {}})->rows(), Index{2});
    QCOMPARE(find_matrix(e, {MatrixRole::x_key, {}})->rows(), Index{3});
    QCOMPARE(find_matrix(e, {MatrixRole::w_v, {}})->columns(), Index{1});
  }

  void resting_parameters_tell_the_widths_of_drawn_vectors() {
    Experiment e = must(edit::set_scoring_kind(small_vectors(), ScoringKind::general, {}, 5));
    e = must(edit::set_width(e, edit::Width::d_k, {}, 3, 5));
    const Experiment weights = to_kind(e, InputKind::weights);
    QCOMPARE(scoring_kind(weights), ScoringKind::general);
    const Experiment back = to_kind(weights, InputKind::qkv);
    QCOMPARE(find_matrix(back, {MatrixRole::q, {}})->columns(), Index{2});
    QCOMPARE(find_matrix(back, {MatrixRole::k, {}})->columns(), Index{3});
    QCOMPARE(scoring_kind(to_kind(weights, InputKind::scores)), ScoringKind::dot);
  }

  void unknown_members_stay_unless_the_new_kind_knows_them() {
    Experiment e = small_vectors();
    auto& inputs = std::get<QkvInputs>(e.inputs);
    inputs.unknown = {{"source", "1"}, {"w_o", "[]"}};
    inputs.heads[0].unknown = {{"name", "\"n\""}, {"w_q", "[]"}};
    const Experiment projected = to_kind(e, InputKind::projected);
    QVERIFY(std::get<ProjectedInputs>(projected.inputs).unknown == (UnknownMembers{{"source", "1"}}));
    QVERIFY(std::get<ProjectedInputs>(projected.inputs).heads[0].unknown ==
            (UnknownMembers{{"name", "\"n\""}}));
  }

  void more_numbers_than_can_be_are_refused_at_once() {
    Experiment e = small_vectors();
    e = must(edit::set_tokens(e, edit::Side::queries, std::vector<std::string>(4096, "q"), 1));
    e = must(edit::set_tokens(e, edit::Side::keys, std::vector<std::string>(4096, "k"), 1));
    e = must(edit::set_head_count(e, 2, 1));
    QCOMPARE(edit::set_input_kind(e, InputKind::weights, 1).error().code, ProblemCode::too_many);
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<EditInputsTest>("edit_inputs_test");

}  // namespace edit_inputs_test

#include "edit_inputs_test.moc"
