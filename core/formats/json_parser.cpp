// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <unordered_set>

#include "core/experiment/validate.h"
#include "core/formats/json_value.h"
#include "core/formats/utf8.h"

namespace headlight {

namespace {

/// Values a text may have, so that a hostile one is refused before it has filled the memory: the
/// numbers an experiment can have with room for those that are no matrix entries, and as many other values.
constexpr std::size_t max_json_numbers = static_cast<std::size_t>(max_numbers) + 1'000'000;
constexpr std::size_t max_other_values = static_cast<std::size_t>(max_numbers);
/// Whole numbers up to here are the same as double and as integer.
constexpr std::int64_t max_exact_integer = std::int64_t{1} << 53U;

/// Other programs' ways to write a number that is not finite, in lower case and without a sign.
constexpr std::array<std::string_view, 3> non_finite_words{"nan", "inf", "infinity"};

bool is_sign_or_letter(char c) {
  return c == '-' || c == '+' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Whether a byte continues a UTF-8 character.
bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U; }

/// An array being read: packed numbers for as long as that loses nothing.
class ArrayBuilder {
 public:
  void add_integer(std::int64_t number) {
    const bool exact = number >= -max_exact_integer && number <= max_exact_integer;
    if (!exact || has_whole_real_) {
      return add(JsonValue{number});
    }
    has_integer_ = true;
    add_number(static_cast<double>(number), JsonValue{number});
  }

  void add_real(double number) {
    if (number == std::trunc(number)) {
      if (has_integer_) {
        return add(JsonValue{number});
      }
      has_whole_real_ = true;
    }
    add_number(number, JsonValue{number});
  }

  void add(JsonValue&& value) {
    unpack();
    values_.push_back(std::move(value));
  }

  std::size_t size() const { return numbers_.size() + values_.size(); }

  JsonValue finish() {
    if (numbers_.empty()) {
      return JsonValue{std::move(values_)};
    }
    numbers_.shrink_to_fit();
    return JsonValue{JsonNumbers{std::move(numbers_), has_whole_real_}};
  }

 private:
  void add_number(double number, JsonValue&& unpacked) {
    if (packed_) {
      numbers_.push_back(number);
    } else {
      values_.push_back(std::move(unpacked));
    }
  }

  void unpack() {
    for (const double number : numbers_) {
      if (has_integer_ && number == std::trunc(number)) {
        values_.emplace_back().data = static_cast<std::int64_t>(number);
      } else {
        values_.emplace_back().data = number;
      }
    }
    numbers_ = {};
    packed_ = false;
  }

  std::vector<double> numbers_;
  JsonArray values_;
  bool packed_ = true;
  bool has_integer_ = false;
  bool has_whole_real_ = false;
};

struct ObjectBuilder {
  JsonObject members;
  std::unordered_set<std::string> names;
  std::string name;  ///< of the member whose value comes next
};

/// Receives nlohmann-json's events and builds the tree. Returning false ends the parsing.
class TreeBuilder {
 public:
  explicit TreeBuilder(std::string_view bytes) : bytes_(bytes) {}

  bool null() { return add_other(JsonValue{}); }
  bool boolean(bool value) { return add_other(JsonValue{value}); }
  bool string(std::string& value) { return add_other(JsonValue{std::move(value)}); }
  bool number_integer(std::int64_t value) { return count(numbers_, max_json_numbers) && add_integer(value); }
  bool number_unsigned(std::uint64_t value) {
    if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
      return number_integer(static_cast<std::int64_t>(value));
    }
    return count(numbers_, max_json_numbers) && add(JsonValue{value});
  }
  bool number_float(double value, const std::string&) {
    if (!count(numbers_, max_json_numbers)) {
      return false;
    }
    if (auto* array = open_array()) {
      array->add_real(value);
      return true;
    }
    return add(JsonValue{value});
  }
  bool binary(std::vector<std::uint8_t>&) { return false; }

  bool start_array(std::size_t) { return open(ArrayBuilder{}); }
  bool start_object(std::size_t) { return open(ObjectBuilder{}); }
  bool end_array() {
    JsonValue value = std::get<ArrayBuilder>(open_.back()).finish();
    open_.pop_back();
    return add(std::move(value));
  }
  bool end_object() {
    JsonValue value{std::move(std::get<ObjectBuilder>(open_.back()).members)};
    open_.pop_back();
    return add(std::move(value));
  }

  bool key(std::string& name) {
    auto& object = std::get<ObjectBuilder>(open_.back());
    object.name = name;
    if (!object.names.insert(name).second) {
      problem = Problem{ProblemCode::duplicate_member, place(), std::move(name), {}};
      return false;
    }
    return true;
  }

  bool parse_error(std::size_t position, const std::string& last_token,
                   const nlohmann::json::exception& error) {
    constexpr int number_overflow = 406;
    if (error.id == number_overflow) {
      problem = Problem{ProblemCode::number_out_of_range, place(), last_token.substr(0, 40), {}};
    } else {
      const std::size_t offset = std::min(position == 0 ? 0 : position - 1, bytes_.size());
      problem = bare_non_finite_at(offset).value_or(not_json_at(offset));
    }
    return false;
  }

  Problem not_json_at(std::size_t offset) const {
    return {ProblemCode::not_json, place(), character_at(offset), line_and_column(offset)};
  }

