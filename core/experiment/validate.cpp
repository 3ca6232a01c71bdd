// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/validate.h"

#include <cmath>
#include <map>

#include "core/experiment/matrices.h"
#include "core/linear/number_text.h"

namespace headlight {

namespace {

bool has_values_matrix(const auto& head) {
  if constexpr (requires { head.w_v; }) {
    return head.w_v.has_value();
  } else {
    return head.v.has_value();
  }
}

bool is_vector(MatrixRole role) { return row_axis(role) == MatrixAxis::one; }

/// Goes through an experiment and stops at the first thing that does not fit. The checks return
/// whether all is well.
class Validation {
 public:
  explicit Validation(const Experiment& experiment)
      : experiment_(experiment),
        kind_(input_kind(experiment)),
        heads_(head_count(experiment)),
        n_q_(query_count(experiment)),
        n_k_(key_count(experiment)) {}

  std::optional<Problem> run() {
    static_cast<void>(tokens() && heads() && values() && scoring() && matrices() && concatenation() &&
                      normalizers() && mask());
    return problem_;
  }

 private:
  bool fail(ProblemCode code, std::string place, std::string found = {}, std::string expected = {}) {
    problem_ = Problem{code, std::move(place), std::move(found), std::move(expected)};
    return false;
  }
  bool fail(ProblemCode code, std::string place, Index found, Index expected) {
    return fail(code, std::move(place), std::to_string(found), std::to_string(expected));
  }
  bool at_most(Index count, Index limit, const std::string& place) {
    return count <= limit || fail(ProblemCode::too_many, place, count, limit);
  }
  bool finite(double number, const std::string& place) {
    return std::isfinite(number) || fail(ProblemCode::not_finite, place, std::to_string(number));
  }

  bool tokens() {
    return at_most(n_q_, max_tokens, "/query_tokens") && at_most(n_k_, max_tokens, "/key_tokens");
  }

  bool heads() {
    if (heads_ == 0) {
      return fail(ProblemCode::no_head, "/inputs/heads", 0, 1);
    }
    return at_most(heads_, max_heads, "/inputs/heads");
  }

  /// Heads bring values all or none, and what is made of values needs them.
  bool values() {
    return std::visit([this](const auto& inputs) { return values(inputs); }, experiment_.inputs);
  }

  bool values(const auto& inputs) {
    const std::string name = kind_ == InputKind::projected ? "w_v" : "v";
    std::optional<std::size_t> without;
    bool any = false;
    for (std::size_t i = 0; i < inputs.heads.size(); ++i) {
      const bool here = has_values_matrix(inputs.heads[i]);
      any = any || here;
      if (!here && !without) {
        without = i;
      }
      if constexpr (requires { inputs.heads[i].b_v; }) {
        if (!here && inputs.heads[i].b_v) {
          return fail(ProblemCode::bias_without_matrix, head_place("/inputs", i) + "/b_v", "b_v", name);
        }
      }
    }
    if (any && without) {
      return fail(ProblemCode::values_in_some_heads, head_place("/inputs", *without) + "/" + name);
    }
    if constexpr (requires { inputs.w_o; }) {
      if (inputs.b_o && !inputs.w_o) {
        return fail(ProblemCode::bias_without_matrix, "/inputs/b_o", "b_o", "w_o");
      }
      if (inputs.w_o && !any) {
        return fail(ProblemCode::missing_member, head_place("/inputs", 0) + "/w_v", {}, "w_v");
      }
    }
    return true;
  }

  static std::string head_place(const std::string& holder, std::size_t head) {
    return holder + "/heads/" + std::to_string(head);
  }

  bool scoring() {
    if (!std::isfinite(experiment_.temperature)) {
      return finite(experiment_.temperature, "/temperature");
    }
    if (experiment_.temperature <= 0.0) {
      return fail(ProblemCode::not_positive, "/temperature", number_text(experiment_.temperature));
    }
    const ScoringKind kind = scoring_kind(experiment_);
    if (kind_ == InputKind::scores && (kind == ScoringKind::additive || kind == ScoringKind::general)) {
      return fail(ProblemCode::scoring_not_applicable, "/scoring/kind", std::string(scoring_kind_name(kind)),
                  std::string(input_kind_name(kind_)));
    }
    return std::visit([this](const auto& function) { return scoring(function); },
                      experiment_.scoring.function);
  }

