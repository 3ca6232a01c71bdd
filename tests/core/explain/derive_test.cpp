// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/derive.h"

#include <QTest>
#include <cmath>

#include "core/experiment/evaluate.h"
#include "tests/support/close_to.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace headlight::test::derive_test {

namespace {

constexpr Tolerance four_decimals{.absolute = 5e-5, .relative = 0.0};
constexpr Tolerance tight{.absolute = 1e-15, .relative = 1e-14};

Derivation derived(const Experiment& experiment, const StageCell& cell) {
  return derive(experiment, *evaluate(experiment), cell).value();
}

Derivation derived(const Experiment& experiment, Stage stage, Index row, Index column, Index head = 0) {
  return derived(experiment, StageCell{stage, HeadIndex{head}, row, column});
}

Derivation derived(const Experiment& experiment, const PartCell& cell) {
  return derive(experiment, *evaluate(experiment), cell).value();
}

/// One query, one key, one hidden unit: f = 2·1 + 1, g = −1·3 + 0.5.
Experiment small_additive() {
  Experiment experiment;
  experiment.query_tokens = {"a"};
  experiment.key_tokens = {"x"};
  experiment.inputs = QkvInputs{{{value({{1}}), value({{3}}), {}, {}}}, {}};
  experiment.scoring.function = AdditiveScoring{
      {{value({{2}}), value({{-1}}), value({{5}}), value({{1}}), value({{0.5}}), value({{0.25}}), {}}}};
  return experiment;
}

/// Scores 1 2 3 and 4 5 6, the third key hidden.
Experiment masked(MaskMode mode) {
  Experiment experiment = small_scores();
  experiment.mask.mode = mode;
  experiment.mask.layers = {{CausalMask{}, {}, false, {}}, {PaddingMask{{{2}}}, {}, true, {}}};
  return experiment;
}

std::vector<double> operand_values(const Derivation& derivation, NodeIndex node) {
  std::vector<double> values;
  for (const NodeIndex operand : derivation.operands_of(derivation.nodes[node])) {
    values.push_back(derivation.nodes[operand].value);
  }
  return values;
}

double step_value(const Derivation& derivation, std::size_t step) {
  return derivation.nodes[derivation.steps.at(step).node].value;
}

}  // namespace

/// Small cases by hand.
class DeriveTest : public QObject {
  Q_OBJECT

 private slots:
  void nothing_where_there_is_no_cell() {
    const Experiment experiment = small_vectors();
    const Evaluation evaluation = *evaluate(experiment);
    const auto exists = [&](Stage stage, Index head, Index row, Index column) {
      return derive(experiment, evaluation, StageCell{stage, HeadIndex{head}, row, column}).has_value();
    };
    QVERIFY(exists(Stage::weights, 0, 1, 2));
    QVERIFY(!exists(Stage::weights, 0, 2, 0));
    QVERIFY(!exists(Stage::weights, 0, 0, 3));
    QVERIFY(!exists(Stage::weights, 0, -1, 0));
    QVERIFY(!exists(Stage::weights, 1, 0, 0));
    QVERIFY(!exists(Stage::final_output, 0, 0, 0));
    for (const Part part : {Part::query_part, Part::key_part, Part::moved_query}) {
      QVERIFY(!derive(experiment, evaluation, PartCell{part, HeadIndex{}, 0, 0}));
    }
    const Experiment additive = small_additive();
    const Evaluation evaluated = *evaluate(additive);
    QVERIFY(derive(additive, evaluated, PartCell{Part::key_part, HeadIndex{}, 0, 0}));
    QVERIFY(!derive(additive, evaluated, PartCell{Part::key_part, HeadIndex{}, 0, 1}));
    QVERIFY(!derive(additive, evaluated, PartCell{Part::key_part, HeadIndex{}, 1, 0}));
    QVERIFY(!derive(additive, evaluated, PartCell{Part::key_part, HeadIndex{1}, 0, 0}));
  }

