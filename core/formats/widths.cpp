// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "core/formats/experiment_parts.h"

namespace headlight {

namespace {

/// A width of one head, or of all heads.
using Width = std::pair<MatrixAxis, Index>;
constexpr Index all_heads = -1;

/// Widths that are the same by definition go under one name.
class WidthNames {
 public:
  explicit WidthNames(const Experiment& experiment) {
    if (const auto* projected = std::get_if<ProjectedInputs>(&experiment.inputs)) {
      x_key_is_x_query_ = !projected->x_key;
      x_value_is_x_key_ = !projected->x_value;
    }
    const ScoringKind scoring = scoring_kind(experiment);
    d_k_is_d_q_ = scoring == ScoringKind::dot || scoring == ScoringKind::scaled_dot;
  }

  Width name(MatrixAxis axis, HeadIndex head) const {
    if (axis == MatrixAxis::d_value_in && x_value_is_x_key_) {
      axis = MatrixAxis::d_key_in;
    }
    if (axis == MatrixAxis::d_key_in && x_key_is_x_query_) {
      axis = MatrixAxis::d_query_in;
    }
    if (axis == MatrixAxis::d_k && d_k_is_d_q_) {
      axis = MatrixAxis::d_q;
    }
    const bool of_head = axis == MatrixAxis::d_q || axis == MatrixAxis::d_k || axis == MatrixAxis::d_v ||
                         axis == MatrixAxis::d_h;
    return {axis, of_head ? head.value : all_heads};
  }

 private:
  bool x_key_is_x_query_ = false;
  bool x_value_is_x_key_ = false;
  bool d_k_is_d_q_ = false;
};

}  // namespace

void take_widths_from_neighbours(Experiment& experiment, const std::vector<MatrixAddress>& without_width) {
  if (without_width.empty()) {
    return;
  }
  const WidthNames names(experiment);
  std::map<Width, Index> widths{{{MatrixAxis::queries, all_heads}, query_count(experiment)},
                                {{MatrixAxis::keys, all_heads}, key_count(experiment)}};
  for (Index head = 0; head < head_count(experiment); ++head) {
    for (const MatrixAddress address : matrices_of(experiment, HeadIndex{head})) {
      const MatrixValue& matrix = *find_matrix(experiment, address);
      if (std::find(without_width.begin(), without_width.end(), address) == without_width.end()) {
        widths.try_emplace(names.name(row_axis(address.role), address.head), matrix.rows());
        widths.try_emplace(names.name(column_axis(address.role), address.head), matrix.columns());
      }
    }
  }
  for (const MatrixAddress address : without_width) {
    const auto width = widths.find(names.name(column_axis(address.role), address.head));
    *find_matrix(experiment, address) = MatrixValue(Matrix(0, width == widths.end() ? 0 : width->second));
  }
}

}  // namespace headlight
