// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/csv.h"

#include "core/linear/number_text.h"

namespace headlight {

namespace {

void append_field(std::string& text, const std::string& field) {
  if (field.find_first_of(",\"\r\n") == std::string::npos) {
    text += field;
    return;
  }
  text += '"';
  for (const char c : field) {
    text.append(c == '"' ? 2 : 1, c);
  }
  text += '"';
}

/// Appends a line's first field. Alone and empty it is quoted, since readers pass over an empty line.
void append_first_field(std::string& text, const std::string& field, bool is_alone) {
  if (is_alone && field.empty()) {
    text += "\"\"";
  } else {
    append_field(text, field);
  }
}

}  // namespace

std::string write_csv(const Matrix& matrix, const std::vector<std::string>& row_labels,
                      const std::vector<std::string>& column_labels) {
  std::string text;
  append_first_field(text, {}, column_labels.empty());
  for (const std::string& label : column_labels) {
    text += ',';
    append_field(text, label);
  }
  text += '\n';
  for (Index row = 0; row < matrix.rows(); ++row) {
    append_first_field(text, row_labels.at(static_cast<std::size_t>(row)), matrix.cols() == 0);
    for (Index column = 0; column < matrix.cols(); ++column) {
      text += ',';
      append_number(text, matrix(row, column));
    }
    text += '\n';
  }
  return text;
}

std::vector<std::string> axis_labels(const Experiment& experiment, StageAxis axis, Index length) {
  switch (axis) {
    case StageAxis::queries: return experiment.query_tokens;
    case StageAxis::keys: return key_tokens(experiment);
    case StageAxis::dimensions: break;
  }
  std::vector<std::string> labels;
  for (Index i = 0; i < length; ++i) {
    labels.push_back("d" + std::to_string(i));
  }
  return labels;
}

}  // namespace headlight
