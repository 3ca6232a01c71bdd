// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/formats/matrix_text.h"

/// Reads any bytes as a copied matrix. What is read has as many rows and columns as it has numbers, and
/// survives writing and reading.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace headlight;
  const ReadEntry read_entry = [](std::string_view entry) -> std::optional<double> {
    const std::string text(entry);
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    return !text.empty() && *end == '\0' && end == text.c_str() + text.size() ? std::optional(number)
                                                                              : std::nullopt;
  };
  const auto matrix = read_matrix_text({reinterpret_cast<const char*>(data), size}, read_entry);
  if (!matrix) {
    return 0;
  }
  const std::string written = matrix_text(*matrix);
  const auto again = read_matrix_text(written, read_entry);
  if (matrix->size() == 0 || !again || matrix_text(*again) != written) {
    std::abort();
  }
  return 0;
}
