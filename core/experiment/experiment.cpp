// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/experiment.h"

#include <algorithm>

namespace headlight {

std::string text_in(const LocalizedText& text, const std::string& language) {
  if (const auto* plain = std::get_if<std::string>(&text)) {
    return *plain;
  }
  const auto& by_language = std::get<std::map<std::string, std::string>>(text);
  for (const std::string& code : {language, std::string("en")}) {
    if (const auto found = by_language.find(code); found != by_language.end()) {
      return found->second;
    }
  }
  return by_language.empty() ? std::string() : by_language.begin()->second;
}

LocalizedText with_text(const LocalizedText& text, const std::string& language, const std::string& words) {
  const std::string* const plain = std::get_if<std::string>(&text);
  if (language.empty() && (plain != nullptr || std::get<std::map<std::string, std::string>>(text).empty())) {
    return words;
  }
  std::map<std::string, std::string> by_language;
  if (plain == nullptr) {
    by_language = std::get<std::map<std::string, std::string>>(text);
  } else if (!plain->empty()) {
    by_language["en"] = *plain;
  }
  if (!language.empty()) {
    by_language[language] = words;
  } else if (const auto english = by_language.find("en"); english != by_language.end()) {
    english->second = words;
  } else {
    by_language.begin()->second = words;
  }
  return by_language;
}

InputKind input_kind(const Experiment& experiment) {
  return static_cast<InputKind>(experiment.inputs.index());
}

ScoringKind scoring_kind(const Experiment& experiment) {
  return static_cast<ScoringKind>(experiment.scoring.function.index());
}

std::string_view input_kind_name(InputKind kind) {
  switch (kind) {
    case InputKind::qkv: return "qkv";
    case InputKind::projected: return "projected";
    case InputKind::scores: return "scores";
    case InputKind::weights: return "weights";
  }
  return {};
}

std::string_view scoring_kind_name(ScoringKind kind) {
  switch (kind) {
    case ScoringKind::dot: return "dot";
    case ScoringKind::scaled_dot: return "scaled_dot";
    case ScoringKind::additive: return "additive";
    case ScoringKind::general: return "general";
  }
  return {};
}

Index head_count(const Experiment& experiment) {
  return std::visit([](const auto& inputs) { return static_cast<Index>(inputs.heads.size()); },
                    experiment.inputs);
}

Index query_count(const Experiment& experiment) { return static_cast<Index>(experiment.query_tokens.size()); }

Index key_count(const Experiment& experiment) { return static_cast<Index>(key_tokens(experiment).size()); }

const std::vector<std::string>& key_tokens(const Experiment& experiment) {
  return experiment.key_tokens ? *experiment.key_tokens : experiment.query_tokens;
}

Normalizer normalizer_of(const Experiment& experiment, HeadIndex head) {
  if (const auto* one = std::get_if<Normalizer>(&experiment.normalizer)) {
    return *one;
  }
  return std::get<std::vector<Normalizer>>(experiment.normalizer).at(static_cast<std::size_t>(head.value));
}

bool has_values(const Experiment& experiment) {
  return std::visit(
      [](const auto& inputs) {
        return !inputs.heads.empty() &&
               std::all_of(inputs.heads.begin(), inputs.heads.end(), [](const auto& head) {
                 if constexpr (requires { head.w_v; }) {
                   return head.w_v.has_value();
                 } else {
                   return head.v.has_value();
                 }
               });
      },
      experiment.inputs);
}

bool mask_acts(const Experiment& experiment) { return input_kind(experiment) != InputKind::weights; }

std::vector<Stage> stages_of(const Experiment& experiment) {
  const InputKind kind = input_kind(experiment);
  const bool from_vectors = kind == InputKind::qkv || kind == InputKind::projected;
  const bool from_scores = kind != InputKind::weights;
  const bool values = has_values(experiment);
  const auto* projected = std::get_if<ProjectedInputs>(&experiment.inputs);

  std::vector<Stage> stages;
  const auto add = [&stages](bool exists, Stage stage) {
    if (exists) {
      stages.push_back(stage);
    }
  };
  add(from_vectors, Stage::q);
  add(from_vectors, Stage::k);
  add(values, Stage::v);
  add(from_scores, Stage::raw);
  add(from_scores, Stage::scores);
  add(from_scores, Stage::logits);
  add(true, Stage::weights);
  add(values, Stage::output);
  add(values, Stage::concat);
  add(projected != nullptr && projected->w_o.has_value(), Stage::final_output);
  return stages;
}

}  // namespace headlight
