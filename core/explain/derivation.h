// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "core/explain/address.h"
#include "core/explain/formula.h"
#include "core/explain/operation.h"

namespace headlight {

/// A node of a derivation, counted from 0.
using NodeIndex = std::uint32_t;

/// A number in a derivation, and the operation and operands it comes from.
struct DerivationNode {
  Operation operation = Operation::number;
  NodeIndex first_operand = 0;  ///< where its operands begin in `Derivation::operands`
  NodeIndex operand_count = 0;
  double value = 0.0;
  Address address;  ///< where the number stands; for constants and what only this derivation has: nowhere
};

/// One line of the calculation: the formula and the node it gives.
struct DerivationStep {
  Formula formula = Formula::given_q;
  NodeIndex node = 0;
};

/// Where a number comes from: flat, so that long sums cost no more than their numbers.
///
/// A node's operands stand before it, and one node can be operand of many (the maximum in every
/// exponential of a softmax). Numbers that other numbers of the experiment give, such as those of the stage
/// before, are leaves with an address, of which `derive` tells more when asked.
struct Derivation {
  /// What is derived.
  std::variant<StageCell, PartCell> subject;
  /// Heads of the experiment.
  Index head_count = 1;
  /// The rule as a whole; the last step's where there is one step only.
  Formula formula = Formula::given_q;
  /// The rules that give the parts among the leaves (additive and general scores).
  std::vector<Formula> definitions;
  /// The lines in their order; the last gives the result.
  std::vector<DerivationStep> steps;
  std::vector<DerivationNode> nodes;
  std::vector<NodeIndex> operands;

  /// For logits and computed weights: the layers of the mask, counted from 0, that hide the cell.
  std::vector<Index> hiding_layers;
  /// For computed weights: whether the query sees no key, or only −∞ (`DiagnosticCode::fully_hidden_row`).
  bool is_row_hidden = false;
  /// For computed weights: the first key whose NaN or +∞ makes the row NaN
  /// (`DiagnosticCode::non_finite`).
  std::optional<KeyIndex> first_non_finite_key;

  /// The number that the stage shows.
  double result() const { return nodes.back().value; }
  std::span<const NodeIndex> operands_of(const DerivationNode& node) const {
    return std::span(operands).subspan(node.first_operand, node.operand_count);
  }
};

/// The result once more, from the leaves' values alone: what lies between them is not looked at.
double evaluate(const Derivation& derivation);

}  // namespace headlight
