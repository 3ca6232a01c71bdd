// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/edit.h"
#include "core/experiment/edit_axes.h"
#include "core/experiment/validate.h"

namespace headlight::edit {

namespace {

/// The top left corner and the size of a part of a matrix.
struct Rectangle {
  Index row = 0;
  Index column = 0;
  Index rows = 0;
  Index columns = 0;
};

std::optional<Problem> misfit(const MatrixValue* matrix, Rectangle part) {
  if (matrix == nullptr) {
    return refused(ProblemCode::no_such_matrix).value();
  }
  if (part.row < 0 || part.rows < 0 || part.row > matrix->rows() - part.rows) {
    return out_of_range(part.row < 0 ? part.row : part.row + part.rows - 1, matrix->rows()).value();
  }
  if (part.column < 0 || part.columns < 0 || part.column > matrix->columns() - part.columns) {
    return out_of_range(part.column < 0 ? part.column : part.column + part.columns - 1, matrix->columns())
        .value();
  }
  return std::nullopt;
}

Matrix filling(Fill fill, Index rows, Index columns) {
  switch (fill) {
    case Fill::zeros: return Matrix::Zero(rows, columns);
    case Fill::ones: return Matrix::Ones(rows, columns);
    case Fill::identity: return Matrix::Identity(rows, columns);
  }
  return {};
}

/// Adds whole tokens or widths until one direction of the matrix is `count` long.
Result grow_axis(const Experiment& experiment, MatrixAddress address, MatrixAxis axis, Index count,
                 std::uint32_t seed) {
  const auto grow_tokens = [&](Side side, const std::vector<std::string>& names) {
    const auto old_count = static_cast<Index>(names.size());
    if (count > max_tokens) {
      return Result(refused(ProblemCode::too_many, std::to_string(count), std::to_string(max_tokens)));
    }
    std::vector<std::string> added;
    for (Index i = old_count; i < count; ++i) {
      added.push_back(std::to_string(i + 1));
    }
    return insert_tokens(experiment, side, old_count, added, seed);
  };
  const auto grow_width = [&](Width width) {
    return set_width(experiment, width, address.head, count, seed);
  };
  switch (resolved_axis(experiment, axis)) {
    case MatrixAxis::queries: return grow_tokens(Side::queries, experiment.query_tokens);
    case MatrixAxis::keys: return grow_tokens(Side::keys, key_tokens(experiment));
    case MatrixAxis::d_query_in: return grow_width(Width::d_query_in);
    case MatrixAxis::d_key_in: return grow_width(Width::d_key_in);
    case MatrixAxis::d_value_in: return grow_width(Width::d_value_in);
    case MatrixAxis::d_q: return grow_width(Width::d_q);
    case MatrixAxis::d_k: return grow_width(Width::d_k);
    case MatrixAxis::d_v: return grow_width(Width::d_v);
    case MatrixAxis::d_h: return grow_width(Width::d_h);
    case MatrixAxis::d_model: return grow_width(Width::d_model);
    case MatrixAxis::d_concat:
      return refused(ProblemCode::needs_edit_elsewhere, {}, std::string(role_symbol(MatrixRole::w_v)));
    case MatrixAxis::one: return refused(ProblemCode::wrong_row_count, std::to_string(count), "1");
  }
  return experiment;
}

}  // namespace

Result set_entries(const Experiment& experiment, MatrixAddress address, Index row, Index column,
                   const Matrix& block) {
  const MatrixValue* const matrix = find_matrix(experiment, address);
  if (auto problem = misfit(matrix, {row, column, block.rows(), block.cols()})) {
    return tl::unexpected(std::move(*problem));
  }
  Matrix values = matrix->values();
  values.block(row, column, block.rows(), block.cols()) = block;
  MatrixValue changed(std::move(values));
  Experiment result = experiment;
  // A recipe stays as long as its numbers do.
  if (changed != MatrixValue(matrix->values())) {
    *find_matrix(result, address) = std::move(changed);
  }
  return checked(std::move(result));
}

Result fill(const Experiment& experiment, MatrixAddress address, Index row, Index column, Index rows,
            Index columns, Fill fill) {
  if (auto problem = misfit(find_matrix(experiment, address), {row, column, rows, columns})) {
    return tl::unexpected(std::move(*problem));
  }
  return set_entries(experiment, address, row, column, filling(fill, rows, columns));
}

Result fill_randn(const Experiment& experiment, MatrixAddress address, Index row, Index column, Index rows,
                  Index columns, RandnRecipe recipe) {
  const MatrixValue* const matrix = find_matrix(experiment, address);
  if (auto problem = misfit(matrix, {row, column, rows, columns})) {
    return tl::unexpected(std::move(*problem));
  }
  if (auto problem = validate_recipe(rows, columns, recipe, {})) {
    return tl::unexpected(std::move(*problem));
  }
  MatrixValue random = MatrixValue::randn(rows, columns, recipe);
  if (rows != matrix->rows() || columns != matrix->columns() || is_vector(address.role)) {
    return set_entries(experiment, address, row, column, random.values());
  }
  Experiment result = experiment;
  *find_matrix(result, address) = std::move(random);
  return checked(std::move(result));
}

Result grow_to(const Experiment& experiment, MatrixAddress address, Index rows, Index columns,
               std::uint32_t seed) {
  Result result = experiment;
  for (const bool along_rows : {true, false}) {
    const MatrixValue* const matrix = find_matrix(*result, address);
    if (matrix == nullptr) {
      return refused(ProblemCode::no_such_matrix);
    }
    const Index wanted = along_rows ? rows : columns;
    if (wanted > (along_rows ? matrix->rows() : matrix->columns())) {
      result = grow_axis(*result, address, along_rows ? row_axis(address.role) : column_axis(address.role),
                         wanted, seed);
      if (!result) {
        return result;
      }
    }
  }
  return result;
}

}  // namespace headlight::edit
