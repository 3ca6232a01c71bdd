// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include "core/experiment/edit.h"
#include "core/experiment/edit_axes.h"

namespace headlight::edit {

namespace {

/// Why a matrix cannot be there yet.
std::optional<Problem> needs(MatrixRole other) {
  return refused(ProblemCode::needs_edit_elsewhere, {}, std::string(role_symbol(other))).value();
}

Index value_width(const Experiment& experiment, HeadIndex head) {
  return width_of(experiment, Width::d_k, head).value_or(default_width);
}

/// Puts an optional matrix where there is none; nothing is said about roles it does not know.
struct Add {
  Experiment& experiment;
  MatrixAddress address;
  SeededNumbers& seeded;

  std::optional<Problem> operator()(ProjectedInputs& inputs) const {
    ProjectedHead& head = inputs.heads[static_cast<std::size_t>(address.head.value)];
    switch (address.role) {
      case MatrixRole::x_key: return add(inputs.x_key, key_count(experiment), inputs.x_query.columns());
      case MatrixRole::x_value:
        return head.w_v ? add(inputs.x_value, key_count(experiment), head.w_v->rows())
                        : needs(MatrixRole::w_v);
      case MatrixRole::w_v: return add_projected_values(inputs);
      case MatrixRole::b_q: return add(head.b_q, 1, head.w_q.columns());
      case MatrixRole::b_k: return add(head.b_k, 1, head.w_k.columns());
      case MatrixRole::b_v: return head.w_v ? add(head.b_v, 1, head.w_v->columns()) : needs(MatrixRole::w_v);
      case MatrixRole::w_o: return head.w_v ? add_output(inputs) : needs(MatrixRole::w_v);
      case MatrixRole::b_o:
        return inputs.w_o ? add(inputs.b_o, 1, inputs.w_o->columns()) : needs(MatrixRole::w_o);
      default: return add_scoring_bias();
    }
  }
  std::optional<Problem> operator()(QkvInputs& inputs) const {
    return address.role == MatrixRole::v ? add_values(inputs) : add_scoring_bias();
  }
  std::optional<Problem> operator()(auto& inputs) const {
    return address.role == MatrixRole::v ? add_values(inputs) : refused(ProblemCode::no_such_matrix).value();
  }

 private:
  std::optional<Problem> add(std::optional<MatrixValue>& matrix, Index rows, Index columns) const {
    matrix = seeded.matrix(address.role, rows, columns);
    return std::nullopt;
  }

  std::optional<Problem> add_values(auto& inputs) const {
    for (std::size_t i = 0; i < inputs.heads.size(); ++i) {
      inputs.heads[i].v = seeded.matrix(MatrixRole::v, key_count(experiment),
                                        value_width(experiment, HeadIndex{static_cast<Index>(i)}));
    }
    return std::nullopt;
  }

  std::optional<Problem> add_projected_values(ProjectedInputs& inputs) const {
    const MatrixValue& x_key = inputs.x_key ? *inputs.x_key : inputs.x_query;
    const Index d_in = (inputs.x_value ? *inputs.x_value : x_key).columns();
    for (ProjectedHead& head : inputs.heads) {
      head.w_v = seeded.matrix(MatrixRole::w_v, d_in, head.w_k.columns());
    }
    return std::nullopt;
  }

  /// As wide as what the queries come from, so that a block can follow the next.
  std::optional<Problem> add_output(ProjectedInputs& inputs) const {
    const Index d_concat =
        std::accumulate(inputs.heads.begin(), inputs.heads.end(), Index{0},
                        [](Index sum, const ProjectedHead& head) { return sum + head.w_v->columns(); });
    return add(inputs.w_o, d_concat, inputs.x_query.columns());
  }

  std::optional<Problem> add_scoring_bias() const {
    if (auto* additive = std::get_if<AdditiveScoring>(&experiment.scoring.function)) {
      AdditiveHead& head = additive->heads[static_cast<std::size_t>(address.head.value)];
      switch (address.role) {
        case MatrixRole::score_b_w: return add(head.b_w, 1, head.v_a.columns());
        case MatrixRole::score_b_u: return add(head.b_u, 1, head.v_a.columns());
        case MatrixRole::score_b_v: return add(head.b_v, 1, 1);
        default: break;
      }
    }
    return refused(ProblemCode::no_such_matrix).value();
  }
};

/// Takes an optional matrix away with what cannot be without it.
struct Remove {
  Experiment& experiment;
  MatrixAddress address;

  std::optional<Problem> operator()(ProjectedInputs& inputs) const {
    ProjectedHead& head = inputs.heads[static_cast<std::size_t>(address.head.value)];
    switch (address.role) {
      case MatrixRole::x_key: inputs.x_key.reset(); return std::nullopt;
      case MatrixRole::x_value: inputs.x_value.reset(); return std::nullopt;
      case MatrixRole::b_q: head.b_q.reset(); return std::nullopt;
      case MatrixRole::b_k: head.b_k.reset(); return std::nullopt;
      case MatrixRole::b_v: head.b_v.reset(); return std::nullopt;
      case MatrixRole::b_o: inputs.b_o.reset(); return std::nullopt;
      case MatrixRole::w_o:
        inputs.w_o.reset();
        inputs.b_o.reset();
        return std::nullopt;
      case MatrixRole::w_v:
        for (ProjectedHead& each : inputs.heads) {
          each.w_v.reset();
          each.b_v.reset();
        }
        inputs.x_value.reset();
        inputs.w_o.reset();
        inputs.b_o.reset();
        return std::nullopt;
      default: return remove_scoring_bias();
    }
  }
  std::optional<Problem> operator()(auto& inputs) const {
    if (address.role == MatrixRole::v) {
      for (auto& head : inputs.heads) {
        head.v.reset();
      }
      return std::nullopt;
    }
    return remove_scoring_bias();
  }

 private:
  std::optional<Problem> remove_scoring_bias() const {
    if (auto* additive = std::get_if<AdditiveScoring>(&experiment.scoring.function)) {
      AdditiveHead& head = additive->heads[static_cast<std::size_t>(address.head.value)];
      switch (address.role) {
        case MatrixRole::score_b_w: head.b_w.reset(); return std::nullopt;
        case MatrixRole::score_b_u: head.b_u.reset(); return std::nullopt;
        case MatrixRole::score_b_v: head.b_v.reset(); return std::nullopt;
        default: break;
      }
    }
    return refused(ProblemCode::missing_member, {}, std::string(role_symbol(address.role))).value();
  }
};

}  // namespace

Result add_matrix(const Experiment& experiment, MatrixAddress address, std::uint32_t seed) {
  if (address.head.value < 0 || address.head.value >= head_count(experiment)) {
    return out_of_range(address.head.value, head_count(experiment));
  }
  if (find_matrix(experiment, address) != nullptr) {
    return experiment;
  }
  Experiment result = experiment;
  SeededNumbers seeded(seed);
  if (auto problem = std::visit(Add{result, address, seeded}, result.inputs)) {
    return tl::unexpected(std::move(*problem));
  }
  return checked(std::move(result));
}

Result remove_matrix(const Experiment& experiment, MatrixAddress address) {
  if (find_matrix(experiment, address) == nullptr) {
    return refused(ProblemCode::no_such_matrix);
  }
  Experiment result = experiment;
  if (auto problem = std::visit(Remove{result, address}, result.inputs)) {
    return tl::unexpected(std::move(*problem));
  }
  return checked(std::move(result));
}

}  // namespace headlight::edit
