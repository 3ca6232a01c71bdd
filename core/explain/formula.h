// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/attention/stage.h"
#include "core/explain/address.h"

namespace headlight {

/// Every rule by which a number comes about. Indices in the formulas: i query, j key, d dimension of q, k, v
/// or output, t dimension of X, h hidden unit or, in (h), head, n column of the concatenation, m column of
/// the final output.
enum class Formula {
  given_q,
  given_k,
  given_v,
  given_raw,
  given_weight,
  // Projections X W + b (Vaswani et al., 2017), named after what they project.
  q_of_x,
  q_of_x_biased,
  k_of_x,
  k_of_x_biased,
  k_of_x_key,
  k_of_x_key_biased,
  v_of_x,
  v_of_x_biased,
  v_of_x_key,
  v_of_x_key_biased,
  v_of_x_value,
  v_of_x_value_biased,
  // Raw scores and their parts (Luong et al., 2015; Bahdanau et al., 2015).
  dot,
  general,
  moved_query,
  additive,
  additive_biased,
  query_part,
  query_part_biased,
  key_part,
  key_part_biased,
  // Scores.
  score_as_raw,
  score_over_root_d_k,  ///< Vaswani et al., 2017
  score_times_scale,
  // Logits: the score, over the temperature where that is not 1, and the mask.
  logit_as_score,
  logit_over_temperature,
  logit_excluded,
  logit_with_mask,
  logit_over_temperature_with_mask,
  logit_replaced,
  // Weights.
  softmax,
  softmax_maximum,
  softmax_sum,
  softmax_exponential,
  softmax_quotient,
  hardmax,            ///< temperature 1: by the logits
  hardmax_of_scores,  ///< else by the scores with the mask, before the temperature
  hardmax_winner,
  hardmax_winner_of_scores,
  hardmax_equality,
  weight_of_excluded_key,
  weight_where_nothing_is_seen,
  // Outputs.
  weighted_sum,
  concatenation,
  output_projection,
  output_projection_biased
};

/// All of them, in the order of the enumeration.
std::span<const Formula> all_formulas();

/// A name for files: "softmax-sum".
std::string_view formula_name(Formula formula);

/// A quantity with indices: "a" with "ij" is a_{ij}. The first index stands for the row, the second for the
/// column of the number's matrix.
struct Symbol {
  std::string_view latex;
  std::string_view plain;
  std::string_view indices;
};
/// What the formula gives.
Symbol formula_subject(Formula formula);
Symbol stage_symbol(Stage stage);

/// The whole formula in symbols, as LaTeX (for math mode) and as plain text in UTF-8.
std::string formula_latex(Formula formula);
std::string formula_plain(Formula formula);
/// The side behind the equals sign.
std::string_view formula_latex_right(Formula formula);
std::string_view formula_plain_right(Formula formula);

}  // namespace headlight
