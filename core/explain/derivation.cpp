// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/derivation.h"

namespace headlight {

double evaluate(const Derivation& derivation) {
  std::vector<double> values;
  values.reserve(derivation.nodes.size());
  for (const DerivationNode& node : derivation.nodes) {
    const std::span<const NodeIndex> operands = derivation.operands_of(node);
    values.push_back(
        node.operation == Operation::number
            ? node.value
            : apply(node.operation, operands.size(), [&](std::size_t i) { return values[operands[i]]; }));
  }
  return values.back();
}

}  // namespace headlight
