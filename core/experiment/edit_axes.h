// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/experiment/edit.h"
#include "core/experiment/edit_seeded_numbers.h"

/// The one mechanism behind every edit that changes a shape: lines (rows or columns) of all matrices
/// that share an axis are gathered anew.
namespace headlight::edit {

/// Where the lines of a changed axis come from: line i was line sources[i], or is new.
using Sources = std::vector<Index>;
inline constexpr Index new_line = -1;

Sources unchanged(Index count);
Sources with_new_lines(Index count, Index position, Index new_count);
/// `positions` in any order; repetitions count once.
Sources without_lines(Index count, const std::vector<Index>& positions);
/// The lines at `positions` in their own order, before what stands at `before` (0 … count).
Sources with_moved_lines(Index count, const std::vector<Index>& positions, Index before);
/// Lines are added or taken away at the end.
Sources resized(Index count, Index new_count);
/// Where each of `count` old lines has gone, or `new_line` where it went away.
std::vector<Index> destinations(const Sources& sources, Index count);

/// The items of a list that goes along with an axis; every source is an old line.
template <typename Item>
std::vector<Item> gathered(const std::vector<Item>& items, const Sources& sources) {
  std::vector<Item> result;
  result.reserve(sources.size());
  for (const Index source : sources) {
    result.push_back(items[static_cast<std::size_t>(source)]);
  }
  return result;
}

struct AxisChange {
  MatrixAxis axis;
  /// The head whose width changes; absent for tokens and widths that all heads share.
  std::optional<HeadIndex> head;
  Sources sources;
};

/// The axis that `axis` is the same as: keys' inputs are the queries' where the experiment has no x_key …
MatrixAxis resolved_axis(const Experiment& experiment, MatrixAxis axis);

/// All matrices, shared ones once.
std::vector<MatrixAddress> all_matrices(const Experiment& experiment);
/// The numbers in all matrices.
Index number_count(const Experiment& experiment);

/// Gathers the lines of every matrix on that axis (a head's block of W^O for its d_v). Matrices that do
/// not change keep their recipes. `too_many` before anything is allocated beyond the limits.
std::optional<Problem> apply(Experiment& experiment, const AxisChange& change, SeededNumbers& seeded);

/// The experiment when it is valid, else why not.
Result checked(Experiment experiment);

/// Problems that edits find themselves.
tl::unexpected<Problem> refused(ProblemCode code, std::string found = {}, std::string expected = {});
tl::unexpected<Problem> out_of_range(Index index, Index count);

}  // namespace headlight::edit
