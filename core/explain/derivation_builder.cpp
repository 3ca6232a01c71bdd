// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/derivation_builder.h"

namespace headlight {

DerivationBuilder::DerivationBuilder(const Experiment& experiment, const Evaluation& evaluation,
                                     HeadIndex head, std::variant<StageCell, PartCell> subject)
    : experiment_(experiment), evaluation_(evaluation), head_(head) {
  result_.subject = subject;
  result_.head_count = head_count(experiment);
}

const Matrix* DerivationBuilder::matrix(MatrixRole role) const {
  const MatrixValue* const found =
      find_matrix(experiment_, {role, is_shared_by_heads(role) ? HeadIndex{} : head_});
  return found == nullptr ? nullptr : &found->values();
}

NodeIndex DerivationBuilder::number(double value, Address address) {
  result_.nodes.push_back({Operation::number, 0, 0, value, address});
  return static_cast<NodeIndex>(result_.nodes.size() - 1);
}

NodeIndex DerivationBuilder::stage(Stage stage, const Matrix& matrix, Index row, Index column) {
  return number(matrix(row, column), StageCell{stage, is_per_head(stage) ? head_ : HeadIndex{}, row, column});
}

NodeIndex DerivationBuilder::input(MatrixRole role, const Matrix& matrix, Index row, Index column) {
  return number(matrix(row, column),
                InputNumber{{role, is_shared_by_heads(role) ? HeadIndex{} : head_}, row, column});
}

NodeIndex DerivationBuilder::parameter(ParameterKind kind, double value) {
  return number(value, Parameter{kind, kind == ParameterKind::d_k ? head_ : HeadIndex{}});
}

NodeIndex DerivationBuilder::apply(Operation operation, std::span<const NodeIndex> operands) {
  const auto first = static_cast<NodeIndex>(result_.operands.size());
  result_.operands.insert(result_.operands.end(), operands.begin(), operands.end());
  const double value =
      headlight::apply(operation, operands.size(), [&](std::size_t i) { return this->value(operands[i]); });
  result_.nodes.push_back({operation, first, static_cast<NodeIndex>(operands.size()), value, {}});
  return static_cast<NodeIndex>(result_.nodes.size() - 1);
}

NodeIndex DerivationBuilder::apply(Operation operation, std::initializer_list<NodeIndex> operands) {
  return apply(operation, std::span(operands.begin(), operands.size()));
}

NodeIndex DerivationBuilder::with_bias(NodeIndex sum, MatrixRole role, Index column) {
  const Matrix* const bias = matrix(role);
  return bias == nullptr ? sum : apply(Operation::sum, {sum, input(role, *bias, 0, column)});
}

NodeIndex DerivationBuilder::with_mask_value(NodeIndex logit, Index query, Index key) {
  const NodeIndex hidden = number(1.0, MaskCell{head_, {{query}, {key}}});
  const NodeIndex value = parameter(ParameterKind::mask_value, experiment_.mask.value);
  return apply(Operation::sum, {logit, apply(Operation::product, {hidden, value})});
}

void DerivationBuilder::reserve(Index nodes, Index operands) {
  result_.nodes.reserve(result_.nodes.size() + static_cast<std::size_t>(nodes));
  result_.operands.reserve(result_.operands.size() + static_cast<std::size_t>(operands));
}

void DerivationBuilder::step(Formula formula, NodeIndex node) {
  result_.steps.push_back({formula, node});
  result_.formula = formula;
}

Derivation DerivationBuilder::finish(double shown) {
  result_.nodes.back().value = shown;
  return std::move(result_);
}

}  // namespace headlight
