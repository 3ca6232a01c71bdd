// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/leftover_experiments.h"

#include <QString>
#include <cmath>
#include <map>
#include <string>

#include "tests/support/experiments.h"

namespace headlight::test {

namespace {

/// An example with tokens, title and notes that belong to no language or to both.
Experiment neutral(Experiment experiment) {
  const auto rename = [](std::vector<std::string>& tokens) {
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      tokens[i] = QString(QChar(static_cast<char16_t>(0x2460 + i % 20))).toStdString();
    }
  };
  rename(experiment.query_tokens);
  if (experiment.key_tokens) {
    rename(*experiment.key_tokens);
  }
  const std::map<std::string, std::string> both = {{"en", "Words"}, {"zh_CN", "文字"}};
  experiment.title = both;
  experiment.notes = both;
  return experiment;
}

MaskLayer layer(MaskPattern pattern, bool enabled = true) {
  return {.pattern = std::move(pattern), .heads = {}, .enabled = enabled, .unknown = {}};
}

/// Weights with everything that a row of weights can have wrong.
Experiment odd_weights() {
  Experiment experiment = neutral(test::example("translation"));
  Matrix weights = Matrix::Constant(3, 4, 0.25);
  weights(0, 0) = std::nan("");
  weights(1, 1) = -0.5;
  std::get<WeightsInputs>(experiment.inputs).heads.front().weights = MatrixValue(weights);
  return experiment;
}

}  // namespace

Experiment masked(MaskMode mode) {
  Experiment experiment = neutral(test::example("scaled-dot-two-heads"));
  experiment.temperature = 0.5;
  experiment.normalizer = std::vector<Normalizer>{Normalizer::softmax, Normalizer::hardmax};
  experiment.mask.mode = mode;
  experiment.mask.layers = {layer(PaintedMask{{{{0}, {0}}, {{0}, {1}}, {{0}, {2}}}}), layer(CausalMask{}),
                            layer(PaddingMask{{{2}}}), layer(WindowMask{1, 1}, false),
                            layer(PrefixMask{1}, false)};
  return experiment;
}

std::vector<Experiment> leftover_experiments() {
  std::vector<Experiment> all;
  for (const std::string& id : test::example_ids()) {
    all.push_back(neutral(test::example(id)));
  }
  for (const MaskMode mode : {MaskMode::exclude, MaskMode::add, MaskMode::replace}) {
    all.push_back(masked(mode));
  }
  all.push_back(odd_weights());
  all.push_back(neutral(test::must(
      edit::set_scoring_kind(test::small_vectors(), ScoringKind::general, edit::ScoringMemory{}, 1))));
  all.emplace_back();  // with nothing in it
  return all;
}

}  // namespace headlight::test