  bool scoring(const DotScoring&) { return true; }
  bool scoring(const ScaledDotScoring& function) {
    if (!function.scale) {
      return kind_ != InputKind::scores ||
             fail(ProblemCode::wrong_type, "/scoring/scale", std::string("null"), std::string("number"));
    }
    return finite(*function.scale, "/scoring/scale");
  }
  bool scoring(const AdditiveScoring& function) { return scoring_heads(function.heads.size()); }
  bool scoring(const GeneralScoring& function) { return scoring_heads(function.heads.size()); }
  bool scoring_heads(std::size_t count) {
    return static_cast<Index>(count) == heads_ ||
           fail(ProblemCode::wrong_head_count, "/scoring/heads", static_cast<Index>(count), heads_);
  }

  bool matrices() {
    sizes_[MatrixAxis::queries] = n_q_;
    sizes_[MatrixAxis::keys] = n_k_;
    sizes_[MatrixAxis::one] = 1;
    if (const auto* projected = std::get_if<ProjectedInputs>(&experiment_.inputs)) {
      if (!projected->x_key && n_q_ != n_k_) {
        return fail(ProblemCode::wrong_row_count, "/inputs/x_key", n_q_, n_k_);
      }
      const MatrixValue& x_key = projected->x_key ? *projected->x_key : projected->x_query;
      sizes_[MatrixAxis::d_query_in] = projected->x_query.columns();
      sizes_[MatrixAxis::d_key_in] = x_key.columns();
      sizes_[MatrixAxis::d_value_in] = (projected->x_value ? *projected->x_value : x_key).columns();
    }
    for (Index head = 0; head < heads_; ++head) {
      for (const MatrixAxis axis : {MatrixAxis::d_q, MatrixAxis::d_k, MatrixAxis::d_v, MatrixAxis::d_h}) {
        sizes_.erase(axis);
      }
      if (!matrices(HeadIndex{head})) {
        return false;
      }
      if (const auto d_v = sizes_.find(MatrixAxis::d_v); d_v != sizes_.end()) {
        d_concat_ += d_v->second;
      }
    }
    return true;
  }

  bool matrices(HeadIndex head) {
    std::vector<MatrixAddress> addresses = matrices_of(experiment_, head);
    if (kind_ == InputKind::weights) {
      using enum MatrixRole;
      for (const MatrixRole role : {w_a, score_b_w, u_a, score_b_u, v_a, score_b_v, general_w}) {
        if (find_matrix(experiment_, {role, head}) != nullptr) {
          addresses.push_back({role, head});
        }
      }
    }
    for (const MatrixAddress address : addresses) {
      const bool of_all_heads = is_shared_by_heads(address.role);
      const bool after_all_heads = address.role == MatrixRole::w_o || address.role == MatrixRole::b_o;
      if (!after_all_heads && !(of_all_heads && head.value > 0) && !matrix(address)) {
        return false;
      }
    }
    return true;
  }

  bool matrix(MatrixAddress address) {
    const MatrixValue& value = *find_matrix(experiment_, address);
    const std::string place = place_of(address);
    if (value.recipe()) {
      problem_ = validate_recipe(value.rows(), value.columns(), *value.recipe(), place);
      if (problem_) {
        return false;
      }
    }
    numbers_ += value.rows() * value.columns();
    return at_most(value.columns(), max_columns, place) && at_most(numbers_, max_numbers, place) &&
           rows(value, address.role, place) && columns(value, address.role, place);
  }

  bool rows(const MatrixValue& value, MatrixRole role, const std::string& place) {
    const auto [size, is_new] = sizes_.try_emplace(row_axis(role), value.rows());
    return is_new || size->second == value.rows() ||
           fail(ProblemCode::wrong_row_count, place, value.rows(), size->second);
  }

  bool columns(const MatrixValue& value, MatrixRole role, const std::string& place) {
    const MatrixAxis axis = column_axis(role);
    const auto [size, is_new] = sizes_.try_emplace(axis, value.columns());
    if (!is_new && size->second != value.columns()) {
      return fail(is_vector(role) ? ProblemCode::wrong_length : ProblemCode::wrong_column_count, place,
                  value.columns(), size->second);
    }
    if (!is_new || !multiplies_queries_with_keys()) {
      return true;
    }
    if (axis == MatrixAxis::d_q && value.columns() == 0) {
      return fail(ProblemCode::no_dimension, place, 0, 1);
    }
    if (axis == MatrixAxis::d_k && value.columns() != sizes_[MatrixAxis::d_q]) {
      return fail(ProblemCode::width_mismatch, place, value.columns(), sizes_[MatrixAxis::d_q]);
    }
    return true;
  }

  bool multiplies_queries_with_keys() const {
    const ScoringKind scoring = scoring_kind(experiment_);
    return (kind_ == InputKind::qkv || kind_ == InputKind::projected) &&
           (scoring == ScoringKind::dot || scoring == ScoringKind::scaled_dot);
  }

