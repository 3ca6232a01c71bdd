// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/utf8.h"

namespace headlight {

namespace {

/// What may follow a first byte: how many bytes, and the range of the first of them. The others are
/// 80 … BF.
struct Continuation {
  std::size_t count;
  unsigned char lowest = 0x80;
  unsigned char highest = 0xbf;
};

std::optional<Continuation> after(unsigned char first) {
  if (first < 0x80) {
    return Continuation{0};
  }
  if (first >= 0xc2 && first <= 0xdf) {
    return Continuation{1};
  }
  switch (first) {
    case 0xe0: return Continuation{2, 0xa0, 0xbf};
    case 0xed: return Continuation{2, 0x80, 0x9f};
    case 0xf0: return Continuation{3, 0x90, 0xbf};
    case 0xf4: return Continuation{3, 0x80, 0x8f};
    default: break;
  }
  if (first >= 0xe1 && first <= 0xef) {
    return Continuation{2};
  }
  if (first >= 0xf1 && first <= 0xf3) {
    return Continuation{3};
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::size_t> first_invalid_utf8(std::string_view bytes) {
  const auto byte = [bytes](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  std::size_t i = 0;
  while (i < bytes.size()) {
    const std::optional<Continuation> next = after(byte(i));
    if (!next || next->count >= bytes.size() - i) {
      return i;
    }
    for (std::size_t k = 1; k <= next->count; ++k) {
      const unsigned char lowest = k == 1 ? next->lowest : 0x80;
      const unsigned char highest = k == 1 ? next->highest : 0xbf;
      if (byte(i + k) < lowest || byte(i + k) > highest) {
        return i;
      }
    }
    i += next->count + 1;
  }
  return std::nullopt;
}

}  // namespace headlight
