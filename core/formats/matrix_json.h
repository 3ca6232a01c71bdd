// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/experiment/matrix_value.h"
#include "core/formats/json_reader.h"

namespace headlight {

/// Reads the matrices of one file, and stops where they pass the limits, before a number is drawn.
class MatrixReader {
 public:
  /// Rows of numbers, or a shape with rows or a recipe. Nothing where it is `[]`: the width of such a
  /// matrix follows from its neighbours.
  std::optional<MatrixValue> matrix(const JsonItem& item);
  /// A list of n numbers, or a recipe of shape [n] or [1, n]; as 1 × n.
  MatrixValue vector(const JsonItem& item);
  /// A number, or a recipe of shape [1]; as 1 × 1.
  MatrixValue scalar(const JsonItem& item);

 private:
  MatrixValue rows(const JsonItem& item, std::optional<std::pair<Index, Index>> shape);
  MatrixValue recipe(const JsonItem& shape_item, Index rows, Index columns, const JsonItem& recipe,
                     const std::string& place);
  void count(Index rows, Index columns, const std::string& place);

  Index numbers_ = 0;
};

/// Appends a matrix: one row a line, or its recipe, or its shape where it has no rows. Lines after the
/// first are indented by `indent` spaces.
void append_matrix(std::string& text, const MatrixValue& matrix, int indent);
void append_vector(std::string& text, const MatrixValue& vector);
void append_scalar(std::string& text, const MatrixValue& scalar);

/// Appends the rows of a matrix as JSON lists, one a line.
void append_rows(std::string& text, const Matrix& matrix, int indent);

}  // namespace headlight
