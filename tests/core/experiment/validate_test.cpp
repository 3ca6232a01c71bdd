// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/validate.h"

#include <QTest>
#include <limits>

#include "core/formats/experiment_json.h"
#include "tests/support/experiment_files.h"
#include "tests/support/test_class.h"

namespace validate_test {

using namespace headlight;
using namespace headlight::test;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Experiment experiment_of(const nlohmann::ordered_json& file) { return read_experiment(file.dump()).value(); }

/// "" where the experiment is valid, else code and place.
std::string verdict(const Experiment& experiment) {
  const std::optional<Problem> problem = validate(experiment);
  return problem ? std::to_string(static_cast<int>(problem->code)) + " " + problem->place : "";
}

std::string verdict(ProblemCode code, const std::string& place) {
  return std::to_string(static_cast<int>(code)) + " " + place;
}

}  // namespace

// What a file cannot say but an edit could do. The rules that files can break are in invalid_experiment_test.
class ValidateTest : public QObject {
  Q_OBJECT

 private slots:
  void an_experiment_of_nothing_has_no_head() {
    QCOMPARE(verdict(Experiment{}), verdict(ProblemCode::no_head, "/inputs/heads"));
  }

  void every_kind_is_valid() {
    for (const auto& file :
         {qkv_file(), projected_file(), scores_file(), weights_file(), additive_file(), general_file()}) {
      QCOMPARE(verdict(experiment_of(file)), std::string());
    }
  }

  void parameters_have_to_be_finite() {
    for (const double number : {infinity, -infinity, std::numeric_limits<double>::quiet_NaN()}) {
      Experiment experiment = experiment_of(qkv_file());
      experiment.temperature = number;
      QCOMPARE(verdict(experiment), verdict(ProblemCode::not_finite, "/temperature"));
      experiment = experiment_of(qkv_file());
      experiment.mask.value = number;
      QCOMPARE(verdict(experiment), verdict(ProblemCode::not_finite, "/mask/value"));
      experiment = experiment_of(qkv_file());
      experiment.scoring.function = ScaledDotScoring{number};
      QCOMPARE(verdict(experiment), verdict(ProblemCode::not_finite, "/scoring/scale"));
      experiment = experiment_of(qkv_file());
      std::get<QkvInputs>(experiment.inputs).heads[0].q =
          MatrixValue::randn(2, 2, {.seed = 1, .scale = number});
      QCOMPARE(verdict(experiment), verdict(ProblemCode::not_finite, "/inputs/heads/0/q/randn/scale"));
    }
  }

  void entries_need_not_be_finite() {
    Experiment experiment = experiment_of(qkv_file());
    std::get<QkvInputs>(experiment.inputs).heads[0].q = MatrixValue(Matrix::Constant(2, 2, infinity));
    QCOMPARE(verdict(experiment), std::string());
  }

  void scales_of_any_sign_are_valid() {
    for (const double scale : {-2.0, 0.0, 0.5}) {
      Experiment experiment = experiment_of(qkv_file());
      experiment.scoring.function = ScaledDotScoring{scale};
      QCOMPARE(verdict(experiment), std::string());
    }
  }

  void vectors_have_one_row() {
    Experiment experiment = experiment_of(additive_file());
    std::get<AdditiveScoring>(experiment.scoring.function).heads[1].v_a = MatrixValue(Matrix::Zero(2, 2));
    QCOMPARE(verdict(experiment), verdict(ProblemCode::wrong_row_count, "/scoring/heads/1/v_a"));
  }

  void widths_may_differ_by_head() {
    Experiment experiment = experiment_of(projected_file());
    auto& head = std::get<ProjectedInputs>(experiment.inputs).heads[1];
    head.w_q = MatrixValue(Matrix::Zero(3, 5));
    QCOMPARE(verdict(experiment), verdict(ProblemCode::width_mismatch, "/inputs/heads/1/w_k"));
    head.w_k = MatrixValue(Matrix::Zero(3, 5));
    QCOMPARE(verdict(experiment), std::string());
  }

