// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/formats/json_reader.h"
#include "core/formats/object_writer.h"

namespace headlight {

/// A list of integers as heads, queries or keys.
template <typename IndexType>
std::vector<IndexType> read_indices(const JsonItem& item) {
  return read_list(item, [](const JsonItem& index) { return IndexType{read_integer(index)}; });
}

inline void write_indices(ObjectWriter& object, std::string_view name, const auto& indices) {
  object.member(name);
  append_inline_list(object.text(), indices,
                     [&](const auto& index) { object.text() += std::to_string(index.value); });
}

}  // namespace headlight
