// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <limits>

#include "core/experiment/edit.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace edit_scoring_test {

using namespace headlight;
using namespace headlight::test;
using edit::ScoringMemory;

namespace {

ProblemCode code(const edit::Result& result) { return result.error().code; }

Experiment with_scoring(const Experiment& experiment, ScoringKind kind, std::uint32_t seed = 3) {
  return must(edit::set_scoring_kind(experiment, kind, {}, seed));
}

}  // namespace

class EditScoringTest : public QObject {
  Q_OBJECT

 private slots:
  void parameters_appear_with_fitting_shapes() {
    const Experiment additive = with_scoring(small_vectors(), ScoringKind::additive);
    QCOMPARE(find_matrix(additive, {MatrixRole::w_a, {}})->columns(), Index{2});
    QCOMPARE(find_matrix(additive, {MatrixRole::u_a, {}})->columns(), Index{2});
    QCOMPARE(find_matrix(additive, {MatrixRole::v_a, {}})->columns(), Index{2});
    QVERIFY(additive == with_scoring(small_vectors(), ScoringKind::additive));
    QVERIFY(additive != with_scoring(small_vectors(), ScoringKind::additive, 4));
    const Experiment general = with_scoring(small_projection(), ScoringKind::general);
    QCOMPARE(find_matrix(general, {MatrixRole::general_w, HeadIndex{1}})->rows(), Index{1});
  }

  void parameters_come_back_from_memory() {
    for (const ScoringKind kind : {ScoringKind::additive, ScoringKind::general}) {
      const Experiment before = with_scoring(small_projection(), kind);
      const ScoringMemory memory = edit::remember_scoring(before, {});
      const Experiment dot = must(edit::set_scoring_kind(before, ScoringKind::dot, memory, 1));
      QVERIFY(must(edit::set_scoring_kind(dot, kind, memory, 99)) == before);
    }
    const Experiment scaled =
        must(edit::set_scale(with_scoring(small_vectors(), ScoringKind::scaled_dot), 0.3));
    const ScoringMemory memory = edit::remember_scoring(scaled, {});
    const Experiment dot = must(edit::set_scoring_kind(scaled, ScoringKind::dot, memory, 1));
    QVERIFY(must(edit::set_scoring_kind(dot, ScoringKind::scaled_dot, memory, 1)) == scaled);
  }

  void memory_that_no_longer_fits_is_drawn_anew_head_by_head() {
    const Experiment before = with_scoring(small_projection(), ScoringKind::general);
    const ScoringMemory memory = edit::remember_scoring(before, {});
    const Experiment dot = must(edit::set_scoring_kind(before, ScoringKind::dot, memory, 1));
    const Experiment wider = must(edit::set_width(dot, edit::Width::d_q, HeadIndex{1}, 2, 5));
    const Experiment after = must(edit::set_scoring_kind(wider, ScoringKind::general, memory, 99));
    QCOMPARE(text(after, MatrixRole::general_w, 0), text(before, MatrixRole::general_w, 0));
    QCOMPARE(find_matrix(after, {MatrixRole::general_w, HeadIndex{1}})->columns(), Index{2});
  }

  void memories_add_up() {
    ScoringMemory memory = edit::remember_scoring(with_scoring(small_vectors(), ScoringKind::additive), {});
    memory = edit::remember_scoring(with_scoring(small_vectors(), ScoringKind::general), memory);
    memory = edit::remember_scoring(small_vectors(), memory);
    QVERIFY(memory.additive && memory.general && !memory.scaled_dot);
  }

  void products_need_equal_widths() {
    const Experiment free = must(edit::set_width(with_scoring(small_vectors(), ScoringKind::general),
                                                 edit::Width::d_k, HeadIndex{0}, 3, 1));
    QCOMPARE(code(edit::set_scoring_kind(free, ScoringKind::dot, {}, 1)), ProblemCode::width_mismatch);
    QCOMPARE(code(edit::set_scoring_kind(free, ScoringKind::scaled_dot, {}, 1)), ProblemCode::width_mismatch);
    QVERIFY(edit::set_scoring_kind(free, ScoringKind::additive, {}, 1).has_value());
  }

  void given_scores_take_no_parameters_and_a_number_as_scale() {
    QCOMPARE(code(edit::set_scoring_kind(small_scores(), ScoringKind::additive, {}, 1)),
             ProblemCode::scoring_not_applicable);
    QCOMPARE(code(edit::set_scoring_kind(small_scores(), ScoringKind::general, {}, 1)),
             ProblemCode::scoring_not_applicable);
    const Experiment scaled = with_scoring(small_scores(), ScoringKind::scaled_dot);
    QVERIFY(scaled.scoring.function == ScoringFunction(ScaledDotScoring{1.0}));
    QCOMPARE(must(edit::set_scale(scaled, 0.5)).scoring.function, ScoringFunction(ScaledDotScoring{0.5}));
    QVERIFY(!edit::set_scale(scaled, std::nullopt));
  }

  void unknown_members_do_not_clash_with_known_ones() {
    Experiment e = small_vectors();
    e.scoring.unknown = {{"scale", "2"}, {"author", "\"me\""}};
    QVERIFY(with_scoring(e, ScoringKind::scaled_dot).scoring.unknown ==
            (UnknownMembers{{"author", "\"me\""}}));
  }

  void scale_and_temperature() {
    QCOMPARE(code(edit::set_scale(small_vectors(), 1.0)), ProblemCode::scoring_not_applicable);
    const Experiment scaled = with_scoring(small_vectors(), ScoringKind::scaled_dot);
    QVERIFY(must(edit::set_scale(must(edit::set_scale(scaled, 2.0)), std::nullopt)) == scaled);
    const double infinity = std::numeric_limits<double>::infinity();
    QCOMPARE(code(edit::set_scale(scaled, infinity)), ProblemCode::not_finite);
    QCOMPARE(must(edit::set_temperature(scaled, 0.5)).temperature, 0.5);
    QCOMPARE(code(edit::set_temperature(scaled, 0.0)), ProblemCode::not_positive);
    QCOMPARE(code(edit::set_temperature(scaled, -1.0)), ProblemCode::not_positive);
    QCOMPARE(code(edit::set_temperature(scaled, infinity)), ProblemCode::not_finite);
  }

  void normalizers_for_one_head_and_for_all() {
    const Experiment one = must(edit::set_normalizer(small_projection(), HeadIndex{1}, Normalizer::hardmax));
    QCOMPARE(normalizer_of(one, HeadIndex{0}), Normalizer::softmax);
    QCOMPARE(normalizer_of(one, HeadIndex{1}), Normalizer::hardmax);
    QVERIFY(must(edit::set_normalizer(one, HeadIndex{1}, Normalizer::softmax)) == small_projection());
    QVERIFY(must(edit::set_normalizer(one, std::nullopt, Normalizer::softmax)) == small_projection());
    QCOMPARE(code(edit::set_normalizer(one, HeadIndex{2}, Normalizer::softmax)),
             ProblemCode::index_out_of_range);
  }
};

const headlight::test::TestClass registered =
    headlight::test::test_class<EditScoringTest>("edit_scoring_test");

}  // namespace edit_scoring_test

#include "edit_scoring_test.moc"
