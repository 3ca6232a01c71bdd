// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/evaluate.h"
#include "tests/support/close_to.h"
#include "tests/support/reference_file.h"
#include "tests/support/test_class.h"

namespace headlight::test::reference_cases_test {

using nlohmann::json;

namespace {

std::vector<std::string> tokens(std::size_t count) { return std::vector<std::string>(count, "token"); }

/// A mask of numbers, 1 = hidden, as a painted layer.
MaskLayer painted(const json& rows, std::optional<std::vector<HeadIndex>> heads) {
  const Matrix mask = to_matrix(rows);
  PaintedMask cells;
  for (Index i = 0; i < mask.rows(); ++i) {
    for (Index j = 0; j < mask.cols(); ++j) {
      if (mask(i, j) == 1.0) {
        cells.hidden.push_back({{i}, {j}});
      }
    }
  }
  return {std::move(cells), std::move(heads), true, {}};
}

std::optional<MatrixValue> optional_value(const json& holder, const char* name) {
  const auto found = holder.find(name);
  return found == holder.end() || found->is_null() ? std::nullopt : std::optional(to_value(*found));
}

/// Entry `head` of a list that has one vector, or one number, per head; nothing where there is no list.
std::optional<MatrixValue> entry_of_head(const json& holder, const char* name, std::size_t head) {
  if (!holder.contains(name)) {
    return std::nullopt;
  }
  const json& entry = holder[name][head];
  return to_value(entry.is_number() ? json::array({entry}) : entry);
}

Scoring scoring_of(const json& reference) {
  const std::string kind = reference.at("scoring");
  const std::size_t heads = reference.at("heads");
  if (kind == "scaled_dot") {
    return {ScaledDotScoring{reference.at("scale").get<double>()}, {}};
  }
  if (kind == "additive") {
    AdditiveScoring scoring;
    for (std::size_t i = 0; i < heads; ++i) {
      scoring.heads.push_back({to_value(reference["w_a"][i]),
                               to_value(reference["u_a"][i]),
                               to_value(reference["v_a"][i]),
                               entry_of_head(reference, "b_w", i),
                               entry_of_head(reference, "b_u", i),
                               entry_of_head(reference, "b_v", i),
                               {}});
    }
    return {scoring, {}};
  }
  if (kind == "general") {
    GeneralScoring scoring;
    for (std::size_t i = 0; i < heads; ++i) {
      scoring.heads.push_back({to_value(reference["w"][i]), {}});
    }
    return {scoring, {}};
  }
  return {DotScoring{}, {}};
}

Experiment attention_experiment(const json& reference) {
  Experiment experiment;
  experiment.query_tokens = tokens(reference.at("n_q"));
  experiment.key_tokens = tokens(reference.at("n_k"));
  QkvInputs inputs;
  for (std::size_t i = 0; i < reference.at("heads"); ++i) {
    inputs.heads.push_back(
        {to_value(reference["q"][i]), to_value(reference["k"][i]), to_value(reference["v"][i]), {}});
  }
  experiment.inputs = std::move(inputs);
  experiment.scoring = scoring_of(reference);
  experiment.temperature = reference.at("temperature");
  experiment.mask.mode = reference.at("mask_mode") == "add" ? MaskMode::add : MaskMode::exclude;
  if (reference.contains("mask")) {
    const json& mask = reference["mask"];
    if (mask[0][0].is_array()) {
      for (std::size_t i = 0; i < mask.size(); ++i) {
        experiment.mask.layers.push_back(painted(mask[i], std::vector{HeadIndex{static_cast<Index>(i)}}));
      }
    } else {
      experiment.mask.layers.push_back(painted(mask, std::nullopt));
    }
  }
  return experiment;
}

/// Rows first … first + count − 1 of a weight that PyTorch stores as (out, in), transposed.
MatrixValue head_part(const json& weight, Index first, Index count) {
  return MatrixValue(to_matrix(weight).middleRows(first, count).transpose());
}

std::optional<MatrixValue> head_bias(const json& bias, Index first, Index count) {
  return bias.is_null() ? std::nullopt : std::optional(MatrixValue(to_matrix(bias).middleCols(first, count)));
}

Experiment multihead_experiment(const json& reference) {
  Experiment experiment;
  experiment.query_tokens = tokens(reference["x_query"].size());
  experiment.key_tokens = tokens(reference["x_key"].size());
  ProjectedInputs inputs;
  inputs.x_query = to_value(reference["x_query"]);
  inputs.x_key = to_value(reference["x_key"]);
  inputs.x_value = to_value(reference["x_value"]);
  const Index heads = reference["heads"];
  const Index width = reference["d_model"].get<Index>() / heads;
  for (Index i = 0; i < heads; ++i) {
    inputs.heads.push_back({head_part(reference["w_q"], i * width, width),
                            head_part(reference["w_k"], i * width, width),
                            head_part(reference["w_v"], i * width, width),
                            head_bias(reference["b_q"], i * width, width),
                            head_bias(reference["b_k"], i * width, width),
                            head_bias(reference["b_v"], i * width, width),
                            {}});
  }
  inputs.w_o = MatrixValue(to_matrix(reference["w_o"]).transpose());
  inputs.b_o = optional_value(reference, "b_o");
  experiment.inputs = std::move(inputs);
  if (!reference["mask"].is_null()) {
    experiment.mask.layers.push_back(painted(reference["mask"], std::nullopt));
  }
  return experiment;
}

/// The articles' NumPy program, its numbers drawn from the one stream.
Experiment seed_42_experiment() {
  std::uint64_t drawn = 0;
  const auto draw = [&drawn](Index rows, Index columns, double scale) {
    MatrixValue value = MatrixValue::randn(rows, columns, {.seed = 42, .skip = drawn, .scale = scale});
    drawn += static_cast<std::uint64_t>(rows * columns);
    return value;
  };
  Experiment experiment;
  experiment.query_tokens = tokens(11);
  ProjectedInputs inputs;
  inputs.x_query = draw(11, 300, 1.0);
  for (int head = 0; head < 3; ++head) {
    MatrixValue w_q = draw(300, 100, 0.1);
    MatrixValue w_k = draw(300, 100, 0.1);
    MatrixValue w_v = draw(300, 100, 0.1);
    inputs.heads.push_back({w_q, w_k, w_v, {}, {}, {}, {}});
  }
  inputs.w_o = draw(300, 300, 0.1);
  experiment.inputs = std::move(inputs);
  return experiment;
}

void add_rows(const char* file) {
  QTest::addColumn<int>("index");
  const json cases = read_json(file)["cases"];
  for (std::size_t i = 0; i < cases.size(); ++i) {
    QTest::newRow(cases[i]["name"].get<std::string>().c_str()) << static_cast<int>(i);
  }
}

}  // namespace

class ReferenceCasesTest : public QObject {
  Q_OBJECT
 private slots:
  void attention_data() { add_rows("reference/attention_cases.json"); }
  void attention() {
    QFETCH(int, index);
    const json reference =
        read_json("reference/attention_cases.json")["cases"].at(static_cast<std::size_t>(index));
    const Evaluation evaluation = *evaluate(attention_experiment(reference));
    // Where −1e9 is added throughout, the sum itself loses digits.
    const bool loses_digits = reference["name"] == "one query sees nothing, added -1e9";
    const Tolerance tolerance{.relative = loses_digits ? 1e-6 : 1e-12};
    const std::size_t heads = reference["heads"];
    QCOMPARE(evaluation.trace.heads.size(), heads);
    for (std::size_t i = 0; i < heads; ++i) {
      const HeadTrace& head = evaluation.trace.heads[i];
      VERIFY_CLOSE(*head.scores, to_matrix(reference["expected"]["scores"][i]), {.relative = 1e-12});
      VERIFY_CLOSE(*head.weights, to_matrix(reference["expected"]["weights"][i]), tolerance);
      VERIFY_CLOSE(*head.output, to_matrix(reference["expected"]["output"][i]), tolerance);
    }
  }