  /// The refusal of a word such as NaN or -Infinity where that is what stands around `offset`: what can be
  /// written instead is worth telling.
  std::optional<Problem> bare_non_finite_at(std::size_t offset) const {
    const bool in_word = offset < bytes_.size() && is_sign_or_letter(bytes_[offset]);
    std::size_t begin = offset;
    while (in_word && begin > 0 && is_sign_or_letter(bytes_[begin - 1])) {
      --begin;
    }
    std::size_t end = offset;
    while (in_word && end < bytes_.size() && is_sign_or_letter(bytes_[end])) {
      ++end;
    }
    const std::string_view word = bytes_.substr(begin, end - begin);
    std::string name(word.starts_with('-') || word.starts_with('+') ? word.substr(1) : word);
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    const bool is_escape = begin > 0 && bytes_[begin - 1] == '\\';
    if (is_escape ||
        std::find(non_finite_words.begin(), non_finite_words.end(), name) == non_finite_words.end()) {
      return std::nullopt;
    }
    return Problem{ProblemCode::not_a_number, place(), std::string(word), line_and_column(begin)};
  }

  JsonValue root;
  std::optional<Problem> problem;

 private:
  using Open = std::variant<ArrayBuilder, ObjectBuilder>;

  ArrayBuilder* open_array() { return open_.empty() ? nullptr : std::get_if<ArrayBuilder>(&open_.back()); }

  bool add_integer(std::int64_t value) {
    if (auto* array = open_array()) {
      array->add_integer(value);
      return true;
    }
    return add(JsonValue{value});
  }

  bool add(JsonValue&& value) {
    if (open_.empty()) {
      root = std::move(value);
    } else if (auto* array = open_array()) {
      array->add(std::move(value));
    } else {
      auto& object = std::get<ObjectBuilder>(open_.back());
      object.members.push_back({std::move(object.name), std::move(value)});
      object.name.clear();
    }
    return true;
  }

  bool add_other(JsonValue&& value) { return count(others_, max_other_values) && add(std::move(value)); }

  bool open(Open container) {
    if (!count(others_, max_other_values)) {
      return false;
    }
    if (open_.size() == max_json_depth) {
      problem = Problem{ProblemCode::nested_too_deep, place(), {}, std::to_string(max_json_depth)};
      return false;
    }
    open_.push_back(std::move(container));
    return true;
  }

  bool count(std::size_t& counter, std::size_t limit) {
    if (++counter > limit) {
      problem = Problem{ProblemCode::too_many, place(), std::to_string(counter), std::to_string(limit)};
      return false;
    }
    return true;
  }

  /// "line:column" of a byte, both from 1, columns in characters.
  std::string line_and_column(std::size_t offset) const {
    const std::string_view before = bytes_.substr(0, offset);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::string_view of_line = before.substr(before.rfind('\n') + 1);
    const auto column =
        std::count_if(of_line.begin(), of_line.end(), [](char c) { return !is_continuation(c); });
    return std::to_string(line) + ":" + std::to_string(column + 1);
  }

  /// The character at `offset`, control characters as "U+000A"; "" at the end.
  std::string character_at(std::size_t offset) const {
    const std::string_view rest = bytes_.substr(offset);
    if (rest.empty()) {
      return {};
    }
    if (static_cast<unsigned char>(rest.front()) < 0x20 || rest.front() == 0x7f) {
      constexpr std::string_view digits = "0123456789ABCDEF";
      const auto code = static_cast<unsigned char>(rest.front());
      return {'U', '+', '0', '0', digits[code >> 4U], digits[code & 0xfU]};
    }
    std::size_t length = 1;
    while (length < rest.size() && is_continuation(rest[length])) {
      ++length;
    }
    return std::string(rest.substr(0, length));
  }

  /// The pointer of the value that comes next.
  std::string place() const {
    std::string pointer;
    for (const Open& container : open_) {
      if (const auto* array = std::get_if<ArrayBuilder>(&container)) {
        pointer = json_pointer(pointer, array->size());
      } else if (const auto& object = std::get<ObjectBuilder>(container); !object.name.empty()) {
        pointer = json_pointer(pointer, object.name);
      }
    }
    return pointer;
  }

  std::string_view bytes_;
  std::vector<Open> open_;
  std::size_t numbers_ = 0;
  std::size_t others_ = 0;
};

}  // namespace

tl::expected<JsonValue, Problem> parse_json(std::string_view bytes) {
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (const auto offset = first_invalid_utf8(bytes)) {
    return tl::unexpected(Problem{ProblemCode::not_utf8, {}, std::to_string(*offset), {}});
  }
  if (bytes.starts_with(byte_order_mark)) {
    bytes.remove_prefix(byte_order_mark.size());
  }
  TreeBuilder builder(bytes);
  // The parser would take a NUL for the end of the text, whatever follows, and pass over a second mark.
  if (const std::size_t nul = bytes.find('\0'); nul != std::string_view::npos) {
    return tl::unexpected(builder.not_json_at(nul));
  }
  if (bytes.starts_with(byte_order_mark)) {
    return tl::unexpected(builder.not_json_at(0));
  }
  if (!nlohmann::json::sax_parse(bytes.begin(), bytes.end(), &builder)) {
    return tl::unexpected(*builder.problem);
  }
  return std::move(builder.root);
}

}  // namespace headlight
