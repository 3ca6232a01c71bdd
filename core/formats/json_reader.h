// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/experiment/problem.h"
#include "core/experiment/unknown_members.h"
#include "core/formats/json_value.h"
#include "core/linear/matrix.h"

namespace headlight {

/// Ends the reading of a file. Thrown and caught within a `read_…` function only.
struct Refusal {
  Problem problem;
};

[[noreturn]] void refuse(ProblemCode code, std::string place, std::string found = {},
                         std::string expected = {});
[[noreturn]] void refuse_type(const JsonValue& value, std::string place, std::string_view expected);

/// A value of the file together with its place in it.
struct JsonItem {
  const JsonValue& value;
  std::string place;
};

double read_number(const JsonItem& item);
bool read_boolean(const JsonItem& item);
const std::string& read_string(const JsonItem& item);
/// A number without a fraction, however it is written, of a magnitude that double holds exactly.
Index read_integer(const JsonItem& item);
/// Refuses what is no version of a format up to `newest`.
void read_version(const JsonItem& item, int newest);
/// One of `names`: its position in them.
std::size_t read_name(const JsonItem& item, std::span<const std::string_view> names);
void require_array(const JsonItem& item);

/// Calls `read(JsonItem)` for each item of an array.
template <typename Read>
void for_each_item(const JsonItem& array, Read read) {
  require_array(array);
  std::size_t index = 0;
  if (const auto* numbers = std::get_if<JsonNumbers>(&array.value.data)) {
    for (const double number : numbers->values) {
      read(JsonItem{JsonValue{number}, json_pointer(array.place, index++)});
    }
  } else {
    for (const JsonValue& item : std::get<JsonArray>(array.value.data)) {
      read(JsonItem{item, json_pointer(array.place, index++)});
    }
  }
}

template <typename Read>
auto read_list(const JsonItem& array, Read read) {
  std::vector<decltype(read(array))> list;
  list.reserve(array.value.size());
  for_each_item(array, [&](const JsonItem& item) { list.push_back(read(item)); });
  return list;
}

/// The members of an object, by name. Those nobody asked for are the unknown ones.
class ObjectReader {
 public:
  explicit ObjectReader(const JsonItem& item);

  /// Null where there is none.
  const JsonValue* find(std::string_view name);
  JsonItem require(std::string_view name);
  std::string place_of(std::string_view name) const { return json_pointer(place_, name); }

  /// `read(JsonItem)` where the member is there.
  template <typename Read>
  void optional(std::string_view name, Read read) {
    if (const JsonValue* value = find(name)) {
      read(JsonItem{*value, place_of(name)});
    }
  }

  UnknownMembers unknown() const;
  /// For objects that are fixed: refuses what nobody asked for.
  void refuse_unknown() const;

 private:
  const JsonObject& members_;
  std::string place_;
  std::vector<std::string_view> known_;
};

}  // namespace headlight
