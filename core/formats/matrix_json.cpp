// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/matrix_json.h"

#include <limits>

#include "core/experiment/validate.h"
#include "core/linear/number_text.h"

namespace headlight {

namespace {

/// The number of an entry, "nan", "inf" and "-inf" included; nothing where it is none.
std::optional<double> entry(const JsonValue& value) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const std::string* string = value.string();
  if (string == nullptr) {
    return value.number();
  }
  if (*string == "nan") {
    return std::numeric_limits<double>::quiet_NaN();
  }
  if (*string == "inf" || *string == "-inf") {
    return *string == "inf" ? infinity : -infinity;
  }
  return std::nullopt;
}

[[noreturn]] void refuse_entry(const JsonValue& value, std::string place) {
  if (const std::string* string = value.string()) {
    refuse(ProblemCode::not_a_number, std::move(place), *string);
  }
  refuse_type(value, std::move(place), "number");
}

/// Writes a row's numbers to `out`, which holds as many as the row has.
void read_row(const JsonValue& row, const std::string& place, double* out) {
  if (const auto* numbers = std::get_if<JsonNumbers>(&row.data)) {
    std::copy(numbers->values.begin(), numbers->values.end(), out);
    return;
  }
  std::size_t column = 0;
  for (const JsonValue& value : std::get<JsonArray>(row.data)) {
    const std::optional<double> number = entry(value);
    if (!number) {
      refuse_entry(value, json_pointer(place, column));
    }
    out[column++] = *number;
  }
}

/// A count: an integer from 0 on.
Index read_count(const JsonItem& item) {
  const Index count = read_integer(item);
  if (count < 0) {
    refuse(ProblemCode::negative, item.place, std::to_string(count));
  }
  return count;
}

std::pair<Index, Index> read_shape(const JsonItem& item) {
  const std::vector<Index> shape = read_list(item, read_count);
  if (shape.size() != 2) {
    refuse(ProblemCode::wrong_length, item.place, std::to_string(shape.size()), "2");
  }
  return {shape[0], shape[1]};
}

/// The length of a vector: [n] or [1, n].
Index read_vector_shape(const JsonItem& item) {
  const std::vector<Index> shape = read_list(item, read_count);
  if (shape.empty() || shape.size() > 2) {
    refuse(ProblemCode::wrong_length, item.place, std::to_string(shape.size()), "1");
  }
  if (shape.size() == 2 && shape[0] != 1) {
    refuse(ProblemCode::wrong_row_count, item.place, std::to_string(shape[0]), "1");
  }
  return shape.back();
}

RandnRecipe read_recipe(const JsonItem& item) {
  constexpr Index max_seed = std::numeric_limits<std::uint32_t>::max();
  ObjectReader object(item);
  const JsonItem seed_item = object.require("seed");
  const Index seed = read_count(seed_item);
  if (seed > max_seed) {
    refuse(ProblemCode::number_out_of_range, seed_item.place, std::to_string(seed), std::to_string(max_seed));
  }
  RandnRecipe recipe{.seed = static_cast<std::uint32_t>(seed)};
  object.optional("skip",
                  [&](const JsonItem& skip) { recipe.skip = static_cast<std::uint64_t>(read_count(skip)); });
  object.optional("scale", [&](const JsonItem& scale) { recipe.scale = read_number(scale); });
  object.refuse_unknown();
  return recipe;
}

void append_recipe(std::string& text, const std::string& shape, const RandnRecipe& recipe) {
  text += "{ \"shape\": [" + shape + "], \"randn\": { \"seed\": " + std::to_string(recipe.seed);
  if (recipe.skip != 0) {
    text += ", \"skip\": " + std::to_string(recipe.skip);
  }
  if (recipe.scale != 1.0) {
    text += ", \"scale\": " + number_text(recipe.scale);
  }
  text += " } }";
}

void append_row(std::string& text, const Matrix& matrix, Index row) {
  text += '[';
  for (Index column = 0; column < matrix.cols(); ++column) {
    if (column > 0) {
      text += ", ";
    }
    append_json_number(text, matrix(row, column));
  }
  text += ']';
}

}  // namespace

std::optional<MatrixValue> MatrixReader::matrix(const JsonItem& item) {
  if (item.value.object() == nullptr) {
    if (!item.value.is_array()) {
      refuse_type(item.value, item.place, "array");
    }
    if (item.value.size() == 0) {
      return std::nullopt;
    }
    return rows(item, std::nullopt);
  }
  ObjectReader object(item);
  const JsonItem shape_item = object.require("shape");
  const std::pair<Index, Index> shape = read_shape(shape_item);
  const JsonValue* given_rows = object.find("rows");
  if (given_rows != nullptr) {
    object.refuse_unknown();
    return rows({*given_rows, object.place_of("rows")}, shape);
  }
  const JsonItem randn = object.require("randn");
  object.refuse_unknown();
  return recipe(shape_item, shape.first, shape.second, randn, item.place);
}

