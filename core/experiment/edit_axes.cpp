// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/edit_axes.h"

#include <algorithm>
#include <numeric>

#include "core/experiment/validate.h"

namespace headlight::edit {

namespace {

Index size_of(const Sources& sources) { return static_cast<Index>(sources.size()); }

bool is_unchanged(const Sources& sources, Index count) {
  return size_of(sources) == count && sources == unchanged(count);
}

/// `sources` of the block that begins at `offset`, as sources of all `count` lines.
Sources within(const Sources& sources, Index offset, Index block, Index count) {
  Sources result = unchanged(offset);
  for (const Index source : sources) {
    result.push_back(source == new_line ? new_line : offset + source);
  }
  for (Index i = offset + block; i < count; ++i) {
    result.push_back(i);
  }
  return result;
}

/// Columns of the concatenation that lie before those of `head`.
Index concat_offset(const Experiment& experiment, HeadIndex head) {
  Index offset = 0;
  for (HeadIndex h{0}; h < head; ++h.value) {
    offset += width_of(experiment, Width::d_v, h).value_or(0);
  }
  return offset;
}

/// The sources of one direction of a matrix, or nothing where the change leaves it alone.
std::optional<Sources> sources_along(const Experiment& experiment, const AxisChange& change,
                                     MatrixAddress address, MatrixAxis axis, Index count) {
  std::optional<Sources> sources;
  if (change.axis == MatrixAxis::d_v && axis == MatrixAxis::d_concat) {
    const HeadIndex head = change.head.value_or(HeadIndex{});
    sources = within(change.sources, concat_offset(experiment, head),
                     width_of(experiment, Width::d_v, head).value_or(0), count);
  } else if (resolved_axis(experiment, axis) == change.axis &&
             (!change.head || *change.head == address.head)) {
    sources = change.sources;
  }
  return sources && !is_unchanged(*sources, count) ? sources : std::nullopt;
}

Index new_lines(const Sources& sources) { return std::count(sources.begin(), sources.end(), new_line); }

Matrix gathered_rows(const Matrix& old, const Sources& sources, const Matrix& fresh) {
  Matrix result(size_of(sources), old.cols());
  Index next_fresh = 0;
  for (Index i = 0; i < result.rows(); ++i) {
    const Index source = sources[static_cast<std::size_t>(i)];
    if (source == new_line) {
      result.row(i) = fresh.row(next_fresh++);
    } else {
      result.row(i) = old.row(source);
    }
  }
  return result;
}

Matrix gathered_columns(const Matrix& old, const Sources& sources, const Matrix& fresh) {
  Matrix result(old.rows(), size_of(sources));
  Index next_fresh = 0;
  for (Index j = 0; j < result.cols(); ++j) {
    const Index source = sources[static_cast<std::size_t>(j)];
    if (source == new_line) {
      result.col(j) = fresh.col(next_fresh++);
    } else {
      result.col(j) = old.col(source);
    }
  }
  return result;
}

struct MatrixChange {
  MatrixAddress address;
  std::optional<Sources> rows;
  std::optional<Sources> columns;
};

}  // namespace

Sources unchanged(Index count) {
  Sources sources(static_cast<std::size_t>(count));
  std::iota(sources.begin(), sources.end(), Index{0});
  return sources;
}

Sources with_new_lines(Index count, Index position, Index new_count) {
  Sources sources = unchanged(count);
  sources.insert(sources.begin() + position, static_cast<std::size_t>(new_count), new_line);
  return sources;
}

Sources without_lines(Index count, const std::vector<Index>& positions) {
  Sources sources = unchanged(count);
  for (const Index position : positions) {
    sources[static_cast<std::size_t>(position)] = new_line;
  }
  std::erase(sources, new_line);
  return sources;
}

Sources with_moved_lines(Index count, const std::vector<Index>& positions, Index before) {
  std::vector<bool> moves(static_cast<std::size_t>(count), false);
  for (const Index position : positions) {
    moves[static_cast<std::size_t>(position)] = true;
  }
  Sources sources;
  const auto add = [&](Index from, Index to, bool moving) {
    for (Index line = from; line < to; ++line) {
      if (moves[static_cast<std::size_t>(line)] == moving) {
        sources.push_back(line);
      }
    }
  };
  add(0, before, false);
  add(0, count, true);
  add(before, count, false);
  return sources;
}

Sources resized(Index count, Index new_count) {
  Sources sources = unchanged(std::min(count, new_count));
  sources.resize(static_cast<std::size_t>(new_count), new_line);
  return sources;
}

std::vector<Index> destinations(const Sources& sources, Index count) {
  std::vector<Index> result(static_cast<std::size_t>(count), new_line);
  for (Index i = 0; i < size_of(sources); ++i) {
    if (const Index source = sources[static_cast<std::size_t>(i)]; source != new_line) {
      result[static_cast<std::size_t>(source)] = i;
    }
  }
  return result;
}

MatrixAxis resolved_axis(const Experiment& experiment, MatrixAxis axis) {
  const auto* projected = std::get_if<ProjectedInputs>(&experiment.inputs);
  if (projected != nullptr) {
    if (axis == MatrixAxis::d_value_in && !projected->x_value) {
      axis = MatrixAxis::d_key_in;
    }
    if (axis == MatrixAxis::d_key_in && !projected->x_key) {
      axis = MatrixAxis::d_query_in;
    }
  }
  return axis;
}

std::vector<MatrixAddress> all_matrices(const Experiment& experiment) {
  std::vector<MatrixAddress> result;
  for (HeadIndex head{0}; head.value < head_count(experiment); ++head.value) {
    for (const MatrixAddress address : matrices_of(experiment, head)) {
      if (head.value == 0 || !is_shared_by_heads(address.role)) {
        result.push_back(address);
      }
    }
  }
  return result;
}

Index number_count(const Experiment& experiment) {
  Index count = 0;
  for (const MatrixAddress address : all_matrices(experiment)) {
    count += find_matrix(experiment, address)->values().size();
  }
  return count;
}

std::optional<Problem> apply(Experiment& experiment, const AxisChange& change, SeededNumbers& seeded) {
  std::vector<MatrixChange> changes;
  Index total = 0;
  for (const MatrixAddress address : all_matrices(experiment)) {
    const MatrixValue& matrix = *find_matrix(experiment, address);
    MatrixChange one{address,
                     sources_along(experiment, change, address, row_axis(address.role), matrix.rows()),
                     sources_along(experiment, change, address, column_axis(address.role), matrix.columns())};
    total += (one.rows ? size_of(*one.rows) : matrix.rows()) *
             (one.columns ? size_of(*one.columns) : matrix.columns());
    if (one.rows || one.columns) {
      changes.push_back(std::move(one));
    }
  }
  if (total > max_numbers) {
    return refused(ProblemCode::too_many, std::to_string(total), std::to_string(max_numbers)).value();
  }
  for (const MatrixChange& one : changes) {
    MatrixValue& matrix = *find_matrix(experiment, one.address);
    const MatrixRole role = one.address.role;
    if (one.rows) {
      const Matrix fresh =
          seeded.lines(role, new_lines(*one.rows), matrix.columns(), size_of(*one.rows), matrix.columns());
      matrix = MatrixValue(gathered_rows(matrix.values(), *one.rows, fresh));
    }
    if (one.columns) {
      const Matrix fresh =
          seeded.lines(role, matrix.rows(), new_lines(*one.columns), matrix.rows(), size_of(*one.columns));
      matrix = MatrixValue(gathered_columns(matrix.values(), *one.columns, fresh));
    }
  }
  return std::nullopt;
}

Result checked(Experiment experiment) {
  if (std::optional<Problem> problem = validate(experiment)) {
    return tl::unexpected(std::move(*problem));
  }
  return experiment;
}

tl::unexpected<Problem> refused(ProblemCode code, std::string found, std::string expected) {
  return tl::unexpected(Problem{code, {}, std::move(found), std::move(expected)});
}

tl::unexpected<Problem> out_of_range(Index index, Index count) {
  return refused(ProblemCode::index_out_of_range, std::to_string(index), std::to_string(count));
}

}  // namespace headlight::edit
