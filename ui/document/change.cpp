// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/change.h"

#include "core/experiment/matrices.h"

namespace headlight::ui {

namespace {

struct MatrixDifference {
  bool shapes = false;
  bool numbers = false;
};

MatrixDifference compare_matrices(const Experiment& before, const Experiment& after) {
  MatrixDifference difference;
  for (Index head = 0; head < head_count(after); ++head) {
    const std::vector<MatrixAddress> addresses = matrices_of(after, HeadIndex{head});
    if (addresses != matrices_of(before, HeadIndex{head})) {
      return {.shapes = true, .numbers = true};
    }
    for (const MatrixAddress& address : addresses) {
      const MatrixValue& old_matrix = *find_matrix(before, address);
      const MatrixValue& new_matrix = *find_matrix(after, address);
      difference.shapes |=
          old_matrix.rows() != new_matrix.rows() || old_matrix.columns() != new_matrix.columns();
      difference.numbers |= !(old_matrix == new_matrix);
    }
  }
  return difference;
}

}  // namespace

Changes changes_between(const Experiment& before, const Experiment& after) {
  Changes changes;
  const bool kind_differs =
      before.inputs.index() != after.inputs.index() ||
      before.scoring.function.index() != after.scoring.function.index() ||
      head_count(before) != head_count(after) || query_count(before) != query_count(after) ||
      key_count(before) != key_count(after) || before.key_tokens.has_value() != after.key_tokens.has_value();
  const MatrixDifference matrices =
      kind_differs ? MatrixDifference{.shapes = true, .numbers = true} : compare_matrices(before, after);
  changes.setFlag(Change::shape, matrices.shapes);
  changes.setFlag(Change::numbers, matrices.numbers);
  changes.setFlag(Change::tokens,
                  before.query_tokens != after.query_tokens || before.key_tokens != after.key_tokens);
  changes.setFlag(Change::mask, before.mask != after.mask);
  changes.setFlag(Change::scoring, before.scoring != after.scoring ||
                                       before.temperature != after.temperature ||
                                       before.normalizer != after.normalizer);
  changes.setFlag(Change::text, before.title != after.title || before.notes != after.notes);
  changes.setFlag(Change::view, before.view != after.view);
  if (!changes && before != after) {
    changes = Change::numbers;
  }
  return changes;
}

}  // namespace headlight::ui