  void heads_of_shared_stages_are_set_aside() {
    const Derivation derivation = derived(small_projection(), Stage::final_output, 0, 0, 7);
    QCOMPARE(std::get<StageCell>(derivation.subject).head, HeadIndex{0});
  }

  void given_numbers_are_inputs() {
    const Derivation q = derived(small_vectors(), Stage::q, 1, 0);
    QCOMPARE(q.formula, Formula::given_q);
    QCOMPARE(q.result(), 3.0);
    QCOMPARE(q.nodes.size(), std::size_t{1});
    QVERIFY(std::get<InputNumber>(q.nodes[0].address) == (InputNumber{{MatrixRole::q, HeadIndex{0}}, 1, 0}));

    const Derivation raw = derived(small_scores(), Stage::raw, 1, 2, 1);
    QCOMPARE(raw.formula, Formula::given_raw);
    QVERIFY(std::get<InputNumber>(raw.nodes[0].address) ==
            (InputNumber{{MatrixRole::scores, HeadIndex{1}}, 1, 2}));

    const Derivation weight = derived(example("translation"), Stage::weights, 0, 0);
    QCOMPARE(weight.formula, Formula::given_weight);
    QCOMPARE(weight.result(), 0.9);
  }

  void inputs_stand_behind_given_stages_only() {
    QVERIFY(input_at(small_vectors(), {Stage::v, HeadIndex{}, 2, 0}).has_value());
    QVERIFY(!input_at(small_vectors(), {Stage::v, HeadIndex{}, 3, 0}));
    QVERIFY(!input_at(small_vectors(), {Stage::raw, HeadIndex{}, 0, 0}));
    QVERIFY(!input_at(small_projection(), {Stage::q, HeadIndex{}, 0, 0}));
    QVERIFY(!input_at(small_projection(), {Stage::v, HeadIndex{}, 0, 0}));
  }

  void projections_name_the_sequence_they_come_from() {
    Experiment experiment = small_projection();
    auto& inputs = std::get<ProjectedInputs>(experiment.inputs);
    const auto source = [&](Stage stage) {
      const Derivation derivation = derived(experiment, stage, 1, 0);
      return std::pair(derivation.formula, std::get<InputNumber>(derivation.nodes[0].address).matrix.role);
    };
    QVERIFY(source(Stage::q) == std::pair(Formula::q_of_x, MatrixRole::x_query));
    QVERIFY(source(Stage::k) == std::pair(Formula::k_of_x, MatrixRole::x_query));
    QVERIFY(source(Stage::v) == std::pair(Formula::v_of_x, MatrixRole::x_query));
    inputs.x_key = value({{1, 1}, {2, 2}, {3, 3}});
    QVERIFY(source(Stage::k) == std::pair(Formula::k_of_x_key, MatrixRole::x_key));
    QVERIFY(source(Stage::v) == std::pair(Formula::v_of_x_key, MatrixRole::x_key));
    inputs.x_value = value({{1, 1}, {2, 2}, {3, 3}});
    QVERIFY(source(Stage::v) == std::pair(Formula::v_of_x_value, MatrixRole::x_value));
    for (ProjectedHead& head : inputs.heads) {
      head.b_v = MatrixValue(Matrix::Constant(1, head.w_v->columns(), 10.0));
    }
    const Derivation biased = derived(experiment, Stage::v, 1, 0);
    QCOMPARE(biased.formula, Formula::v_of_x_value_biased);
    // 2·5 + 2·6 + 10.
    QCOMPARE(operand_values(biased, biased.steps[0].node), (std::vector{22.0, 10.0}));
    QCOMPARE(biased.result(), 32.0);
  }

  void dot_products_show_their_products() {
    const Derivation derivation = derived(small_vectors(), Stage::raw, 0, 0);
    QCOMPARE(derivation.formula, Formula::dot);
    QCOMPARE(operand_values(derivation, derivation.steps[0].node), (std::vector{5.0, 12.0}));
    QCOMPARE(derivation.result(), 17.0);
  }

