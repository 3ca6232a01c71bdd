// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json_value.h"

#include <cmath>

#include "core/linear/number_text.h"

namespace headlight {

namespace {

/// A number that was written as a real keeps a sign of it: "1.0" stays apart from "1".
void append_real(std::string& text, double number) {
  const std::size_t start = text.size();
  append_number(text, number);
  if (text.find_first_of(".e", start) == std::string::npos) {
    text += ".0";
  }
}

void append_value(std::string& text, const JsonValue& value);

template <typename Item, typename Append>
void append_list(std::string& text, char open, const std::vector<Item>& items, char close, Append append) {
  text += open;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) {
      text += ',';
    }
    append(items[i]);
  }
  text += close;
}

struct Writer {
  std::string& text;

  void operator()(std::monostate) const { text += "null"; }
  void operator()(bool boolean) const { text += boolean ? "true" : "false"; }
  void operator()(std::int64_t number) const { text += std::to_string(number); }
  void operator()(std::uint64_t number) const { text += std::to_string(number); }
  void operator()(double number) const { append_real(text, number); }
  void operator()(const std::string& string) const { append_json_string(text, string); }
  void operator()(const JsonNumbers& numbers) const {
    append_list(text, '[', numbers.values, ']', [&](double number) {
      if (numbers.whole_are_reals || number != std::trunc(number)) {
        append_real(text, number);
      } else {
        text += std::to_string(static_cast<std::int64_t>(number));
      }
    });
  }
  void operator()(const JsonArray& array) const {
    append_list(text, '[', array, ']', [&](const JsonValue& item) { append_value(text, item); });
  }
  void operator()(const JsonObject& object) const {
    append_list(text, '{', object, '}', [&](const JsonMember& member) {
      append_json_string(text, member.name);
      text += ':';
      append_value(text, member.value);
    });
  }
};

void append_value(std::string& text, const JsonValue& value) { std::visit(Writer{text}, value.data); }

}  // namespace

std::optional<double> JsonValue::number() const {
  if (const auto* real = std::get_if<double>(&data)) {
    return *real;
  }
  if (const auto* integer = std::get_if<std::int64_t>(&data)) {
    return static_cast<double>(*integer);
  }
  if (const auto* large = std::get_if<std::uint64_t>(&data)) {
    return static_cast<double>(*large);
  }
  return std::nullopt;
}

bool JsonValue::is_array() const {
  return std::holds_alternative<JsonNumbers>(data) || std::holds_alternative<JsonArray>(data);
}

std::size_t JsonValue::size() const {
  if (const auto* numbers = std::get_if<JsonNumbers>(&data)) {
    return numbers->values.size();
  }
  const auto* array = std::get_if<JsonArray>(&data);
  return array == nullptr ? 0 : array->size();
}

std::string_view JsonValue::type_name() const {
  switch (data.index()) {
    case 0: return "null";
    case 1: return "boolean";
    case 2:
    case 3:
    case 4: return "number";
    case 5: return "string";
    case 6:
    case 7: return "array";
    default: return "object";
  }
}

std::string to_text(const JsonValue& value) {
  std::string text;
  append_value(text, value);
  return text;
}

void append_json_string(std::string& text, std::string_view string) {
  constexpr std::string_view digits = "0123456789abcdef";
  text += '"';
  for (const char c : string) {
    switch (c) {
      case '"': text += "\\\""; break;
      case '\\': text += "\\\\"; break;
      case '\n': text += "\\n"; break;
      case '\r': text += "\\r"; break;
      case '\t': text += "\\t"; break;
      default:
        if (const auto code = static_cast<unsigned char>(c); code < 0x20 || code == 0x7f) {
          text += "\\u00";
          text += digits[code >> 4U];
          text += digits[code & 0xfU];
        } else {
          text += c;
        }
    }
  }
  text += '"';
}

void append_json_number(std::string& text, double number) {
  if (std::isfinite(number)) {
    append_number(text, number);
  } else {
    text += '"';
    append_number(text, number);
    text += '"';
  }
}

}  // namespace headlight
