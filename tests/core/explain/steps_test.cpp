// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/steps.h"

#include <QTest>

#include "core/explain/stage_cell.h"
#include "tests/support/experiments.h"
#include "tests/support/test_class.h"

namespace steps_test {

using namespace headlight;
using namespace headlight::test;

namespace {

constexpr std::array kind_names{"tokens", "Q",         "K",       "V",      "raw",    "scale", "temperature",
                                "mask",   "temp+mask", "weights", "output", "concat", "W^O"};
constexpr std::array editor_names{"tokens", "matrices", "mask", "scoring"};

/// "raw: dot @scoring", one step after the other.
std::string text(const std::vector<CalculationStep>& steps) {
  std::string result;
  for (const CalculationStep& step : steps) {
    result += result.empty() ? "" : " | ";
    result += kind_names.at(static_cast<std::size_t>(step.kind));
    for (const Formula formula : step.formulas) {
      result.append(" ").append(formula_name(formula));
    }
    result.append(" @").append(editor_names.at(static_cast<std::size_t>(step.editor)));
  }
  return result;
}

Experiment weights_only() {
  Experiment experiment = small_scores();
  WeightsInputs inputs;
  inputs.heads.push_back({value({{0.2, 0.3, 0.5}, {1, 0, 0}}), {}, {}});
  experiment.inputs = inputs;
  return experiment;
}

MaskLayer causal() { return {.pattern = CausalMask{}, .heads = {}, .enabled = true, .unknown = {}}; }

}  // namespace

// The order of the calculation, for every kind of input, with what changes nothing left out.
class StepsTest : public QObject {
  Q_OBJECT

 private slots:
  void given_vectors() {
    QCOMPARE(text(steps_of(small_vectors())),
             std::string("tokens @tokens | Q given-q @matrices | K given-k @matrices | V given-v @matrices | "
                         "raw dot @scoring | weights softmax @scoring | output weighted-sum @matrices"));
  }

  void projections_heads_and_output() {
    QCOMPARE(text(steps_of(small_projection())),
             std::string("tokens @tokens | Q q-of-x @matrices | K k-of-x @matrices | V v-of-x @matrices | "
                         "raw dot @scoring | scale score-over-root-d-k @scoring | weights softmax @scoring | "
                         "output weighted-sum @matrices | concat concatenation @scoring | "
                         "W^O output-projection @matrices"));
  }

  void given_scores() {
    Experiment experiment = small_scores();
    experiment.scoring.function = ScaledDotScoring{};  // no d_k: scores stay as they are
    QCOMPARE(text(steps_of(experiment)),
             std::string("tokens @tokens | raw given-raw @matrices | weights softmax @scoring"));
    experiment.scoring.function = ScaledDotScoring{.scale = 0.5};
    QCOMPARE(text(steps_of(experiment)),
             std::string("tokens @tokens | raw given-raw @matrices | scale score-times-scale @scoring | "
                         "weights softmax @scoring"));
    experiment.scoring.function = ScaledDotScoring{.scale = 1.0};
    QCOMPARE(steps_of(experiment).size(), std::size_t{3});
  }

  void given_weights_know_neither_scale_nor_mask() {
    Experiment experiment = weights_only();
    experiment.temperature = 2.0;
    experiment.scoring.function = ScaledDotScoring{.scale = 0.5};
    QCOMPARE(text(steps_of(experiment)), std::string("tokens @tokens | weights given-weight @matrices"));
  }

  void each_scoring_function_has_its_formulas() {
    Experiment experiment = small_vectors();
    experiment.scoring.function = GeneralScoring{{{value({{1, 2}, {3, 4}}), {}}}};
    QVERIFY(steps_of(experiment)[4].formulas == (std::vector{Formula::moved_query, Formula::general}));
    AdditiveHead head{value({{1, 0}}), value({{1, 0}}), value({{1}}), {}, {}, {}, {}};
    experiment.scoring.function = AdditiveScoring{{head}};
    QVERIFY(steps_of(experiment)[4].formulas ==
            (std::vector{Formula::query_part, Formula::key_part, Formula::additive}));
    head.b_w = value({{1}});
    head.b_v = value({{1}});
    experiment.scoring.function = AdditiveScoring{{head}};
    QVERIFY(steps_of(experiment)[4].formulas ==
            (std::vector{Formula::query_part_biased, Formula::key_part, Formula::additive_biased}));
  }