  void additive_scores_lead_to_both_projections() {
    const Experiment experiment = small_additive();
    const Derivation score = derived(experiment, Stage::raw, 0, 0);
    QCOMPARE(score.formula, Formula::additive_biased);
    QVERIFY(score.definitions == (std::vector{Formula::query_part_biased, Formula::key_part_biased}));
    // f + g = 3 − 2.5 = 0.5; 5 · tanh 0.5 + 0.25.
    VERIFY_CLOSE(score.result(), 5.0 * 0.46211715726000975 + 0.25, tight);
    VERIFY_CLOSE(evaluate(score), score.result(), tight);

    const Derivation f = derived(experiment, PartCell{Part::query_part, HeadIndex{}, 0, 0});
    QCOMPARE(f.formula, Formula::query_part_biased);
    QCOMPARE(f.result(), 3.0);
    const Derivation g = derived(experiment, PartCell{Part::key_part, HeadIndex{}, 0, 0});
    QCOMPARE(g.formula, Formula::key_part_biased);
    QCOMPARE(g.result(), -2.5);
    QVERIFY(std::get<InputNumber>(g.nodes[0].address) == (InputNumber{{MatrixRole::u_a, HeadIndex{}}, 0, 0}));
  }

  void general_scores_lead_to_the_moved_query() {
    Experiment experiment = small_vectors();
    experiment.scoring.function = GeneralScoring{{{value({{1, 2}, {3, 4}}), {}}}};
    // (1 2) W = (7 10), times (5 6): 35 + 60.
    const Derivation score = derived(experiment, Stage::raw, 0, 0);
    QCOMPARE(score.formula, Formula::general);
    QCOMPARE(operand_values(score, score.steps[0].node), (std::vector{35.0, 60.0}));
    const Derivation moved = derived(experiment, PartCell{Part::moved_query, HeadIndex{}, 0, 1});
    QCOMPARE(operand_values(moved, moved.steps[0].node), (std::vector{2.0, 8.0}));
    QCOMPARE(moved.result(), 10.0);
  }

  void scales_are_named() {
    Experiment experiment = small_vectors();
    QCOMPARE(derived(experiment, Stage::scores, 0, 0).formula, Formula::score_as_raw);
    experiment.scoring.function = ScaledDotScoring{0.5};
    const Derivation given = derived(experiment, Stage::scores, 0, 0);
    QCOMPARE(given.formula, Formula::score_times_scale);
    QCOMPARE(given.result(), 8.5);
    QVERIFY(std::get<Parameter>(given.nodes[1].address).kind == ParameterKind::scale);
    experiment.scoring.function = ScaledDotScoring{};
    const Derivation own = derived(experiment, Stage::scores, 0, 0);
    QCOMPARE(own.formula, Formula::score_over_root_d_k);
    VERIFY_CLOSE(own.result(), 17.0 / std::sqrt(2.0), tight);
  }

  void masks_act_in_their_mode() {
    Experiment experiment = masked(MaskMode::exclude);
    const Derivation excluded = derived(experiment, Stage::logits, 0, 2);
    QCOMPARE(excluded.formula, Formula::logit_excluded);
    QVERIFY(excluded.hiding_layers == std::vector<Index>{1});
    QCOMPARE(derived(experiment, Stage::logits, 0, 1).formula, Formula::logit_as_score);
    QCOMPARE(derived(experiment, Stage::weights, 0, 2).formula, Formula::weight_of_excluded_key);
    QCOMPARE(derived(experiment, Stage::weights, 0, 2).result(), 0.0);

    experiment = masked(MaskMode::add);
    QCOMPARE(derived(experiment, Stage::logits, 0, 2).formula, Formula::logit_with_mask);
    experiment.temperature = 2.0;
    QCOMPARE(derived(experiment, Stage::logits, 0, 1).formula, Formula::logit_over_temperature);
    const Derivation added = derived(experiment, Stage::logits, 0, 2);
    QCOMPARE(added.formula, Formula::logit_over_temperature_with_mask);
    // 3 / 2 and 1 · (−1e9).
    QCOMPARE(operand_values(added, added.steps[0].node), (std::vector{1.5, -1e9}));

    experiment = masked(MaskMode::replace);
    experiment.mask.value = -7.0;
    const Derivation replaced = derived(experiment, Stage::logits, 0, 2);
    QCOMPARE(replaced.formula, Formula::logit_replaced);
    QCOMPARE(replaced.result(), -7.0);
    QVERIFY(std::get<Parameter>(replaced.nodes[0].address).kind == ParameterKind::mask_value);
  }

