// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/experiment_json.h"

#include <array>
#include <cmath>

#include "core/experiment/validate.h"
#include "core/formats/experiment_parts.h"
#include "core/formats/object_writer.h"
#include "core/linear/number_text.h"

namespace headlight {

namespace {

constexpr std::array<std::string_view, 1> format_names{"headlight-experiment"};
constexpr int newest_version = 1;
/// In the order of `Normalizer`.
constexpr std::array<std::string_view, 2> normalizer_names{"softmax", "hardmax"};

void read_version(const JsonItem& item) {
  const double version = read_number(item);
  if (version > newest_version) {
    refuse(ProblemCode::newer_version, item.place, number_text(version), std::to_string(newest_version));
  }
  if (version != std::trunc(version)) {
    refuse(ProblemCode::not_an_integer, item.place, number_text(version));
  }
  if (version < 1) {
    refuse(ProblemCode::not_positive, item.place, number_text(version));
  }
}

LocalizedText read_text(const JsonItem& item) {
  if (const std::string* text = item.value.string()) {
    return *text;
  }
  if (item.value.object() == nullptr) {
    refuse_type(item.value, item.place, "string or object");
  }
  std::map<std::string, std::string> by_language;
  for (const auto& [language, text] : *item.value.object()) {
    by_language[language] = read_string({text, json_pointer(item.place, language)});
  }
  return by_language;
}

std::vector<std::string> read_tokens(const JsonItem& item) {
  require_array(item);
  if (const auto count = static_cast<Index>(item.value.size()); count > max_tokens) {
    refuse(ProblemCode::too_many, item.place, std::to_string(count), std::to_string(max_tokens));
  }
  return read_list(item, [](const JsonItem& token) { return read_string(token); });
}

Normalizer read_normalizer(const JsonItem& item) {
  return static_cast<Normalizer>(read_name(item, normalizer_names));
}

Experiment read(const JsonValue& root) {
  ObjectReader object({root, ""});
  read_name(object.require("format"), format_names);
  read_version(object.require("version"));

  Experiment experiment;
  ExperimentReading reading;
  object.optional("title", [&](const JsonItem& item) { experiment.title = read_text(item); });
  object.optional("notes", [&](const JsonItem& item) { experiment.notes = read_text(item); });
  experiment.query_tokens = read_tokens(object.require("query_tokens"));
  object.optional("key_tokens", [&](const JsonItem& item) { experiment.key_tokens = read_tokens(item); });
  experiment.inputs = read_inputs(object.require("inputs"), reading);
  experiment.scoring.function = default_scoring(input_kind(experiment));
  object.optional("scoring", [&](const JsonItem& item) { experiment.scoring = read_scoring(item, reading); });
  object.optional("temperature", [&](const JsonItem& item) { experiment.temperature = read_number(item); });
  object.optional("normalizer", [&](const JsonItem& item) {
    if (item.value.is_array()) {
      experiment.normalizer = read_list(item, read_normalizer);
    } else {
      experiment.normalizer = read_normalizer(item);
    }
  });
  object.optional("mask", [&](const JsonItem& item) { experiment.mask = read_mask(item); });
  object.optional("view", [&](const JsonItem& item) { experiment.view = read_object_text(item); });
  experiment.unknown = object.unknown();
  take_widths_from_neighbours(experiment, reading.without_width);
  return experiment;
}

void write_text(ObjectWriter& object, std::string_view name, const LocalizedText& text) {
  if (const auto* plain = std::get_if<std::string>(&text)) {
    if (!plain->empty()) {
      object.string(name, *plain);
    }
    return;
  }
  object.member(name);
  ObjectWriter by_language(object.text(), object.member_indent());
  for (const auto& [language, words] : std::get<std::map<std::string, std::string>>(text)) {
    by_language.string(language, words);
  }
  by_language.finish();
}

void write_normalizer(ObjectWriter& object, const Experiment& experiment) {
  const auto append = [&](Normalizer normalizer) {
    append_json_string(object.text(), normalizer_names[static_cast<std::size_t>(normalizer)]);
  };
  if (const auto* list = std::get_if<std::vector<Normalizer>>(&experiment.normalizer)) {
    object.member("normalizer");
    append_inline_list(object.text(), *list, append);
  } else if (const auto one = std::get<Normalizer>(experiment.normalizer); one != Normalizer::softmax) {
    object.member("normalizer");
    append(one);
  }
}

/// The view without white space; "{}" where it is no object.
std::string canonical_view(const std::string& view) {
  const tl::expected<JsonValue, Problem> value = parse_json(view);
  return value && value->object() != nullptr ? to_text(*value) : "{}";
}

}  // namespace

tl::expected<Experiment, Problem> read_experiment(std::string_view bytes) {
  const tl::expected<JsonValue, Problem> root = parse_json(bytes);
  if (!root) {
    return tl::unexpected(root.error());
  }
  try {
    Experiment experiment = read(*root);
    if (std::optional<Problem> problem = validate(experiment)) {
      return tl::unexpected(std::move(*problem));
    }
    return experiment;
  } catch (Refusal& refusal) {
    return tl::unexpected(std::move(refusal.problem));
  }
}

std::string write_experiment(const Experiment& experiment) {
  std::string text;
  ObjectWriter object(text, 0);
  object.string("format", format_names.front());
  object.member("version");
  text += std::to_string(newest_version);
  write_text(object, "title", experiment.title);
  write_text(object, "notes", experiment.notes);
  object.strings("query_tokens", experiment.query_tokens);
  if (experiment.key_tokens) {
    object.strings("key_tokens", *experiment.key_tokens);
  }
  object.member("inputs");
  append_inputs(text, experiment.inputs, object.member_indent());
  if (experiment.scoring != Scoring{default_scoring(input_kind(experiment)), {}}) {
    object.member("scoring");
    append_scoring(text, experiment.scoring, object.member_indent());
  }
  if (experiment.temperature != 1.0) {
    object.number("temperature", experiment.temperature);
  }
  write_normalizer(object, experiment);
  if (experiment.mask != Mask{}) {
    object.member("mask");
    append_mask(text, experiment.mask, object.member_indent());
  }
  if (const std::string view = canonical_view(experiment.view); view != "{}") {
    object.member("view");
    text += view;
  }
  object.members(experiment.unknown);
  object.finish();
  return text += '\n';
}

}  // namespace headlight
