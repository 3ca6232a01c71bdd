// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/matrices.h"

#include <algorithm>

namespace headlight {

namespace {

MatrixValue* pointer_to(MatrixValue& matrix) { return &matrix; }
MatrixValue* pointer_to(std::optional<MatrixValue>& matrix) { return matrix ? &*matrix : nullptr; }

MatrixValue* find(QkvInputs& inputs, MatrixRole role, std::size_t head) {
  QkvHead& h = inputs.heads[head];
  switch (role) {
    case MatrixRole::q: return pointer_to(h.q);
    case MatrixRole::k: return pointer_to(h.k);
    case MatrixRole::v: return pointer_to(h.v);
    default: return nullptr;
  }
}

MatrixValue* find(ProjectedInputs& inputs, MatrixRole role, std::size_t head) {
  ProjectedHead& h = inputs.heads[head];
  switch (role) {
    case MatrixRole::x_query: return pointer_to(inputs.x_query);
    case MatrixRole::x_key: return pointer_to(inputs.x_key);
    case MatrixRole::x_value: return pointer_to(inputs.x_value);
    case MatrixRole::w_q: return pointer_to(h.w_q);
    case MatrixRole::b_q: return pointer_to(h.b_q);
    case MatrixRole::w_k: return pointer_to(h.w_k);
    case MatrixRole::b_k: return pointer_to(h.b_k);
    case MatrixRole::w_v: return pointer_to(h.w_v);
    case MatrixRole::b_v: return pointer_to(h.b_v);
    case MatrixRole::w_o: return pointer_to(inputs.w_o);
    case MatrixRole::b_o: return pointer_to(inputs.b_o);
    default: return nullptr;
  }
}

MatrixValue* find(ScoresInputs& inputs, MatrixRole role, std::size_t head) {
  switch (role) {
    case MatrixRole::scores: return pointer_to(inputs.heads[head].scores);
    case MatrixRole::v: return pointer_to(inputs.heads[head].v);
    default: return nullptr;
  }
}

MatrixValue* find(WeightsInputs& inputs, MatrixRole role, std::size_t head) {
  switch (role) {
    case MatrixRole::weights: return pointer_to(inputs.heads[head].weights);
    case MatrixRole::v: return pointer_to(inputs.heads[head].v);
    default: return nullptr;
  }
}

MatrixValue* find_parameter(ScoringFunction& function, MatrixRole role, std::size_t head) {
  if (auto* additive = std::get_if<AdditiveScoring>(&function); additive && head < additive->heads.size()) {
    AdditiveHead& h = additive->heads[head];
    switch (role) {
      case MatrixRole::w_a: return pointer_to(h.w_a);
      case MatrixRole::u_a: return pointer_to(h.u_a);
      case MatrixRole::v_a: return pointer_to(h.v_a);
      case MatrixRole::score_b_w: return pointer_to(h.b_w);
      case MatrixRole::score_b_u: return pointer_to(h.b_u);
      case MatrixRole::score_b_v: return pointer_to(h.b_v);
      default: return nullptr;
    }
  }
  if (auto* general = std::get_if<GeneralScoring>(&function); general && head < general->heads.size()) {
    return role == MatrixRole::general_w ? pointer_to(general->heads[head].w) : nullptr;
  }
  return nullptr;
}

/// The roles an experiment of this kind of input and scoring could hold, in reading order.
std::vector<MatrixRole> possible_roles(const Experiment& experiment) {
  using enum MatrixRole;
  std::vector<MatrixRole> roles;
  switch (input_kind(experiment)) {
    case InputKind::qkv: roles = {q, k, v}; break;
    case InputKind::projected:
      roles = {x_query, x_key, x_value, w_q, b_q, w_k, b_k, w_v, b_v, w_o, b_o};
      break;
    case InputKind::scores: return {scores, v};
    case InputKind::weights: return {weights, v};
  }
  switch (scoring_kind(experiment)) {
    case ScoringKind::additive:
      roles.insert(roles.end(), {w_a, score_b_w, u_a, score_b_u, v_a, score_b_v});
      break;
    case ScoringKind::general: roles.push_back(general_w); break;
    case ScoringKind::dot:
    case ScoringKind::scaled_dot: break;
  }
  return roles;
}

std::vector<MatrixAddress> addresses(const Experiment& experiment, HeadIndex head, bool held) {
  std::vector<MatrixAddress> result;
  for (const MatrixRole role : possible_roles(experiment)) {
    const MatrixAddress address{role, is_shared_by_heads(role) ? HeadIndex{} : head};
    if ((find_matrix(experiment, address) != nullptr) == held) {
      result.push_back(address);
    }
  }
  return result;
}

}  // namespace

std::string_view role_symbol(MatrixRole role) {
  switch (role) {
    case MatrixRole::x_query: return "X";
    case MatrixRole::x_key: return "X_k";
    case MatrixRole::x_value: return "X_v";
    case MatrixRole::w_q: return "W^Q";
    case MatrixRole::b_q: return "b^Q";
    case MatrixRole::w_k: return "W^K";
    case MatrixRole::b_k: return "b^K";
    case MatrixRole::w_v: return "W^V";
    case MatrixRole::b_v: return "b^V";
    case MatrixRole::w_o: return "W^O";
    case MatrixRole::b_o: return "b^O";
    case MatrixRole::q: return "Q";
    case MatrixRole::k: return "K";
    case MatrixRole::v: return "V";
    case MatrixRole::scores: return "S";
    case MatrixRole::weights: return "A";
    case MatrixRole::w_a: return "W_a";
    case MatrixRole::u_a: return "U_a";
    case MatrixRole::v_a: return "v_a";
    case MatrixRole::score_b_w: return "b_w";
    case MatrixRole::score_b_u: return "b_u";
    case MatrixRole::score_b_v: return "b_v";
    case MatrixRole::general_w: return "W";
  }
  return {};
}

std::string_view role_member(MatrixRole role) {
  switch (role) {
    case MatrixRole::x_query: return "x_query";
    case MatrixRole::x_key: return "x_key";
    case MatrixRole::x_value: return "x_value";
    case MatrixRole::w_q: return "w_q";
    case MatrixRole::b_q: return "b_q";
    case MatrixRole::w_k: return "w_k";
    case MatrixRole::b_k: return "b_k";
    case MatrixRole::w_v: return "w_v";
    case MatrixRole::b_v:
    case MatrixRole::score_b_v: return "b_v";
    case MatrixRole::w_o: return "w_o";
    case MatrixRole::b_o: return "b_o";
    case MatrixRole::q: return "q";
    case MatrixRole::k: return "k";
    case MatrixRole::v: return "v";
    case MatrixRole::scores: return "scores";
    case MatrixRole::weights: return "weights";
    case MatrixRole::w_a: return "w_a";
    case MatrixRole::u_a: return "u_a";
    case MatrixRole::v_a: return "v_a";
    case MatrixRole::score_b_w: return "b_w";
    case MatrixRole::score_b_u: return "b_u";
    case MatrixRole::general_w: return "w";
  }
  return {};
}

std::string place_of(MatrixAddress address) {
  std::string place = is_scoring_parameter(address.role) ? "/scoring" : "/inputs";
  if (!is_shared_by_heads(address.role)) {
    place += "/heads/" + std::to_string(address.head.value);
  }
  return place.append("/").append(role_member(address.role));
}

bool is_scoring_parameter(MatrixRole role) {
  switch (role) {
    case MatrixRole::w_a:
    case MatrixRole::u_a:
    case MatrixRole::v_a:
    case MatrixRole::score_b_w:
    case MatrixRole::score_b_u:
    case MatrixRole::score_b_v:
    case MatrixRole::general_w: return true;
    default: return false;
  }
}

bool is_shared_by_heads(MatrixRole role) {
  switch (role) {
    case MatrixRole::x_query:
    case MatrixRole::x_key:
    case MatrixRole::x_value:
    case MatrixRole::w_o:
    case MatrixRole::b_o: return true;
    default: return false;
  }
}

bool is_optional(MatrixRole role) {
  switch (role) {
    case MatrixRole::x_key:
    case MatrixRole::x_value:
    case MatrixRole::b_q:
    case MatrixRole::b_k:
    case MatrixRole::w_v:
    case MatrixRole::b_v:
    case MatrixRole::w_o:
    case MatrixRole::b_o:
    case MatrixRole::v:
    case MatrixRole::score_b_w:
    case MatrixRole::score_b_u:
    case MatrixRole::score_b_v: return true;
    default: return false;
  }
}

MatrixAxis row_axis(MatrixRole role) {
  switch (role) {
    case MatrixRole::x_query:
    case MatrixRole::q:
    case MatrixRole::scores:
    case MatrixRole::weights: return MatrixAxis::queries;
    case MatrixRole::x_key:
    case MatrixRole::x_value:
    case MatrixRole::k:
    case MatrixRole::v: return MatrixAxis::keys;
    case MatrixRole::w_q: return MatrixAxis::d_query_in;
    case MatrixRole::w_k: return MatrixAxis::d_key_in;
    case MatrixRole::w_v: return MatrixAxis::d_value_in;
    case MatrixRole::w_o: return MatrixAxis::d_concat;
    case MatrixRole::w_a:
    case MatrixRole::u_a: return MatrixAxis::d_h;
    case MatrixRole::general_w: return MatrixAxis::d_q;
    default: return MatrixAxis::one;
  }
}

MatrixAxis column_axis(MatrixRole role) {
  switch (role) {
    case MatrixRole::x_query: return MatrixAxis::d_query_in;
    case MatrixRole::x_key: return MatrixAxis::d_key_in;
    case MatrixRole::x_value: return MatrixAxis::d_value_in;
    case MatrixRole::w_q:
    case MatrixRole::b_q:
    case MatrixRole::q:
    case MatrixRole::w_a: return MatrixAxis::d_q;
    case MatrixRole::w_k:
    case MatrixRole::b_k:
    case MatrixRole::k:
    case MatrixRole::u_a:
    case MatrixRole::general_w: return MatrixAxis::d_k;
    case MatrixRole::w_v:
    case MatrixRole::b_v:
    case MatrixRole::v: return MatrixAxis::d_v;
    case MatrixRole::w_o:
    case MatrixRole::b_o: return MatrixAxis::d_model;
    case MatrixRole::scores:
    case MatrixRole::weights: return MatrixAxis::keys;
    case MatrixRole::v_a:
    case MatrixRole::score_b_w:
    case MatrixRole::score_b_u: return MatrixAxis::d_h;
    case MatrixRole::score_b_v: return MatrixAxis::one;
  }
  return MatrixAxis::one;
}

std::vector<MatrixAddress> matrices_of(const Experiment& experiment, HeadIndex head) {
  return addresses(experiment, head, true);
}

std::vector<MatrixAddress> absent_matrices_of(const Experiment& experiment, HeadIndex head) {
  return addresses(experiment, head, false);
}

MatrixValue* find_matrix(Experiment& experiment, MatrixAddress address) {
  if (address.head.value < 0 || address.head.value >= head_count(experiment)) {
    return nullptr;
  }
  const auto head = static_cast<std::size_t>(address.head.value);
  MatrixValue* const input =
      std::visit([&](auto& inputs) { return find(inputs, address.role, head); }, experiment.inputs);
  return input != nullptr ? input : find_parameter(experiment.scoring.function, address.role, head);
}

const MatrixValue* find_matrix(const Experiment& experiment, MatrixAddress address) {
  // The search does not change what it walks over.
  return find_matrix(const_cast<Experiment&>(experiment),
                     address);  // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

}  // namespace headlight
