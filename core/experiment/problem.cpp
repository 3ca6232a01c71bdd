// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/problem.h"

namespace headlight {

std::string json_pointer(std::string_view place, std::string_view name) {
  std::string pointer(place);
  pointer += '/';
  for (const char c : name) {
    if (c == '~') {
      pointer += "~0";
    } else if (c == '/') {
      pointer += "~1";
    } else {
      pointer += c;
    }
  }
  return pointer;
}

std::string json_pointer(std::string_view place, std::size_t index) {
  return std::string(place) + "/" + std::to_string(index);
}

}  // namespace headlight
