// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/fold.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace headlight {

namespace {

/// What makes a term worth showing; NaN most of all.
double rank(Operation operation, double value) {
  if (std::isnan(value)) {
    return std::numeric_limits<double>::infinity();
  }
  return operation == Operation::sum ? std::abs(value) : value;
}

/// For each operand whether it is shown by itself.
std::vector<bool> shown_terms(const std::vector<double>& values, Operation operation, FoldLimit limit) {
  const auto count = static_cast<Index>(values.size());
  const Index first = is_of_many(operation) ? std::clamp<Index>(limit.first, 0, count) : count;
  const Index largest = std::clamp<Index>(limit.largest, 0, count - first);
  std::vector<bool> shown(values.size(), false);
  std::fill_n(shown.begin(), first, true);
  std::vector<std::size_t> others(static_cast<std::size_t>(count - first));
  std::iota(others.begin(), others.end(), static_cast<std::size_t>(first));
  // Earlier ones first among equals, so that the choice is always the same.
  std::nth_element(others.begin(), others.begin() + largest, others.end(), [&](std::size_t a, std::size_t b) {
    const double rank_a = rank(operation, values[a]);
    const double rank_b = rank(operation, values[b]);
    return rank_a != rank_b ? rank_a > rank_b : a < b;
  });
  for (Index i = 0; i < largest; ++i) {
    shown[others[static_cast<std::size_t>(i)]] = true;
  }
  return shown;
}

}  // namespace

std::vector<FoldedTerm> fold(const Derivation& derivation, NodeIndex node, FoldLimit limit) {
  const DerivationNode& of = derivation.nodes[node];
  std::vector<double> values;
  values.reserve(of.operand_count);
  for (const NodeIndex operand : derivation.operands_of(of)) {
    values.push_back(derivation.nodes[operand].value);
  }
  const std::vector<bool> shown = shown_terms(values, of.operation, limit);
  const Operation together = of.operation == Operation::sum ? Operation::sum : Operation::maximum;
  std::vector<FoldedTerm> terms;
  for (std::size_t first = 0; first < values.size();) {
    std::size_t end = first + 1;
    while (!shown[first] && end < values.size() && !shown[end]) {
      ++end;
    }
    const double value = apply(together, end - first, [&](std::size_t i) { return values[first + i]; });
    terms.push_back({static_cast<Index>(first), static_cast<Index>(end - first), value});
    first = end;
  }
  return terms;
}

}  // namespace headlight