  bool concatenation() {
    sizes_[MatrixAxis::d_concat] = d_concat_;
    for (const MatrixRole role : {MatrixRole::w_o, MatrixRole::b_o}) {
      const MatrixAddress address{role, {}};
      if (find_matrix(experiment_, address) != nullptr && !matrix(address)) {
        return false;
      }
    }
    return true;
  }

  bool normalizers() {
    const auto* list = std::get_if<std::vector<Normalizer>>(&experiment_.normalizer);
    return list == nullptr || static_cast<Index>(list->size()) == heads_ ||
           fail(ProblemCode::wrong_head_count, "/normalizer", static_cast<Index>(list->size()), heads_);
  }

  bool mask() {
    if (!finite(experiment_.mask.value, "/mask/value")) {
      return false;
    }
    for (std::size_t i = 0; i < experiment_.mask.layers.size(); ++i) {
      const MaskLayer& layer = experiment_.mask.layers[i];
      const std::string place = "/mask/layers/" + std::to_string(i);
      const auto check = [&](const auto& pattern) { return pattern_fits(pattern, place); };
      if (!std::visit(check, layer.pattern) ||
          (layer.heads && !indices(*layer.heads, heads_, place + "/heads"))) {
        return false;
      }
    }
    return true;
  }

  bool pattern_fits(const CausalMask&, const std::string&) { return true; }
  bool pattern_fits(const PaddingMask& mask, const std::string& place) {
    return indices(mask.keys, n_k_, place + "/keys");
  }
  bool pattern_fits(const WindowMask& mask, const std::string& place) {
    return not_negative(mask.left, place + "/left") && not_negative(mask.right, place + "/right");
  }
  bool pattern_fits(const PrefixMask& mask, const std::string& place) {
    return not_negative(mask.length, place + "/length");
  }
  bool pattern_fits(const PaintedMask& mask, const std::string& place) {
    numbers_ += 2 * static_cast<Index>(mask.hidden.size());
    if (!at_most(numbers_, max_numbers, place + "/hidden")) {
      return false;
    }
    for (std::size_t i = 0; i < mask.hidden.size(); ++i) {
      const auto [query, key] = mask.hidden[i];
      const bool query_fits = query.value >= 0 && query.value < n_q_;
      if (!query_fits || key.value < 0 || key.value >= n_k_) {
        const std::string cell = place + "/hidden/" + std::to_string(i);
        return query_fits ? fail(ProblemCode::index_out_of_range, cell + "/1", key.value, n_k_)
                          : fail(ProblemCode::index_out_of_range, cell + "/0", query.value, n_q_);
      }
    }
    return true;
  }

  bool not_negative(Index number, const std::string& place) {
    return number >= 0 || fail(ProblemCode::negative, place, number, 0);
  }

  bool indices(const auto& list, Index count, const std::string& place) {
    numbers_ += static_cast<Index>(list.size());
    if (!at_most(numbers_, max_numbers, place)) {
      return false;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i].value < 0 || list[i].value >= count) {
        return fail(ProblemCode::index_out_of_range, place + "/" + std::to_string(i), list[i].value, count);
      }
    }
    return true;
  }

  const Experiment& experiment_;
  InputKind kind_;
  Index heads_;
  Index n_q_;
  Index n_k_;
  /// What is known so far; widths of heads are forgotten at the next head.
  std::map<MatrixAxis, Index> sizes_;
  Index d_concat_ = 0;
  Index numbers_ = 0;
  std::optional<Problem> problem_;
};

}  // namespace

std::optional<Problem> validate(const Experiment& experiment) { return Validation(experiment).run(); }

std::optional<Problem> validate_recipe(Index rows, Index columns, const RandnRecipe& recipe,
                                       const std::string& place) {
  if (!std::isfinite(recipe.scale)) {
    return Problem{ProblemCode::not_finite, place + "/randn/scale", number_text(recipe.scale), {}};
  }
  const auto limit = static_cast<std::uint64_t>(max_randn_position);
  const auto r = static_cast<std::uint64_t>(rows);
  const auto c = static_cast<std::uint64_t>(columns);
  if (c > 0 && r > limit / c) {
    return Problem{ProblemCode::too_many, place + "/shape",
                   std::to_string(rows) + "·" + std::to_string(columns), std::to_string(limit)};
  }
  if (recipe.skip > limit - r * c) {
    return Problem{ProblemCode::too_many, place + "/randn/skip", std::to_string(recipe.skip),
                   std::to_string(limit - r * c)};
  }
  return std::nullopt;
}

}  // namespace headlight
