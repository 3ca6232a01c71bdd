// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <iterator>

namespace headlight::ui {

/// Code points from `first` to `last`.
struct CodeRange {
  char32_t first;
  char32_t last;
};

/// Whether one of the ranges, which are sorted and apart, has a code point.
template <typename Ranges>
bool contains(const Ranges& ranges, char32_t code) {
  const auto after =
      std::upper_bound(ranges.begin(), ranges.end(), code,
                       [](char32_t wanted, const CodeRange& range) { return wanted < range.first; });
  return after != ranges.begin() && code <= std::prev(after)->last;
}

}  // namespace headlight::ui
