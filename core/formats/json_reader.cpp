// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json_reader.h"

#include <algorithm>
#include <cmath>

#include "core/linear/number_text.h"

namespace headlight {

namespace {

std::string joined(std::span<const std::string_view> names) {
  std::string text;
  for (const std::string_view name : names) {
    text.append(text.empty() ? "" : ", ").append(name);
  }
  return text;
}

const JsonObject& require_object(const JsonItem& item) {
  if (item.value.object() == nullptr) {
    refuse_type(item.value, item.place, "object");
  }
  return *item.value.object();
}

}  // namespace

void refuse(ProblemCode code, std::string place, std::string found, std::string expected) {
  throw Refusal{{code, std::move(place), std::move(found), std::move(expected)}};
}

void refuse_type(const JsonValue& value, std::string place, std::string_view expected) {
  refuse(ProblemCode::wrong_type, std::move(place), std::string(value.type_name()), std::string(expected));
}

double read_number(const JsonItem& item) {
  const std::optional<double> number = item.value.number();
  if (!number) {
    refuse_type(item.value, item.place, "number");
  }
  return *number;
}

bool read_boolean(const JsonItem& item) {
  const auto* boolean = std::get_if<bool>(&item.value.data);
  if (boolean == nullptr) {
    refuse_type(item.value, item.place, "boolean");
  }
  return *boolean;
}

const std::string& read_string(const JsonItem& item) {
  if (item.value.string() == nullptr) {
    refuse_type(item.value, item.place, "string");
  }
  return *item.value.string();
}

Index read_integer(const JsonItem& item) {
  constexpr double max_exact = 9007199254740992.0;
  const double number = read_number(item);
  if (number != std::trunc(number)) {
    refuse(ProblemCode::not_an_integer, item.place, number_text(number));
  }
  if (std::abs(number) > max_exact) {
    refuse(ProblemCode::number_out_of_range, item.place, number_text(number), number_text(max_exact));
  }
  return static_cast<Index>(number);
}

void read_version(const JsonItem& item, int newest) {
  const double version = read_number(item);
  if (version > newest) {
    refuse(ProblemCode::newer_version, item.place, number_text(version), std::to_string(newest));
  }
  if (version != std::trunc(version)) {
    refuse(ProblemCode::not_an_integer, item.place, number_text(version));
  }
  if (version < 1) {
    refuse(ProblemCode::not_positive, item.place, number_text(version));
  }
}

std::size_t read_name(const JsonItem& item, std::span<const std::string_view> names) {
  const std::string& name = read_string(item);
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) {
    refuse(ProblemCode::unknown_name, item.place, name, joined(names));
  }
  return static_cast<std::size_t>(found - names.begin());
}

void require_array(const JsonItem& item) {
  if (!item.value.is_array()) {
    refuse_type(item.value, item.place, "array");
  }
}

ObjectReader::ObjectReader(const JsonItem& item) : members_(require_object(item)), place_(item.place) {}

const JsonValue* ObjectReader::find(std::string_view name) {
  known_.push_back(name);
  const auto found = std::find_if(members_.begin(), members_.end(),
                                  [name](const JsonMember& member) { return member.name == name; });
  return found == members_.end() ? nullptr : &found->value;
}

JsonItem ObjectReader::require(std::string_view name) {
  const JsonValue* value = find(name);
  if (value == nullptr) {
    refuse(ProblemCode::missing_member, place_of(name), {}, std::string(name));
  }
  return {*value, place_of(name)};
}

UnknownMembers ObjectReader::unknown() const {
  UnknownMembers unknown;
  for (const JsonMember& member : members_) {
    if (std::find(known_.begin(), known_.end(), member.name) == known_.end()) {
      unknown.emplace_back(member.name, to_text(member.value));
    }
  }
  return unknown;
}

void ObjectReader::refuse_unknown() const {
  for (const JsonMember& member : members_) {
    if (std::find(known_.begin(), known_.end(), member.name) == known_.end()) {
      refuse(ProblemCode::unknown_name, place_of(member.name), member.name, joined(known_));
    }
  }
}

}  // namespace headlight
