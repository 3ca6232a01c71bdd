// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include "core/explain/rules.h"

namespace headlight::rules {

namespace {

using Numbers = Eigen::Matrix<double, 1, Eigen::Dynamic>;

/// How one part of a raw score comes from q or k.
struct PartRule {
  Stage vectors;
  MatrixRole matrix;
  /// Whether row h of the matrix, rather than column h, gives number h of the part.
  bool by_rows;
  std::optional<MatrixRole> bias;
  Formula plain;
  Formula biased;
};

PartRule rule_of(Part part) {
  using enum MatrixRole;
  switch (part) {
    case Part::query_part:
      return {Stage::q, w_a, true, score_b_w, Formula::query_part, Formula::query_part_biased};
    case Part::key_part: return {Stage::k, u_a, true, score_b_u, Formula::key_part, Formula::key_part_biased};
    case Part::moved_query: break;
  }
  return {Stage::q, general_w, false, std::nullopt, Formula::moved_query, Formula::moved_query};
}

bool is_biased(const DerivationBuilder& builder, const PartRule& rule) {
  return rule.bias && builder.matrix(*rule.bias) != nullptr;
}

Formula formula_of(const DerivationBuilder& builder, const PartRule& rule) {
  return is_biased(builder, rule) ? rule.biased : rule.plain;
}

/// A whole row of a part, 1 × d_h or 1 × d_k, as leaves that `part` tells more of.
class PartRow {
 public:
  PartRow(DerivationBuilder& builder, Part part, Index row) : builder_(builder), part_(part), row_(row) {
    const PartRule rule = rule_of(part);
    const StageMatrix vectors = stage_matrix(builder.evaluation(), rule.vectors, builder.head());
    const Matrix& matrix = *builder.matrix(rule.matrix);
    numbers_ =
        rule.by_rows ? Numbers(vectors->row(row) * matrix.transpose()) : Numbers(vectors->row(row) * matrix);
    if (is_biased(builder, rule)) {
      numbers_ += builder.matrix(*rule.bias)->row(0);
    }
    builder.result().definitions.push_back(formula_of(builder, rule));
  }

  NodeIndex operator()(Index column) const {
    return builder_.number(numbers_[column], PartCell{part_, builder_.head(), row_, column});
  }

