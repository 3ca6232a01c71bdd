// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "core/formats/experiment_parts.h"
#include "core/formats/object_writer.h"

namespace headlight {

namespace {

/// Reads `heads`; `read(ObjectReader, HeadIndex)` reads one of them.
template <typename Read>
auto read_heads(ObjectReader& scoring, Read read) {
  Index head = 0;
  return read_list(scoring.require("heads"), [&](const JsonItem& item) {
    ObjectReader object(item);
    auto result = read(object, HeadIndex{head++});
    result.unknown = object.unknown();
    return result;
  });
}

ScaledDotScoring read_scaled_dot(ObjectReader& object) {
  ScaledDotScoring scoring;
  object.optional("scale", [&](const JsonItem& item) {
    if (!std::holds_alternative<std::monostate>(item.value.data)) {
      scoring.scale = read_number(item);
    }
  });
  return scoring;
}

AdditiveScoring read_additive(ObjectReader& object, ExperimentReading& reading) {
  return {read_heads(object, [&](ObjectReader& head, HeadIndex index) {
    AdditiveHead result;
    result.w_a = reading.matrix(head.require("w_a"), {MatrixRole::w_a, index});
    result.u_a = reading.matrix(head.require("u_a"), {MatrixRole::u_a, index});
    result.v_a = reading.matrices.vector(head.require("v_a"));
    head.optional("b_w", [&](const JsonItem& item) { result.b_w = reading.matrices.vector(item); });
    head.optional("b_u", [&](const JsonItem& item) { result.b_u = reading.matrices.vector(item); });
    head.optional("b_v", [&](const JsonItem& item) { result.b_v = reading.matrices.scalar(item); });
    return result;
  })};
}

GeneralScoring read_general(ObjectReader& object, ExperimentReading& reading) {
  return {read_heads(object, [&](ObjectReader& head, HeadIndex index) {
    return GeneralHead{reading.matrix(head.require("w"), {MatrixRole::general_w, index}), {}};
  })};
}

void write_parameters(ObjectWriter& object, const AdditiveHead& head) {
  object.member("w_a");
  append_matrix(object.text(), head.w_a, object.member_indent());
  object.member("u_a");
  append_matrix(object.text(), head.u_a, object.member_indent());
  object.member("v_a");
  append_vector(object.text(), head.v_a);
  if (head.b_w) {
    object.member("b_w");
    append_vector(object.text(), *head.b_w);
  }
  if (head.b_u) {
    object.member("b_u");
    append_vector(object.text(), *head.b_u);
  }
  if (head.b_v) {
    object.member("b_v");
    append_scalar(object.text(), *head.b_v);
  }
}

void write_parameters(ObjectWriter& object, const GeneralHead& head) {
  object.member("w");
  append_matrix(object.text(), head.w, object.member_indent());
}

void write_function(ObjectWriter&, const DotScoring&) {}

void write_function(ObjectWriter& object, const ScaledDotScoring& function) {
  if (function.scale) {
    object.number("scale", *function.scale);
  }
}

void write_function(ObjectWriter& object, const auto& function) {
  object.member("heads");
  append_block_list(object.text(), function.heads, object.member_indent(), [&](const auto& head, int indent) {
    ObjectWriter head_object(object.text(), indent);
    write_parameters(head_object, head);
    head_object.members(head.unknown);
    head_object.finish();
  });
}

}  // namespace

ScoringFunction default_scoring(InputKind kind) {
  if (kind == InputKind::scores) {
    return DotScoring{};
  }
  return ScaledDotScoring{};
}

Scoring read_scoring(const JsonItem& item, ExperimentReading& reading) {
  using enum ScoringKind;
  const std::array names{scoring_kind_name(dot), scoring_kind_name(scaled_dot), scoring_kind_name(additive),
                         scoring_kind_name(general)};
  ObjectReader object(item);
  Scoring scoring;
  switch (static_cast<ScoringKind>(read_name(object.require("kind"), names))) {
    case dot: scoring.function = DotScoring{}; break;
    case scaled_dot: scoring.function = read_scaled_dot(object); break;
    case additive: scoring.function = read_additive(object, reading); break;
    case general: scoring.function = read_general(object, reading); break;
  }
  scoring.unknown = object.unknown();
  return scoring;
}

void append_scoring(std::string& text, const Scoring& scoring, int indent) {
  ObjectWriter object(text, indent);
  object.string("kind", scoring_kind_name(static_cast<ScoringKind>(scoring.function.index())));
  std::visit([&](const auto& function) { write_function(object, function); }, scoring.function);
  object.members(scoring.unknown);
  object.finish();
}

}  // namespace headlight