  void additive_and_general_scoring_need_no_equal_widths() {
    Experiment experiment = experiment_of(additive_file());
    std::get<QkvInputs>(experiment.inputs).heads[1].k = MatrixValue(Matrix::Zero(3, 0));
    std::get<AdditiveScoring>(experiment.scoring.function).heads[1].u_a = MatrixValue(Matrix::Zero(2, 0));
    QCOMPARE(verdict(experiment), std::string());
    experiment = experiment_of(general_file());
    std::get<QkvInputs>(experiment.inputs).heads[1].k = MatrixValue(Matrix::Zero(3, 2));
    std::get<GeneralScoring>(experiment.scoring.function).heads[1].w = MatrixValue(Matrix::Zero(1, 2));
    QCOMPARE(verdict(experiment), std::string());
  }

  void an_absent_x_key_needs_as_many_keys_as_queries() {
    Experiment experiment = experiment_of(projected_file());
    experiment.key_tokens = {"other", "tokens"};
    QCOMPARE(verdict(experiment), std::string());
    experiment.key_tokens = {"one"};
    QCOMPARE(verdict(experiment), verdict(ProblemCode::wrong_row_count, "/inputs/x_key"));
  }

  void w_o_needs_values() {
    Experiment experiment = experiment_of(projected_file());
    auto& inputs = std::get<ProjectedInputs>(experiment.inputs);
    for (ProjectedHead& head : inputs.heads) {
      head.w_v.reset();
      head.b_v.reset();
    }
    QCOMPARE(verdict(experiment), verdict(ProblemCode::missing_member, "/inputs/heads/0/w_v"));
    inputs.w_o.reset();
    inputs.b_o.reset();
    QCOMPARE(verdict(experiment), std::string());
  }

  void no_tokens_are_valid() {
    Experiment experiment = experiment_of(qkv_file());
    experiment.query_tokens.clear();
    experiment.key_tokens.reset();
    auto& heads = std::get<QkvInputs>(experiment.inputs).heads;
    heads.resize(1);
    heads[0] = {MatrixValue(Matrix(0, 2)), MatrixValue(Matrix(0, 2)), MatrixValue(Matrix(0, 3)), {}};
    QCOMPARE(verdict(experiment), std::string());
  }

  void mask_indices_count_as_numbers() {
    Experiment experiment = experiment_of(weights_file());
    MaskLayer layer;
    layer.pattern = PaintedMask{std::vector<Cell>(static_cast<std::size_t>(max_numbers / 2 - 2))};
    experiment.mask.layers = {layer};
    QCOMPARE(verdict(experiment), std::string());
    layer.pattern = CausalMask{};
    layer.heads = std::vector<HeadIndex>(1);
    experiment.mask.layers.push_back(layer);
    QCOMPARE(verdict(experiment), verdict(ProblemCode::too_many, "/mask/layers/1/heads"));
  }

  void recipes_stay_within_the_stream() {
    QVERIFY(!validate_recipe(4, 5, {.seed = 1, .skip = 9'999'980}, "/m"));
    QCOMPARE(validate_recipe(4, 5, {.seed = 1, .skip = 9'999'981}, "/m")->place,
             std::string("/m/randn/skip"));
    QCOMPARE(
        validate_recipe(4, 5, {.seed = 1, .skip = std::numeric_limits<std::uint64_t>::max()}, "/m")->place,
        std::string("/m/randn/skip"));
    QCOMPARE(validate_recipe(5000, 5000, {.seed = 1}, "/m")->place, std::string("/m/shape"));
    QVERIFY(!validate_recipe(0, 16384, {.seed = 1, .skip = 10'000'000}, "/m"));
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<ValidateTest>("validate_test");

}  // namespace validate_test

#include "validate_test.moc"
