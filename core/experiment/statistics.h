// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/linear/indices.h"
#include "core/linear/matrix.h"

namespace headlight {

/// How one query spreads its attention. Shares p are the weights over their sum, which is 1 for computed
/// weights but need not be for given ones.
struct RowStatistics {
  double entropy = 0.0;             ///< −Σ p log₂ p in bits (Shannon, 1948): 0 … log₂ n_k
  KeyIndex largest;                 ///< the key with the largest weight, the first of equals
  double largest_weight = 0.0;      ///< its weight
  double share_of_top_three = 0.0;  ///< of the three largest weights together: 0 … 1
};

/// Of row `query` of weights, n_q × n_k. Nothing where the row has no shares: no key, no weight above 0, one
/// that is negative or not finite; or where there is no such row.
std::optional<RowStatistics> row_statistics(const Matrix& weights, QueryIndex query);

}  // namespace headlight
