// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/npy.h"

#include <bit>

namespace headlight {

static_assert(std::endian::native == std::endian::little, "the numbers are written as they lie in memory");

std::string npy_header(Index rows, Index columns) {
  constexpr std::size_t prefix_length = 10;
  constexpr std::size_t alignment = 64;
  std::string dictionary = "{'descr': '<f8', 'fortran_order': False, 'shape': (" + std::to_string(rows) +
                           ", " + std::to_string(columns) + "), }";
  const std::size_t unpadded = prefix_length + dictionary.size() + 1;
  dictionary.append((alignment - unpadded % alignment) % alignment, ' ');
  dictionary += '\n';

  std::string header = "\x93NUMPY";
  header += '\x01';
  header += '\0';
  header += static_cast<char>(dictionary.size() & 0xffU);
  header += static_cast<char>(dictionary.size() >> 8U);
  return header + dictionary;
}

}  // namespace headlight
