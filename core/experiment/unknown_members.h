// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {

/// Members of a JSON object that this version does not know: name and JSON text, in the file's order.
using UnknownMembers = std::vector<std::pair<std::string, std::string>>;

/// Takes away those that would clash with members of these names once they are known.
inline void forget_members(UnknownMembers& members, std::initializer_list<std::string_view> names) {
  std::erase_if(members, [names](const auto& member) {
    return std::find(names.begin(), names.end(), member.first) != names.end();
  });
}

}  // namespace headlight
