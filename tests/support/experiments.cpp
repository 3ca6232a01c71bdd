// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/experiments.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "core/formats/experiment_json.h"

namespace headlight::test {

namespace {

const std::filesystem::path examples_folder =
    std::filesystem::path(HEADLIGHT_SOURCE_DIR) / "resources/examples";

std::string described(const Problem& problem) {
  return "problem " + std::to_string(static_cast<int>(problem.code)) + " at '" + problem.place +
         "', found '" + problem.found + "', expected '" + problem.expected + "'";
}

}  // namespace

Matrix rows(std::initializer_list<std::initializer_list<double>> rows) {
  Matrix result(static_cast<Index>(rows.size()),
                rows.size() == 0 ? 0 : static_cast<Index>(rows.begin()->size()));
  Index i = 0;
  for (const auto& row : rows) {
    std::copy(row.begin(), row.end(), result.row(i++).begin());
  }
  return result;
}

MatrixValue value(std::initializer_list<std::initializer_list<double>> numbers) {
  return MatrixValue(rows(numbers));
}

std::string text(const Matrix& matrix) {
  std::ostringstream out;
  out.precision(12);
  for (Index i = 0; i < matrix.rows(); ++i) {
    out << (i > 0 ? " | " : "");
    for (Index j = 0; j < matrix.cols(); ++j) {
      out << (j > 0 ? " " : "") << matrix(i, j);
    }
  }
  return out.str();
}

std::string text(const Experiment& experiment, MatrixRole role, Index head) {
  const MatrixValue* const matrix = find_matrix(experiment, {role, HeadIndex{head}});
  return matrix == nullptr ? "none" : text(matrix->values());
}

std::string text(const std::vector<std::string>& tokens) {
  std::string result;
  for (const std::string& token : tokens) {
    result += (result.empty() ? "" : " ") + token;
  }
  return result;
}

Experiment small_vectors() {
  Experiment experiment;
  experiment.query_tokens = {"a", "b"};
  experiment.key_tokens = {"x", "y", "z"};
  experiment.inputs = QkvInputs{
      {{value({{1, 2}, {3, 4}}), value({{5, 6}, {7, 8}, {9, 10}}), value({{1}, {2}, {3}}), {}}}, {}};
  experiment.scoring.function = DotScoring{};
  return experiment;
}

Experiment small_projection() {
  Experiment experiment;
  experiment.query_tokens = {"a", "b", "c"};
  ProjectedInputs inputs;
  inputs.x_query = value({{1, 2}, {3, 4}, {5, 6}});
  inputs.heads.resize(2);
  inputs.heads[0].w_q = value({{1}, {2}});
  inputs.heads[0].w_k = value({{3}, {4}});
  inputs.heads[0].w_v = value({{5}, {6}});
  inputs.heads[1].w_q = value({{-1}, {-2}});
  inputs.heads[1].w_k = value({{-3}, {-4}});
  inputs.heads[1].w_v = value({{7, 8}, {9, 10}});
  inputs.w_o = value({{1, 1}, {2, 2}, {3, 3}});
  experiment.inputs = std::move(inputs);
  return experiment;
}

Experiment small_scores() {
  Experiment experiment;
  experiment.query_tokens = {"a", "b"};
  experiment.key_tokens = {"x", "y", "z"};
  experiment.inputs = ScoresInputs{
      {{value({{1, 2, 3}, {4, 5, 6}}), {}, {}}, {value({{-1, -2, -3}, {-4, -5, -6}}), {}, {}}}, {}};
  experiment.scoring.function = DotScoring{};
  return experiment;
}

std::string example_file(const std::string& id) {
  std::ifstream file(examples_folder / (id + ".headlight"), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Experiment example(const std::string& id) { return must(read_experiment(example_file(id))); }

std::vector<std::string> example_ids() {
  std::vector<std::string> ids;
  for (const auto& entry : std::filesystem::directory_iterator(examples_folder)) {
    ids.push_back(entry.path().stem().string());
  }
  std::sort(ids.begin(), ids.end());
  return ids;
}

Experiment must(const tl::expected<Experiment, Problem>& result) {
  if (!result) {
    throw std::runtime_error(described(result.error()));
  }
  return *result;
}

}  // namespace headlight::test
