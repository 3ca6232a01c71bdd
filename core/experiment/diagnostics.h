// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/attention/trace.h"
#include "core/experiment/experiment.h"

namespace headlight {

/// Things a reader should know about a result; none of them makes it invalid.
enum class DiagnosticCode {
  fully_hidden_row,  ///< a query sees no key (in every mask mode; also n_k = 0, or only −inf visible)
  non_finite,  ///< a visible NaN or +inf logit made the row's weights NaN; or a given weight is not finite
  row_sum,     ///< given weights whose row misses 1 by more than 1e-3
  negative_weight,     ///< given weights with a negative entry
  columns_sum_to_one,  ///< given weights whose columns add up to 1 and rows do not: transposed?
  saturated            ///< a softmax row with two or more visible keys whose largest weight exceeds 0.999
};

/// The code in files: "fully-hidden-row" …
std::string_view diagnostic_name(DiagnosticCode code);

struct Diagnostic {
  DiagnosticCode code;
  HeadIndex head;
  std::optional<QueryIndex> query;  ///< absent where the whole head is meant
  std::optional<KeyIndex> key;      ///< the cell, or the largest weight's key
  double value = 0.0;               ///< the row's sum, the negative weight, the largest weight
  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// In the order of heads, then queries.
std::vector<Diagnostic> diagnose(const Experiment& experiment, const Trace& trace);

}  // namespace headlight
