// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace headlight {

std::optional<RowStatistics> row_statistics(const Matrix& weights, QueryIndex query) {
  if (query.value < 0 || query.value >= weights.rows()) {
    return std::nullopt;
  }
  const std::span row(weights.row(query.value).data(), static_cast<std::size_t>(weights.cols()));
  double sum = 0.0;
  std::array<double, 3> top{};
  for (const double weight : row) {
    if (!(weight >= 0.0) || !std::isfinite(weight)) {
      return std::nullopt;
    }
    sum += weight;
    // Takes the place of the least of the three.
    const auto least = std::min_element(top.begin(), top.end());
    *least = std::max(*least, weight);
  }
  if (!(sum > 0.0) || !std::isfinite(sum)) {
    return std::nullopt;
  }
  RowStatistics statistics;
  for (const double weight : row) {
    const double share = weight / sum;
    statistics.entropy -= share > 0.0 ? share * std::log2(share) : 0.0;
  }
  const auto largest = std::max_element(row.begin(), row.end());
  statistics.largest = KeyIndex{largest - row.begin()};
  statistics.largest_weight = *largest;
  statistics.share_of_top_three = std::min(1.0, (top[0] + top[1] + top[2]) / sum);
  return statistics;
}

}  // namespace headlight