 private:
  DerivationBuilder& builder_;
  Part part_;
  Index row_;
  Numbers numbers_;
};

void dot_score(DerivationBuilder& builder, Index query, Index key) {
  const Matrix& q = *builder.trace().q;
  const Matrix& k = *builder.trace().k;
  builder.step(Formula::dot, builder.sum_of_products(
                                 q.cols(), [&](Index d) { return builder.stage(Stage::q, q, query, d); },
                                 [&](Index d) { return builder.stage(Stage::k, k, key, d); }));
}

void general_score(DerivationBuilder& builder, Index query, Index key) {
  const Matrix& k = *builder.trace().k;
  const PartRow moved_query(builder, Part::moved_query, query);
  builder.step(Formula::general, builder.sum_of_products(k.cols(), moved_query, [&](Index d) {
    return builder.stage(Stage::k, k, key, d);
  }));
}

void additive_score(DerivationBuilder& builder, Index query, Index key) {
  const Matrix& v_a = *builder.matrix(MatrixRole::v_a);
  const PartRow query_part(builder, Part::query_part, query);
  const PartRow key_part(builder, Part::key_part, key);
  builder.reserve(6 * v_a.cols() + 2, 6 * v_a.cols() + 2);
  const NodeIndex sum = builder.sum_of_products(
      v_a.cols(), [&](Index h) { return builder.input(MatrixRole::v_a, v_a, 0, h); },
      [&](Index h) {
        const NodeIndex from_query = query_part(h);
        const NodeIndex from_key = key_part(h);
        return builder.apply(Operation::hyperbolic_tangent,
                             {builder.apply(Operation::sum, {from_query, from_key})});
      });
  const bool biased = builder.matrix(MatrixRole::score_b_v) != nullptr;
  builder.step(biased ? Formula::additive_biased : Formula::additive,
               builder.with_bias(sum, MatrixRole::score_b_v, 0));
}

}  // namespace

void raw_score(DerivationBuilder& builder, Index query, Index key) {
  switch (scoring_kind(builder.experiment())) {
    case ScoringKind::dot:
    case ScoringKind::scaled_dot: return dot_score(builder, query, key);
    case ScoringKind::additive: return additive_score(builder, query, key);
    case ScoringKind::general: return general_score(builder, query, key);
  }
}

bool part(DerivationBuilder& builder, const PartCell& cell) {
  const PartRule rule = rule_of(cell.part);
  const StageMatrix vectors = stage_matrix(builder.evaluation(), rule.vectors, cell.head);
  const Matrix* const matrix = builder.matrix(rule.matrix);
  if (!vectors || matrix == nullptr || cell.row < 0 || cell.row >= vectors->rows() || cell.column < 0 ||
      cell.column >= (rule.by_rows ? matrix->rows() : matrix->cols())) {
    return false;
  }
  const auto parameter = [&](Index t) {
    return rule.by_rows ? builder.input(rule.matrix, *matrix, cell.column, t)
                        : builder.input(rule.matrix, *matrix, t, cell.column);
  };
  const auto vector = [&](Index t) { return builder.stage(rule.vectors, *vectors, cell.row, t); };
  // In the order in which the formula names them: W_a q, but qᵀ W.
  const NodeIndex sum = rule.by_rows ? builder.sum_of_products(vectors->cols(), parameter, vector)
                                     : builder.sum_of_products(vectors->cols(), vector, parameter);
  builder.step(formula_of(builder, rule), rule.bias ? builder.with_bias(sum, *rule.bias, cell.column) : sum);
  return true;
}

void score(DerivationBuilder& builder, Index query, Index key) {
  const Matrix& raw = *builder.trace().raw;
  const NodeIndex own = builder.stage(Stage::raw, raw, query, key);
  const auto* const scaled = std::get_if<ScaledDotScoring>(&builder.experiment().scoring.function);
  if (scaled == nullptr) {
    builder.step(Formula::score_as_raw, own);
  } else if (scaled->scale) {
    const NodeIndex scale = builder.parameter(ParameterKind::scale, *scaled->scale);
    builder.step(Formula::score_times_scale, builder.apply(Operation::product, {own, scale}));
  } else {
    const auto d_k = static_cast<double>(builder.trace().k->cols());
    const NodeIndex root =
        builder.apply(Operation::square_root, {builder.parameter(ParameterKind::d_k, d_k)});
    builder.step(Formula::score_over_root_d_k, builder.apply(Operation::quotient, {own, root}));
  }
}

void logit(DerivationBuilder& builder, Index query, Index key) {
  const Experiment& experiment = builder.experiment();
  const HeadTrace& trace = builder.trace();
  const bool hidden = trace.hidden && (*trace.hidden)(query, key);
  if (hidden) {
    builder.result().hiding_layers = layers_that_hide(experiment.mask, builder.head(), {{query}, {key}});
  }
  if (hidden && experiment.mask.mode == MaskMode::exclude) {
    return builder.step(Formula::logit_excluded, builder.number(-std::numeric_limits<double>::infinity()));
  }
  if (hidden && experiment.mask.mode == MaskMode::replace) {
    return builder.step(Formula::logit_replaced,
                        builder.parameter(ParameterKind::mask_value, experiment.mask.value));
  }
  const bool tempered = experiment.temperature != 1.0;
  NodeIndex node = builder.stage(Stage::scores, *trace.scores, query, key);
  if (tempered) {
    const NodeIndex temperature = builder.parameter(ParameterKind::temperature, experiment.temperature);
    node = builder.apply(Operation::quotient, {node, temperature});
  }
  if (hidden) {
    node = builder.with_mask_value(node, query, key);
  }
  builder.step(hidden     ? (tempered ? Formula::logit_over_temperature_with_mask : Formula::logit_with_mask)
               : tempered ? Formula::logit_over_temperature
                          : Formula::logit_as_score,
               node);
}

}  // namespace headlight::rules