  /// Scores .7 .1 .9 .2 .6 over √3: the largest logit is .9/√3 = .5196.
  void softmax_of_the_library_books() {
    const Derivation weight = derived(example("library-books"), Stage::weights, 0, 0);
    QCOMPARE(weight.formula, Formula::softmax);
    QCOMPARE(weight.steps.size(), std::size_t{4});
    VERIFY_CLOSE(step_value(weight, 0), 0.5196, four_decimals);
    // exp −.11547, exp −.46188, exp 0, exp −.40415, exp −.17321.
    const std::vector<double> exponentials = operand_values(weight, weight.steps[1].node);
    QCOMPARE(exponentials.size(), std::size_t{5});
    const double by_hand[] = {0.8909, 0.6301, 1.0, 0.6675, 0.8410};
    for (std::size_t i = 0; i < 5; ++i) {
      VERIFY_CLOSE(exponentials[i], by_hand[i], four_decimals);
    }
    VERIFY_CLOSE(step_value(weight, 1), 4.0296, four_decimals);
    VERIFY_CLOSE(step_value(weight, 2), 0.8909, four_decimals);
    VERIFY_CLOSE(evaluate(weight), 0.2211, four_decimals);
  }

  void excluded_keys_take_no_part_in_a_softmax() {
    const Derivation weight = derived(masked(MaskMode::exclude), Stage::weights, 0, 0);
    // Of 1 and 2: exp(−1) / (exp(−1) + 1).
    QCOMPARE(operand_values(weight, weight.steps[0].node), (std::vector{1.0, 2.0}));
    VERIFY_CLOSE(evaluate(weight), 0.2689414213699951, tight);
  }

  void hidden_rows_say_so() {
    Experiment experiment = masked(MaskMode::exclude);
    std::get<PaddingMask>(experiment.mask.layers[1].pattern).keys = {{0}, {1}, {2}};
    QVERIFY(derived(experiment, Stage::weights, 0, 0).is_row_hidden);
    QCOMPARE(derived(experiment, Stage::weights, 0, 0).formula, Formula::weight_of_excluded_key);
    experiment.mask.mode = MaskMode::replace;
    const Derivation third = derived(experiment, Stage::weights, 0, 0);
    QVERIFY(third.is_row_hidden);
    QCOMPARE(third.formula, Formula::softmax);
    VERIFY_CLOSE(third.result(), 1.0 / 3.0, tight);

    experiment = small_scores();
    const double infinity = std::numeric_limits<double>::infinity();
    std::get<ScoresInputs>(experiment.inputs).heads[0].scores =
        value({{-infinity, -infinity, -infinity}, {1, infinity, 2}});
    const Derivation nothing = derived(experiment, Stage::weights, 0, 1);
    QCOMPARE(nothing.formula, Formula::weight_where_nothing_is_seen);
    QVERIFY(nothing.is_row_hidden);
    const Derivation spoiled = derived(experiment, Stage::weights, 1, 0);
    QVERIFY(std::isnan(evaluate(spoiled)));
    QCOMPARE(spoiled.first_non_finite_key, std::optional(KeyIndex{1}));
  }

  void hardmax_takes_the_first_of_equals() {
    Experiment experiment = small_scores();
    std::get<ScoresInputs>(experiment.inputs).heads[0].scores = value({{1, 3, 3}, {9, 2, 2}});
    experiment.normalizer = Normalizer::hardmax;
    experiment.mask.layers = {{PaintedMask{{{{1}, {0}}}}, {}, true, {}}};
    const Derivation second = derived(experiment, Stage::weights, 0, 1);
    QCOMPARE(second.formula, Formula::hardmax);
    QCOMPARE(step_value(second, 0), 2.0);
    QCOMPARE(evaluate(second), 1.0);
    QCOMPARE(evaluate(derived(experiment, Stage::weights, 0, 2)), 0.0);
    // The largest of the second row is hidden, and the place of the others remains theirs.
    QCOMPARE(step_value(derived(experiment, Stage::weights, 1, 2), 0), 2.0);
    experiment.temperature = 3.0;
    QCOMPARE(derived(experiment, Stage::weights, 0, 1).formula, Formula::hardmax_of_scores);
  }

