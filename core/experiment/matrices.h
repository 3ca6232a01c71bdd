// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/experiment/experiment.h"

namespace headlight {

/// Every matrix an experiment can hold, inputs first, then the parameters of the scoring function.
enum class MatrixRole {
  x_query,
  x_key,
  x_value,
  w_q,
  b_q,
  w_k,
  b_k,
  w_v,
  b_v,
  w_o,
  b_o,
  q,
  k,
  v,
  scores,
  weights,
  w_a,
  u_a,
  v_a,
  score_b_w,
  score_b_u,
  score_b_v,
  general_w
};

/// A matrix of an experiment. `head` is 0 for those that all heads share (x_*, w_o, b_o).
struct MatrixAddress {
  MatrixRole role = MatrixRole::q;
  HeadIndex head;
  friend auto operator<=>(const MatrixAddress&, const MatrixAddress&) = default;
};

/// What the rows or columns of a matrix stand for, to label and to resize them.
enum class MatrixAxis {
  queries,
  keys,
  d_query_in,
  d_key_in,
  d_value_in,
  d_q,
  d_k,
  d_v,
  d_h,
  d_concat,
  d_model,
  one
};

/// The symbol a reader knows: "Q", "W^Q", "b_a" …, "X" when all inputs are one sequence.
std::string_view role_symbol(MatrixRole role);
/// The member of the experiment file that holds it: "q", "w_q", "b_w" …
std::string_view role_member(MatrixRole role);
/// Its place in the experiment file as a JSON pointer: "/inputs/heads/0/q", "/inputs/w_o" …
std::string place_of(MatrixAddress address);
bool is_shared_by_heads(MatrixRole role);
/// Whether it belongs to the scoring function rather than to the inputs.
bool is_scoring_parameter(MatrixRole role);
/// Whether an experiment can do without it (biases, values, inputs of their own, W^O).
bool is_optional(MatrixRole role);
MatrixAxis row_axis(MatrixRole role);
MatrixAxis column_axis(MatrixRole role);

/// The matrices that `experiment` holds, in reading order, for one head (shared ones included).
std::vector<MatrixAddress> matrices_of(const Experiment& experiment, HeadIndex head);
/// Optional ones that it does not hold but could (biases, values, x_key …).
std::vector<MatrixAddress> absent_matrices_of(const Experiment& experiment, HeadIndex head);

/// The matrix at `address`, or null where the experiment has none.
const MatrixValue* find_matrix(const Experiment& experiment, MatrixAddress address);
MatrixValue* find_matrix(Experiment& experiment, MatrixAddress address);

}  // namespace headlight
