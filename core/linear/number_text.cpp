// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linear/number_text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace headlight {

void append_number(std::string& text, double number) {
  if (std::isnan(number)) {
    text += "nan";
  } else if (number == 0.0 && std::signbit(number)) {
    text += "-0.0";  // "-0" is an integer to many readers, which have no negative zero among those
  } else {
    std::array<char, 32> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    text.append(buffer.data(), end);
  }
}

std::string number_text(double number) {
  std::string text;
  append_number(text, number);
  return text;
}

}  // namespace headlight
