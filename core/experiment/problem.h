// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace headlight {

/// Why an experiment, a lesson, a file or an edit is refused. Words for people are made elsewhere
/// (ui/document/problem_text); `found` and `expected` hold numbers, names and quotations only.
enum class ProblemCode {
  // the text of a file
  not_utf8,             ///< found: byte offset
  not_json,             ///< found: what the parser met ("": the end); expected: line and column, as in "3:14"
  nested_too_deep,      ///< expected: the limit
  duplicate_member,     ///< found: the name
  number_out_of_range,  ///< found: the number's text
  wrong_type,           ///< found and expected: JSON type names
  not_a_number,         ///< found: text where a matrix entry belongs; expected: "3:14" of a bare NaN
  missing_member,       ///< expected: the name
  unknown_name,         ///< found: the text; expected: the names allowed, separated by ", "
  excluded_member,      ///< found: the name; expected: that of the member it cannot stand beside
  newer_version,        ///< found: the version; expected: the newest known
  // the experiment
  wrong_row_count,     ///< found, expected: counts of rows
  wrong_column_count,  ///< found, expected: counts of columns
  ragged_rows,         ///< found: numbers in this row; expected: numbers in the first
  wrong_length,        ///< found, expected: how many entries a list or a vector has
  wrong_head_count,    ///< found, expected: counts of heads
  no_head,
  index_out_of_range,      ///< found: the index; expected: how many there are
  not_an_integer,          ///< found: the number
  negative,                ///< found: the number
  not_positive,            ///< found: the number
  not_finite,              ///< found: the number
  too_many,                ///< found: how many; expected: the limit
  width_mismatch,          ///< d_k (found) and d_q (expected) differ where products need them equal
  no_dimension,            ///< d_q = d_k = 0 where a product needs at least one
  values_in_some_heads,    ///< some heads bring values, others do not
  scoring_not_applicable,  ///< found: scoring kind; expected: input kind
  bias_without_matrix,     ///< b_o without w_o
  // an edit
  no_such_matrix,
  last_head,            ///< a head is to be deleted, but it is the only one
  needs_edit_elsewhere  ///< the dimension follows from another matrix; expected: its name
};

struct Problem {
  ProblemCode code;
  /// JSON pointer into the file; "" for the whole.
  std::string place;
  std::string found;
  std::string expected;
  bool operator==(const Problem&) const = default;
};

/// `place`/`name` as a JSON pointer (RFC 6901).
std::string json_pointer(std::string_view place, std::string_view name);
std::string json_pointer(std::string_view place, std::size_t index);

}  // namespace headlight
