// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/explain/derivation.h"

namespace headlight {

/// How much of a long sum (or row to pick the largest from) is shown.
struct FoldLimit {
  Index first = 3;    ///< so many terms from the beginning …
  Index largest = 3;  ///< … and so many of the others: in a sum the largest in magnitude, else the largest
};

/// A term as it is, or several neighbours folded into one.
struct FoldedTerm {
  Index first = 0;     ///< position of the (first) term among the operands
  Index count = 1;     ///< how many terms; more than one where they are folded
  double value = 0.0;  ///< the term, or what the folded ones come to: their sum, or the largest of them
  bool is_folded() const { return count > 1; }
  friend bool operator==(const FoldedTerm&, const FoldedTerm&) = default;
};

/// The operands of a node in their order, each in exactly one term; the folded values come to the node's
/// value. Folds only operations on many operands, never a single one, and NaN last. Costs O(operands).
/// Unfold by asking with a larger limit.
std::vector<FoldedTerm> fold(const Derivation& derivation, NodeIndex node, FoldLimit limit = {});

}  // namespace headlight
