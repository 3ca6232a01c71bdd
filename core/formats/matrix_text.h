// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/linear/matrix.h"

namespace headlight {

/// Why a copied text means no matrix.
struct MatrixTextProblem {
  enum class Code {
    no_numbers,
    stray_character,     ///< found: what stands outside the rows of a list
    unmatched_brackets,  ///< of a list
    nested_too_deep,     ///< count: how deep a list is nested
    ragged_row,          ///< row; count: its entries; expected: those of the first row
    too_many_rows,       ///< count; expected: the limit
    wrong_entry          ///< row, column; found: what is no number
  };
  Code code = Code::no_numbers;
  Index row = 0;
  Index column = 0;
  Index count = 0;
  Index expected = 0;
  std::string found;
};

/// What an entry means; nothing where it is no number.
using ReadEntry = std::function<std::optional<double>(std::string_view entry)>;

/// The matrix that a copied text means (UTF-8): rows of entries separated by tabs (spreadsheets), commas,
/// semicolons or spaces, and lists in brackets as Python, NumPy and PyTorch write them.
tl::expected<Matrix, MatrixTextProblem> read_matrix_text(std::string_view text, const ReadEntry& read_entry);

/// Rows on lines, entries separated by tabs, exact.
std::string matrix_text(const Matrix& block);

}  // namespace headlight
