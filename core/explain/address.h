// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <variant>

#include "core/attention/stage.h"
#include "core/experiment/evaluate.h"
#include "core/experiment/matrices.h"

namespace headlight {

/// A number that someone typed: an entry of a matrix of the experiment, counted from 0.
struct InputNumber {
  MatrixAddress matrix;
  Index row = 0;
  Index column = 0;
  friend auto operator<=>(const InputNumber&, const InputNumber&) = default;
};

/// Numbers of the experiment that stand in no matrix.
enum class ParameterKind {
  scale,        ///< what raw scores are multiplied by, where it is given
  temperature,  ///< what scores are divided by
  mask_value,   ///< what is added to, or put in the place of, a hidden logit
  d_k           ///< columns of K, of which the scale is 1/√d_k where it is not given
};
struct Parameter {
  ParameterKind kind = ParameterKind::scale;
  HeadIndex head;  ///< 0 for all but d_k, which each head has for itself
  friend auto operator<=>(const Parameter&, const Parameter&) = default;
};

/// Whether the mask hides a key from a query, as a number: 1 hidden, 0 visible.
struct MaskCell {
  HeadIndex head;
  Cell cell;
  friend auto operator<=>(const MaskCell&, const MaskCell&) = default;
};

/// A number of a stage; `head` is 0 for `concat` and `final_output`.
struct StageCell {
  Stage stage = Stage::weights;
  HeadIndex head;
  Index row = 0;
  Index column = 0;
  friend auto operator<=>(const StageCell&, const StageCell&) = default;
};

/// What goes into raw scores and is no stage of its own.
enum class Part {
  query_part,  ///< W_a q + b_w of additive scoring, n_q × d_h
  key_part,    ///< U_a k + b_u of additive scoring, n_k × d_h
  moved_query  ///< qᵀ W of general scoring, n_q × d_k
};
struct PartCell {
  Part part = Part::query_part;
  HeadIndex head;
  Index row = 0;
  Index column = 0;
  friend auto operator<=>(const PartCell&, const PartCell&) = default;
};

/// Where a number stands; nowhere (`monostate`) for constants of a formula.
using Address = std::variant<std::monostate, InputNumber, Parameter, MaskCell, StageCell, PartCell>;

/// The number that stands there now; nothing where there is none. `evaluation` is what became of
/// `experiment`. A part costs its terms, all others O(1).
std::optional<double> number_at(const Experiment& experiment, const Evaluation& evaluation,
                                const Address& address);

/// The number that someone typed and that the stage shows as it is; nothing where the stage is computed
/// or has no such cell.
std::optional<InputNumber> input_at(const Experiment& experiment, const StageCell& cell);

}  // namespace headlight
