// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/matrix_text.h"

#include <algorithm>
#include <vector>

#include "core/experiment/validate.h"
#include "core/linear/number_text.h"

namespace headlight {

namespace {

using Code = MatrixTextProblem::Code;
using Row = std::vector<std::string>;
using Rows = std::vector<Row>;

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v'; }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) {
    text.remove_prefix(1);
  }
  while (!text.empty() && is_space(text.back())) {
    text.remove_suffix(1);
  }
  return text;
}

/// Line ends as "\n", none at the end; the spaces of other scripts as plain ones.
std::string plain_text(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r') {
      plain += '\n';
      i += text.substr(i + 1).starts_with('\n') ? 1 : 0;
    } else if (text.substr(i).starts_with("\u00a0")) {
      plain += ' ';
      i += 1;
    } else if (text.substr(i).starts_with("\u3000")) {
      plain += ' ';
      i += 2;
    } else {
      plain += text[i];
    }
  }
  while (plain.ends_with('\n')) {
    plain.pop_back();
  }
  return plain;
}

Row split_at(std::string_view text, char separator) {
  Row parts;
  for (std::size_t begin = 0;;) {
    const std::size_t end = text.find(separator, begin);
    parts.emplace_back(text.substr(begin, end - begin));
    if (end == std::string_view::npos) {
      return parts;
    }
    begin = end + 1;
  }
}

/// Splits at `separator` where no parenthesis is open, so that max(1, 2) stays whole.
Row split_outside_parentheses(std::string_view text, char separator) {
  Row parts;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
    if (text[i] == separator && depth == 0) {
      parts.emplace_back(text.substr(begin, i - begin));
      begin = i + 1;
    }
  }
  parts.emplace_back(text.substr(begin));
  return parts;
}

Row split_at_spaces(std::string_view text) {
  Row parts;
  for (std::size_t i = 0; i < text.size();) {
    const auto end = static_cast<std::size_t>(
        std::find_if(text.begin() + static_cast<std::ptrdiff_t>(i), text.end(), is_space) - text.begin());
    if (end > i) {
      parts.emplace_back(text.substr(i, end - i));
    }
    i = end + 1;
  }
  return parts;
}

/// What stands between the brackets of array(…) and tensor(…), with the module's name before and a type
/// after; else the whole.
std::string_view without_wrapper(std::string_view text) {
  std::string_view inner = trimmed(text);
  for (const std::string_view module : {"np.", "numpy.", "torch."}) {
    if (inner.starts_with(module)) {
      inner.remove_prefix(module.size());
      break;
    }
  }
  for (const std::string_view kind : {"array(", "tensor("}) {
    if (inner.starts_with(kind) && inner.ends_with(')')) {
      const std::string_view arguments = trimmed(inner.substr(kind.size(), inner.size() - kind.size() - 1));
      const std::size_t end = arguments.rfind(']');
      if (arguments.starts_with('[') && end != std::string_view::npos) {
        const std::string_view rest = trimmed(arguments.substr(end + 1));
        if ((rest.empty() || rest.starts_with(',')) && rest.find('[') == std::string_view::npos) {
          return arguments.substr(0, end + 1);
        }
      }
    }
  }
  return text;
}

/// The character of UTF-8 that begins at `at`.
std::string character_at(std::string_view text, std::size_t at) {
  std::size_t end = at + 1;
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
    ++end;
  }
  return std::string(text.substr(at, end - at));
}

Row entries_of(std::string_view content) {
  content = trimmed(content);
  if (content.ends_with(',')) {
    content.remove_suffix(1);
  }
  if (content.empty()) {
    return {};
  }
  return content.find(',') != std::string_view::npos ? split_outside_parentheses(content, ',')
                                                     : split_at_spaces(content);
}

/// The rows inside brackets. Brackets within a row's brackets are refused.
tl::expected<Rows, MatrixTextProblem> bracketed_rows(std::string_view text) {
  Rows rows;
  std::size_t begin = 0;
  Index depth = 0;
  Index deepest = 0;
  bool innermost = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '[') {
      deepest = std::max(deepest, ++depth);
      innermost = true;
      begin = i + 1;
    } else if (text[i] == ']') {
      if (--depth < 0) {
        break;
      }
      if (innermost) {
        rows.push_back(entries_of(text.substr(begin, i - begin)));
      }
      innermost = false;
    } else if (!innermost && !is_space(text[i]) && text[i] != ',') {
      return tl::unexpected(MatrixTextProblem{.code = Code::stray_character, .found = character_at(text, i)});
    }
  }
  if (depth != 0) {
    return tl::unexpected(MatrixTextProblem{.code = Code::unmatched_brackets, .found = {}});
  }
  if (deepest > 2) {
    return tl::unexpected(MatrixTextProblem{.code = Code::nested_too_deep, .count = deepest, .found = {}});
  }
  return rows;
}