  void projections_speak_of_their_sources_and_biases() {
    Experiment experiment = small_projection();
    auto& inputs = std::get<ProjectedInputs>(experiment.inputs);
    inputs.heads[1].b_k = value({{1}});
    inputs.b_o = value({{1, 2}});
    const std::vector<CalculationStep> biased = steps_of(experiment);
    QVERIFY(biased[1].formulas == std::vector{Formula::q_of_x});
    QVERIFY(biased[2].formulas == std::vector{Formula::k_of_x_biased});
    QVERIFY(biased.back().formulas == std::vector{Formula::output_projection_biased});
    inputs.x_key = inputs.x_query;
    QVERIFY(steps_of(experiment)[2].formulas == std::vector{Formula::k_of_x_key_biased});
    QVERIFY(steps_of(experiment)[3].formulas == std::vector{Formula::v_of_x_key});
    inputs.x_value = inputs.x_query;
    QVERIFY(steps_of(experiment)[3].formulas == std::vector{Formula::v_of_x_value});
  }

  void temperature_and_mask() {
    Experiment experiment = small_vectors();
    experiment.temperature = 2.0;
    const auto step = [&experiment] { return steps_of(experiment).at(5); };
    QVERIFY(
        step() ==
        (CalculationStep{
            StepKind::temperature, Stage::logits, StepEditor::scoring, {Formula::logit_over_temperature}}));
    experiment.mask.layers = {causal()};
    QVERIFY(step() == (CalculationStep{StepKind::temperature_and_mask,
                                       Stage::logits,
                                       StepEditor::mask,
                                       {Formula::logit_over_temperature, Formula::logit_excluded}}));
    experiment.temperature = 1.0;
    QVERIFY(step() == (CalculationStep{StepKind::mask,
                                       Stage::logits,
                                       StepEditor::mask,
                                       {Formula::logit_as_score, Formula::logit_excluded}}));
    experiment.mask.mode = MaskMode::add;
    QVERIFY(step().formulas == std::vector{Formula::logit_with_mask});
    experiment.mask.mode = MaskMode::replace;
    QVERIFY(step().formulas == (std::vector{Formula::logit_as_score, Formula::logit_replaced}));
    experiment.mask.layers.front().enabled = false;
    QCOMPARE(step().kind, StepKind::weights);
  }

  void a_mask_that_hides_nothing_is_no_step() {
    Experiment experiment = small_vectors();
    experiment.mask.layers = {{.pattern = PaddingMask{}, .heads = {}, .enabled = true, .unknown = {}}};
    QCOMPARE(steps_of(experiment).at(5).kind, StepKind::weights);
  }

  void heads_may_differ_in_how_they_weigh() {
    Experiment experiment = small_scores();
    experiment.normalizer = std::vector{Normalizer::hardmax, Normalizer::softmax};
    QVERIFY(steps_of(experiment).back().formulas == (std::vector{Formula::hardmax, Formula::softmax}));
    experiment.normalizer = Normalizer::hardmax;
    experiment.temperature = 2.0;
    QVERIFY(steps_of(experiment).back().formulas == std::vector{Formula::hardmax_of_scores});
  }

  void every_step_of_every_example_shows_a_stage_that_exists() {
    for (const std::string& id : example_ids()) {
      const Experiment experiment = example(id);
      const std::vector<Stage> stages = stages_of(experiment);
      const std::vector<CalculationStep> steps = steps_of(experiment);
      QCOMPARE(steps.front().kind, StepKind::tokens);
      for (std::size_t i = 1; i < steps.size(); ++i) {
        QVERIFY2(std::ranges::find(stages, steps[i].stage) != stages.end(), id.c_str());
        QVERIFY2(i == 1 || steps[i - 1].stage < steps[i].stage, id.c_str());
        QVERIFY2(!steps[i].formulas.empty(), id.c_str());
      }
    }
  }

  void given_numbers_are_told_from_calculated_ones() {
    const std::vector<CalculationStep> steps = steps_of(small_vectors());
    QVERIFY(!is_given(steps[0]));
    QVERIFY(is_given(steps[1]));
    QVERIFY(!is_given(steps[4]));
    QVERIFY(is_given(steps_of(weights_only()).back()));
    QVERIFY(!is_given(steps_of(small_projection())[1]));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<StepsTest>("steps_test");

}  // namespace steps_test

#include "steps_test.moc"
