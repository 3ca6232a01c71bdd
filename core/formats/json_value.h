// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "core/experiment/problem.h"

namespace headlight {

inline constexpr std::size_t max_json_depth = 64;

struct JsonValue;
struct JsonMember;

/// An array of numbers only, kept small because matrices are made of such arrays. Whole numbers in it
/// were all written as integers, or all as reals ("1.0").
struct JsonNumbers {
  std::vector<double> values;
  bool whole_are_reals = false;
};
using JsonArray = std::vector<JsonValue>;
/// In the file's order.
using JsonObject = std::vector<JsonMember>;

/// A JSON text as a tree. An array that is not empty and holds nothing but numbers is `JsonNumbers`
/// where its form allows, so both kinds of array have to be expected.
struct JsonValue {
  std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::string, JsonNumbers, JsonArray,
               JsonObject>
      data;

  /// Nothing where it is not a number.
  std::optional<double> number() const;
  const std::string* string() const { return std::get_if<std::string>(&data); }
  const JsonObject* object() const { return std::get_if<JsonObject>(&data); }
  bool is_array() const;
  /// Length of an array.
  std::size_t size() const;
  /// "null", "boolean", "number", "string", "array" or "object".
  std::string_view type_name() const;
};

struct JsonMember {
  std::string name;
  JsonValue value;
};

/// Reads UTF-8 JSON (RFC 8259), a byte order mark allowed. Refused beyond the grammar: nesting deeper
/// than `max_json_depth`, members twice in an object, numbers beyond double, and more values than
/// an experiment within its limits can have.
tl::expected<JsonValue, Problem> parse_json(std::string_view bytes);

/// The value without white space; reading it back gives the same value.
std::string to_text(const JsonValue& value);

/// Appends a string in quotation marks, escaping what JSON demands.
void append_json_string(std::string& text, std::string_view string);
/// Appends a number; "nan", "inf" and "-inf" in quotation marks.
void append_json_number(std::string& text, double number);

}  // namespace headlight