Row split_line(std::string_view line, const ReadEntry& read_entry) {
  if (line.find('\t') != std::string_view::npos) {
    return split_at(line, '\t');
  }
  if (line.find(';') != std::string_view::npos) {
    return split_at(line, ';');
  }
  if (read_entry(line)) {
    return {std::string(line)};
  }
  return line.find(',') != std::string_view::npos ? split_outside_parentheses(line, ',')
                                                  : split_at_spaces(line);
}

/// Whether a line has the form of one number with a decimal comma or separated thousands.
bool has_form_of_one_number(std::string_view line) {
  line = trimmed(line);
  for (const std::string_view sign : {"+", "-", "−"}) {
    if (line.starts_with(sign)) {
      line.remove_prefix(sign.size());
      break;
    }
  }
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const std::size_t last = line.find_last_of(",.");
  if (last == std::string_view::npos || last + 1 == line.size() ||
      !std::ranges::all_of(line.substr(last + 1), is_digit)) {
    return false;
  }
  const Row groups = split_at(line.substr(0, last), ',');
  return std::ranges::all_of(groups.front(), is_digit) &&
         std::all_of(groups.begin() + 1, groups.end(), [&](const std::string& group) {
           return group.size() == 3 && std::ranges::all_of(group, is_digit);
         });
}

tl::expected<Matrix, MatrixTextProblem> numbers_of(const Rows& rows, const ReadEntry& read_entry) {
  if (rows.empty() || rows.front().empty()) {
    return tl::unexpected(MatrixTextProblem{.code = Code::no_numbers, .found = {}});
  }
  const auto columns = static_cast<Index>(rows.front().size());
  Matrix block(static_cast<Index>(rows.size()), columns);
  for (Index row = 0; row < block.rows(); ++row) {
    const Row& entries = rows[static_cast<std::size_t>(row)];
    if (static_cast<Index>(entries.size()) != columns) {
      return tl::unexpected(MatrixTextProblem{.code = Code::ragged_row,
                                              .row = row,
                                              .count = static_cast<Index>(entries.size()),
                                              .expected = columns,
                                              .found = {}});
    }
    for (Index column = 0; column < columns; ++column) {
      const std::string& entry = entries[static_cast<std::size_t>(column)];
      const std::optional<double> number = read_entry(entry);
      if (!number) {
        return tl::unexpected(
            MatrixTextProblem{.code = Code::wrong_entry, .row = row, .column = column, .found = entry});
      }
      block(row, column) = *number;
    }
  }
  return block;
}

}  // namespace

tl::expected<Matrix, MatrixTextProblem> read_matrix_text(std::string_view text, const ReadEntry& read_entry) {
  const std::string plain = plain_text(text);
  const std::string_view content = without_wrapper(plain);
  if (trimmed(content).starts_with('[')) {
    return bracketed_rows(content).and_then([&](const Rows& rows) { return numbers_of(rows, read_entry); });
  }
  if (trimmed(content).empty()) {
    return tl::unexpected(MatrixTextProblem{.code = Code::no_numbers, .found = {}});
  }
  const Row lines = split_at(content, '\n');
  if (static_cast<Index>(lines.size()) > max_columns) {
    return tl::unexpected(MatrixTextProblem{.code = Code::too_many_rows,
                                            .count = static_cast<Index>(lines.size()),
                                            .expected = max_columns,
                                            .found = {}});
  }
  if (lines.size() == 1 && has_form_of_one_number(lines.front()) && !read_entry(lines.front())) {
    return numbers_of({lines}, read_entry);
  }
  Rows rows;
  for (const std::string& line : lines) {
    rows.push_back(split_line(line, read_entry));
  }
  return numbers_of(rows, read_entry);
}

std::string matrix_text(const Matrix& block) {
  std::string text;
  for (Index row = 0; row < block.rows(); ++row) {
    for (Index column = 0; column < block.cols(); ++column) {
      text += column == 0 ? "" : "\t";
      append_number(text, block(row, column));
    }
    text += '\n';
  }
  return text;
}

}  // namespace headlight