  void outputs_weigh_values() {
    Experiment experiment = small_vectors();
    experiment.inputs =
        WeightsInputs{{{value({{0.5, 0, 0.5}, {0, 0, 1}}), value({{2}, {std::nan("")}, {4}}), {}}}, {}};
    const Derivation output = derived(experiment, Stage::output, 0, 0);
    QCOMPARE(output.formula, Formula::weighted_sum);
    QCOMPARE(operand_values(output, output.steps[0].node), (std::vector{1.0, 0.0, 2.0}));
    QCOMPARE(evaluate(output), 3.0);
  }

  void concatenation_copies_from_a_head() {
    // Head 1 has one column, head 2 two.
    const Derivation first = derived(small_projection(), Stage::concat, 2, 0);
    QVERIFY(std::get<StageCell>(first.nodes[0].address) == (StageCell{Stage::output, HeadIndex{0}, 2, 0}));
    const Derivation third = derived(small_projection(), Stage::concat, 2, 2);
    QVERIFY(std::get<StageCell>(third.nodes[0].address) == (StageCell{Stage::output, HeadIndex{1}, 2, 1}));
  }

  void final_outputs_multiply_by_w_o() {
    Experiment experiment = small_projection();
    QCOMPARE(derived(experiment, Stage::final_output, 0, 1).formula, Formula::output_projection);
    std::get<ProjectedInputs>(experiment.inputs).b_o = value({{100, 200}});
    const Derivation biased = derived(experiment, Stage::final_output, 0, 1);
    QCOMPARE(biased.formula, Formula::output_projection_biased);
    QVERIFY(std::get<InputNumber>(biased.nodes[biased.nodes.size() - 2].address) ==
            (InputNumber{{MatrixRole::b_o, HeadIndex{}}, 0, 1}));
  }

  /// A number has as many nodes as it has terms: three for each term, and a few.
  void costs_what_the_cell_costs() {
    Experiment wide;
    wide.query_tokens = {"a"};
    wide.key_tokens = {"x"};
    const auto ones = [](Index rows, Index columns) { return MatrixValue(Matrix::Ones(rows, columns)); };
    wide.inputs = QkvInputs{{{ones(1, 16384), ones(1, 16384), {}, {}}}, {}};
    QVERIFY(derived(wide, Stage::raw, 0, 0).nodes.size() <= 3 * 16384 + 2);

    Experiment longest;
    longest.query_tokens = {"a"};
    longest.key_tokens.emplace(4096, "x");
    longest.inputs = QkvInputs{{{ones(1, 2), ones(4096, 2), ones(4096, 1), {}}}, {}};
    const Derivation weight = derived(longest, Stage::weights, 0, 4095);
    QVERIFY(weight.nodes.size() <= 3 * 4096 + 4);
    QVERIFY(weight.operands.size() <= 5 * 4096 + 4);
    QVERIFY(derived(longest, Stage::output, 0, 0).nodes.size() <= 3 * 4096 + 2);
    longest.normalizer = Normalizer::hardmax;
    QVERIFY(derived(longest, Stage::weights, 0, 4095).nodes.size() <= 4096 + 4);

    longest.scoring.function = AdditiveScoring{{{ones(300, 2), ones(300, 2), ones(1, 300), {}, {}, {}, {}}}};
    QVERIFY(derived(longest, Stage::raw, 0, 0).nodes.size() <= 6 * 300 + 2);
  }
};

const TestClass registered = test_class<DeriveTest>("derive_test");

}  // namespace headlight::test::derive_test

#include "derive_test.moc"
