// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include "core/experiment/evaluate.h"
#include "core/explain/derivation.h"

namespace headlight {

/// Puts a derivation together, operands before what uses them. Only for the rules of `derive`.
class DerivationBuilder {
 public:
  /// `head`: whose stages and matrices are meant by the numbers to come.
  DerivationBuilder(const Experiment& experiment, const Evaluation& evaluation, HeadIndex head,
                    std::variant<StageCell, PartCell> subject);

  const Experiment& experiment() const { return experiment_; }
  const Evaluation& evaluation() const { return evaluation_; }
  HeadIndex head() const { return head_; }
  /// Of the head; only for the stages of computed scores, which have one.
  const HeadTrace& trace() const { return evaluation_.trace.heads[static_cast<std::size_t>(head_.value)]; }
  /// The matrix of the head, or of all heads; null where there is none.
  const Matrix* matrix(MatrixRole role) const;

  /// A constant of the formula, or a number that stands at `address`.
  NodeIndex number(double value, Address address = {});
  NodeIndex stage(Stage stage, const Matrix& matrix, Index row, Index column);
  /// An entry of a matrix that the experiment has.
  NodeIndex input(MatrixRole role, const Matrix& matrix, Index row, Index column);
  NodeIndex parameter(ParameterKind kind, double value);

  NodeIndex apply(Operation operation, std::span<const NodeIndex> operands);
  NodeIndex apply(Operation operation, std::initializer_list<NodeIndex> operands);
  /// Σ left(t) · right(t) for t = 0 … count − 1; `left` and `right` give nodes.
  template <typename Left, typename Right>
  NodeIndex sum_of_products(Index count, Left left, Right right, Operation product = Operation::product) {
    std::vector<NodeIndex> terms;
    terms.reserve(static_cast<std::size_t>(count));
    reserve(3 * count + 3, 3 * count + 3);
    for (Index t = 0; t < count; ++t) {
      const NodeIndex l = left(t);
      const NodeIndex r = right(t);
      terms.push_back(apply(product, {l, r}));
    }
    return apply(Operation::sum, terms);
  }
  /// Makes room for more, so that long sums do not move again and again.
  void reserve(Index nodes, Index operands);

  /// sum + the bias at `column`, where there is one; else the sum.
  NodeIndex with_bias(NodeIndex sum, MatrixRole role, Index column);
  /// logit + hidden · value of a key that the mask hides.
  NodeIndex with_mask_value(NodeIndex logit, Index query, Index key);

  double value(NodeIndex node) const { return result_.nodes[node].value; }
  Derivation& result() { return result_; }
  /// The next line; the last one's node has to be the last node.
  void step(Formula formula, NodeIndex node);

  /// The derivation, with the number that the stage shows as its result.
  Derivation finish(double shown);
  /// With the result that follows from the leaves.
  Derivation finish() { return finish(result_.result()); }

 private:
  const Experiment& experiment_;
  const Evaluation& evaluation_;
  HeadIndex head_;
  Derivation result_;
};

}  // namespace headlight