MatrixValue MatrixReader::vector(const JsonItem& item) {
  if (item.value.object() == nullptr) {
    require_array(item);
    const auto length = static_cast<Index>(item.value.size());
    count(1, length, item.place);
    Matrix values(1, length);
    read_row(item.value, item.place, values.data());
    return MatrixValue(std::move(values));
  }
  ObjectReader object(item);
  const JsonItem shape = object.require("shape");
  const JsonItem randn = object.require("randn");
  object.refuse_unknown();
  return recipe(shape, 1, read_vector_shape(shape), randn, item.place);
}

MatrixValue MatrixReader::scalar(const JsonItem& item) {
  if (item.value.object() != nullptr) {
    return vector(item);
  }
  count(1, 1, item.place);
  const std::optional<double> number = entry(item.value);
  if (!number) {
    refuse_entry(item.value, item.place);
  }
  return MatrixValue(Matrix::Constant(1, 1, *number));
}

MatrixValue MatrixReader::rows(const JsonItem& item, std::optional<std::pair<Index, Index>> shape) {
  require_array(item);
  const auto height = static_cast<Index>(item.value.size());
  if (shape && shape->first != height) {
    refuse(ProblemCode::wrong_row_count, item.place, std::to_string(height), std::to_string(shape->first));
  }
  if (height == 0) {
    count(0, shape ? shape->second : 0, item.place);
    return MatrixValue(Matrix(0, shape ? shape->second : 0));
  }
  const auto* list = std::get_if<JsonArray>(&item.value.data);
  if (list == nullptr) {
    refuse(ProblemCode::wrong_type, json_pointer(item.place, 0), "number", "array");
  }
  std::optional<Index> width;
  if (shape) {
    width = shape->second;
  }
  for (std::size_t row = 0; row < list->size(); ++row) {
    const JsonValue& value = (*list)[row];
    if (!value.is_array()) {
      refuse_type(value, json_pointer(item.place, row), "array");
    }
    const auto here = static_cast<Index>(value.size());
    if (width && *width != here) {
      refuse(ProblemCode::ragged_rows, json_pointer(item.place, row), std::to_string(here),
             std::to_string(*width));
    }
    width = here;
  }
  count(height, *width, item.place);
  Matrix values(height, *width);
  for (std::size_t row = 0; row < list->size(); ++row) {
    read_row((*list)[row], json_pointer(item.place, row), values.data() + static_cast<Index>(row) * *width);
  }
  return MatrixValue(std::move(values));
}

MatrixValue MatrixReader::recipe(const JsonItem& shape_item, Index rows, Index columns,
                                 const JsonItem& recipe_item, const std::string& place) {
  const RandnRecipe recipe = read_recipe(recipe_item);
  if (std::optional<Problem> problem = validate_recipe(rows, columns, recipe, place)) {
    throw Refusal{std::move(*problem)};
  }
  count(rows, columns, shape_item.place);
  return MatrixValue::randn(rows, columns, recipe);
}

void MatrixReader::count(Index rows, Index columns, const std::string& place) {
  if (columns > max_columns) {
    refuse(ProblemCode::too_many, place, std::to_string(columns), std::to_string(max_columns));
  }
  numbers_ += rows * columns;
  if (numbers_ > max_numbers) {
    refuse(ProblemCode::too_many, place, std::to_string(numbers_), std::to_string(max_numbers));
  }
}

void append_rows(std::string& text, const Matrix& matrix, int indent) {
  if (matrix.rows() == 0) {
    text += "[]";
    return;
  }
  const std::string line = "\n" + std::string(static_cast<std::size_t>(indent), ' ');
  text += '[';
  for (Index row = 0; row < matrix.rows(); ++row) {
    text.append(row > 0 ? "," : "").append(line).append("  ");
    append_row(text, matrix, row);
  }
  text.append(line).append("]");
}

void append_matrix(std::string& text, const MatrixValue& matrix, int indent) {
  const std::string shape = std::to_string(matrix.rows()) + ", " + std::to_string(matrix.columns());
  if (matrix.recipe()) {
    append_recipe(text, shape, *matrix.recipe());
  } else if (matrix.rows() == 0 && matrix.columns() > 0) {
    text += "{ \"shape\": [" + shape + "], \"rows\": [] }";
  } else {
    append_rows(text, matrix.values(), indent);
  }
}

void append_vector(std::string& text, const MatrixValue& vector) {
  if (vector.recipe()) {
    append_recipe(text, std::to_string(vector.columns()), *vector.recipe());
  } else {
    append_row(text, vector.values(), 0);
  }
}

void append_scalar(std::string& text, const MatrixValue& scalar) {
  if (scalar.recipe()) {
    append_vector(text, scalar);
  } else {
    append_json_number(text, scalar.values()(0, 0));
  }
}

}  // namespace headlight
