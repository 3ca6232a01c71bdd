// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/reference_file.h"

#include <fstream>

namespace headlight::test {

nlohmann::json read_json(const std::string& path_in_data) {
  std::ifstream file(std::string(HEADLIGHT_TEST_DATA) + "/" + path_in_data);
  return nlohmann::json::parse(file);
}

Matrix to_matrix(const nlohmann::json& rows) {
  if (!rows.empty() && rows.front().is_number()) {
    return to_matrix(nlohmann::json::array({rows}));
  }
  const std::size_t columns = rows.empty() ? 0 : rows.front().size();
  Matrix matrix(static_cast<Index>(rows.size()), static_cast<Index>(columns));
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      matrix(static_cast<Index>(row), static_cast<Index>(column)) = rows[row].at(column).get<double>();
    }
  }
  return matrix;
}

MatrixValue to_value(const nlohmann::json& rows) { return MatrixValue(to_matrix(rows)); }

}  // namespace headlight::test
