// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/experiment/matrix_value.h"

namespace headlight::test {

/// Parses a JSON file of tests/data; throws where it cannot, which fails the test.
nlohmann::json read_json(const std::string& path_in_data);

/// A list of rows, or one row where the entries are numbers.
Matrix to_matrix(const nlohmann::json& rows);
MatrixValue to_value(const nlohmann::json& rows);

}  // namespace headlight::test
