// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/experiment_json.h"

#include <array>

#include "core/experiment/validate.h"
#include "core/formats/experiment_parts.h"
#include "core/formats/object_writer.h"
#include "core/formats/text_json.h"
#include "core/formats/view_json.h"

namespace headlight {

namespace {

constexpr std::array<std::string_view, 1> format_names{"headlight-experiment"};
constexpr int newest_version = 1;
/// In the order of `Normalizer`.
constexpr std::array<std::string_view, 2> normalizer_names{"softmax", "hardmax"};

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

}  // namespace

Experiment read_experiment(const JsonItem& item, MatrixReader& matrices) {
  ObjectReader object(item);
  read_name(object.require("format"), format_names);
  read_version(object.require("version"), newest_version);

  Experiment experiment;
  ExperimentReading reading{matrices, {}};
  object.optional("title", [&](const JsonItem& member) { experiment.title = read_text(member); });
  object.optional("notes", [&](const JsonItem& member) { experiment.notes = read_text(member); });
  experiment.query_tokens = read_tokens(object.require("query_tokens"));
  object.optional("key_tokens", [&](const JsonItem& member) { experiment.key_tokens = read_tokens(member); });
  experiment.inputs = read_inputs(object.require("inputs"), reading);
  experiment.scoring.function = default_scoring(input_kind(experiment));
  object.optional("scoring",
                  [&](const JsonItem& member) { experiment.scoring = read_scoring(member, reading); });
  object.optional("temperature",
                  [&](const JsonItem& member) { experiment.temperature = read_number(member); });
  object.optional("normalizer", [&](const JsonItem& member) {
    if (member.value.is_array()) {
      experiment.normalizer = read_list(member, read_normalizer);
    } else {
      experiment.normalizer = read_normalizer(member);
    }
  });
  object.optional("mask", [&](const JsonItem& member) { experiment.mask = read_mask(member); });
  object.optional("view", [&](const JsonItem& member) { experiment.view = read_view(member); });
  experiment.unknown = object.unknown();
  take_widths_from_neighbours(experiment, reading.without_width);
  return experiment;
}

tl::expected<Experiment, Problem> read_experiment(std::string_view bytes) {
  const tl::expected<JsonValue, Problem> root = parse_json(bytes);
  if (!root) {
    return tl::unexpected(root.error());
  }
  try {
    MatrixReader matrices;
    Experiment experiment = read_experiment(JsonItem{*root, ""}, matrices);
    if (std::optional<Problem> problem = validate(experiment)) {
      return tl::unexpected(std::move(*problem));
    }
    return experiment;
  } catch (Refusal& refusal) {
    return tl::unexpected(std::move(refusal.problem));
  }
}

void append_experiment(std::string& text, const Experiment& experiment, int indent) {
  ObjectWriter object(text, indent);
  object.string("format", format_names.front());
  object.member("version");
  text += std::to_string(newest_version);
  write_text_unless_empty(object, "title", experiment.title);
  write_text_unless_empty(object, "notes", experiment.notes);
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
  if (const std::string view = view_text(experiment.view); view != "{}") {
    object.member("view");
    text += view;
  }
  object.members(experiment.unknown);
  object.finish();
}

std::string write_experiment(const Experiment& experiment) {
  std::string text;
  append_experiment(text, experiment, 0);
  return text += '\n';
}

}  // namespace headlight
