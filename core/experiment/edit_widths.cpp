// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/edit.h"
#include "core/experiment/edit_axes.h"
#include "core/experiment/validate.h"

namespace headlight::edit {

namespace {

MatrixAxis axis_of(Width width) {
  switch (width) {
    case Width::d_q: return MatrixAxis::d_q;
    case Width::d_k: return MatrixAxis::d_k;
    case Width::d_v: return MatrixAxis::d_v;
    case Width::d_h: return MatrixAxis::d_h;
    case Width::d_model: return MatrixAxis::d_model;
    case Width::d_query_in: return MatrixAxis::d_query_in;
    case Width::d_key_in: return MatrixAxis::d_key_in;
    case Width::d_value_in: return MatrixAxis::d_value_in;
  }
  return MatrixAxis::one;
}

bool is_per_head(Width width) {
  return width == Width::d_q || width == Width::d_k || width == Width::d_v || width == Width::d_h;
}

/// Whether queries and keys are multiplied with each other, so that their widths are one.
bool widths_go_together(const Experiment& experiment) {
  return scoring_kind(experiment) == ScoringKind::dot || scoring_kind(experiment) == ScoringKind::scaled_dot;
}

std::vector<Width> changed_together(const Experiment& experiment, Width width) {
  if ((width == Width::d_q || width == Width::d_k) && widths_go_together(experiment)) {
    return {Width::d_q, Width::d_k};
  }
  return {width};
}

std::vector<HeadIndex> heads_meant(const Experiment& experiment, std::optional<HeadIndex> head) {
  if (head) {
    return {*head};
  }
  std::vector<HeadIndex> heads;
  for (HeadIndex h{0}; h.value < head_count(experiment); ++h.value) {
    heads.push_back(h);
  }
  return heads;
}

}  // namespace

std::optional<Index> width_of(const Experiment& experiment, Width width, HeadIndex head) {
  const MatrixAxis axis = axis_of(width);
  if (resolved_axis(experiment, axis) != axis) {
    return std::nullopt;
  }
  for (const MatrixAddress address : matrices_of(experiment, head)) {
    if (column_axis(address.role) == axis) {
      return find_matrix(experiment, address)->columns();
    }
  }
  return std::nullopt;
}

Result set_width(const Experiment& experiment, Width width, std::optional<HeadIndex> head, Index new_width,
                 std::uint32_t seed) {
  if (head && (head->value < 0 || head->value >= head_count(experiment))) {
    return out_of_range(head->value, head_count(experiment));
  }
  const MatrixAxis axis = axis_of(width);
  if (const MatrixAxis other = resolved_axis(experiment, axis); other != axis) {
    return refused(
        ProblemCode::needs_edit_elsewhere, {},
        std::string(role_symbol(other == MatrixAxis::d_key_in ? MatrixRole::x_key : MatrixRole::x_query)));
  }
  if (!width_of(experiment, width, head.value_or(HeadIndex{}))) {
    return refused(ProblemCode::no_such_matrix);
  }
  if (new_width < 0) {
    return refused(ProblemCode::negative, std::to_string(new_width));
  }
  if (new_width > max_columns) {
    return refused(ProblemCode::too_many, std::to_string(new_width), std::to_string(max_columns));
  }
  Experiment result = experiment;
  SeededNumbers seeded(seed);
  const std::optional<HeadIndex> none;
  for (const HeadIndex h : is_per_head(width) ? heads_meant(experiment, head) : std::vector{HeadIndex{}}) {
    for (const Width one : changed_together(experiment, width)) {
      const Index old_width = width_of(result, one, h).value_or(0);
      if (auto problem =
              apply(result,
                    {axis_of(one), is_per_head(one) ? std::optional(h) : none, resized(old_width, new_width)},
                    seeded)) {
        return tl::unexpected(std::move(*problem));
      }
    }
  }
  return checked(std::move(result));
}

}  // namespace headlight::edit