  void multihead_data() { add_rows("reference/multihead_cases.json"); }
  void multihead() {
    QFETCH(int, index);
    const json reference =
        read_json("reference/multihead_cases.json")["cases"].at(static_cast<std::size_t>(index));
    const Evaluation evaluation = *evaluate(multihead_experiment(reference));
    for (std::size_t i = 0; i < reference["heads"]; ++i) {
      VERIFY_CLOSE(*evaluation.trace.heads.at(i).weights, to_matrix(reference["expected"]["weights"][i]),
                   {.relative = 1e-12});
    }
    VERIFY_CLOSE(*evaluation.trace.final_output, to_matrix(reference["expected"]["output"]),
                 {.relative = 1e-12});
  }

  void numpy_program() {
    const json reference = read_json("reference/numpy_seed42.json");
    const Evaluation evaluation = *evaluate(seed_42_experiment());
    for (std::size_t i = 0; i < 3; ++i) {
      VERIFY_CLOSE(*evaluation.trace.heads.at(i).weights, to_matrix(reference["weights"][i]),
                   {.relative = 1e-10});
    }
    VERIFY_CLOSE(*evaluation.trace.final_output, to_matrix(reference["final_output"]), {.relative = 1e-10});
  }
};

const TestClass registered = test_class<ReferenceCasesTest>("reference_cases_test");

}  // namespace headlight::test::reference_cases_test

#include "reference_cases_test.moc"
