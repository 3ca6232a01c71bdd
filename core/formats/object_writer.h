// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/experiment/unknown_members.h"
#include "core/formats/json_value.h"

namespace headlight {

/// Appends an object to a text, one member a line: `member` begins a member, whose value the caller
/// then appends to the text; `finish` closes the object.
class ObjectWriter {
 public:
  /// `indent`: spaces before the closing brace; members stand two further in.
  ObjectWriter(std::string& text, int indent) : text_(text), indent_(indent) {}

  void member(std::string_view name) {
    text_ += is_first_ ? "{" : ",";
    new_line(indent_ + 2);
    append_json_string(text_, name);
    text_ += ": ";
    is_first_ = false;
  }
  void string(std::string_view name, std::string_view value) {
    member(name);
    append_json_string(text_, value);
  }
  void number(std::string_view name, double value) {
    member(name);
    append_json_number(text_, value);
  }
  void integer(std::string_view name, std::int64_t value) {
    member(name);
    text_ += std::to_string(value);
  }
  void strings(std::string_view name, const std::vector<std::string>& values);
  void members(const UnknownMembers& unknown) {
    for (const auto& [name, json] : unknown) {
      member(name);
      text_ += json;
    }
  }
  void finish() {
    if (is_first_) {
      text_ += "{}";
      return;
    }
    new_line(indent_);
    text_ += '}';
  }

  std::string& text() { return text_; }
  int member_indent() const { return indent_ + 2; }

 private:
  void new_line(int indent) {
    text_ += '\n';
    text_.append(static_cast<std::size_t>(indent), ' ');
  }

  std::string& text_;
  int indent_;
  bool is_first_ = true;
};

/// Appends `[item, item]` on one line; `append(item)` appends one.
template <typename List, typename Append>
void append_inline_list(std::string& text, const List& list, Append append) {
  text += '[';
  bool first = true;
  for (const auto& item : list) {
    text += first ? "" : ", ";
    append(item);
    first = false;
  }
  text += ']';
}

inline void ObjectWriter::strings(std::string_view name, const std::vector<std::string>& values) {
  member(name);
  append_inline_list(text_, values, [this](const std::string& value) { append_json_string(text_, value); });
}

/// Appends a list with each item on lines of its own; `append(item, indent)` appends one.
template <typename List, typename Append>
void append_block_list(std::string& text, const List& list, int indent, Append append) {
  if (list.empty()) {
    text += "[]";
    return;
  }
  const auto line = [&text](int spaces) { text.append("\n").append(static_cast<std::size_t>(spaces), ' '); };
  text += '[';
  bool first = true;
  for (const auto& item : list) {
    text += first ? "" : ",";
    line(indent + 2);
    append(item, indent + 2);
    first = false;
  }
  line(indent);
  text += ']';
}

}  // namespace headlight
