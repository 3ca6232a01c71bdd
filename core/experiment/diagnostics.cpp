// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/diagnostics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {

namespace {

constexpr double sum_tolerance = 1e-3;
constexpr double saturation = 0.999;
constexpr double infinity = std::numeric_limits<double>::infinity();

/// One row of a head that computed its weights.
struct ComputedRow {
  /// What the normalizer looked at before the mask's −∞: logits, or for hardmax, which the temperature
  /// does not move, scores.
  const double* numbers;
  const double* weights;
  const bool* hidden;  ///< null: nothing is hidden
  Index n_k;

  bool is_visible(Index key) const { return hidden == nullptr || !hidden[key]; }
};

/// Whether no key is visible, or only such with −∞.
bool sees_nothing(const ComputedRow& row) {
  for (Index key = 0; key < row.n_k; ++key) {
    if (row.is_visible(key) && row.numbers[key] != -infinity) {
      return false;
    }
  }
  return true;
}

/// Whether the weights are NaN: all are that take part, or none.
bool is_spoiled(const ComputedRow& row, MaskMode mode) {
  for (Index key = 0; key < row.n_k; ++key) {
    if (row.is_visible(key) || mode != MaskMode::exclude) {
      return std::isnan(row.weights[key]);
    }
  }
  return false;
}

/// The first key whose NaN or +∞ spoiled the row.
std::optional<KeyIndex> first_non_finite_key(const ComputedRow& row, MaskMode mode) {
  for (Index key = 0; key < row.n_k; ++key) {
    const bool takes_part = row.is_visible(key) || mode == MaskMode::add;
    if (takes_part && !(row.numbers[key] < infinity)) {
      return KeyIndex{key};
    }
  }
  return std::nullopt;
}

/// The key whose weight exceeds the saturation, if any. Weights are ≥ 0 and add up to 1, so that the
/// search ends as soon as others have together what such a key would leave them.
std::optional<KeyIndex> saturating_key(const ComputedRow& row) {
  constexpr double left_to_others = 1.0 - saturation + 1e-6;
  Index largest = 0;
  double others = 0.0;
  for (Index key = 1; key < row.n_k && others < left_to_others; ++key) {
    others += std::min(row.weights[key], row.weights[largest]);
    if (row.weights[key] > row.weights[largest]) {
      largest = key;
    }
  }
  return row.weights[largest] > saturation ? std::optional(KeyIndex{largest}) : std::nullopt;
}

void diagnose_computed(const HeadTrace& trace, HeadIndex head, Normalizer normalizer, MaskMode mode,
                       std::vector<Diagnostic>& found) {
  const Matrix& weights = *trace.weights;
  const Matrix& numbers = normalizer == Normalizer::softmax ? *trace.logits : *trace.scores;
  for (Index query = 0; query < weights.rows(); ++query) {
    const ComputedRow row{numbers.row(query).data(), weights.row(query).data(),
                          trace.hidden ? trace.hidden->row(query).data() : nullptr, weights.cols()};
    const QueryIndex index{query};
    const bool nothing = sees_nothing(row);
    if (nothing) {
      found.push_back({DiagnosticCode::fully_hidden_row, head, index, std::nullopt, 0.0});
    }
    if (is_spoiled(row, mode)) {
      found.push_back({DiagnosticCode::non_finite, head, index, first_non_finite_key(row, mode), 0.0});
      continue;
    }
    const Index visible =
        row.n_k - (row.hidden == nullptr ? 0 : std::count(row.hidden, row.hidden + row.n_k, true));
    if (normalizer != Normalizer::softmax || nothing || visible < 2) {
      continue;
    }
    if (const auto key = saturating_key(row)) {
      found.push_back({DiagnosticCode::saturated, head, index, key, row.weights[key->value]});
    }
  }
}

bool is_one(double sum) { return std::abs(sum - 1.0) <= sum_tolerance; }

/// Whether the columns look like the rows of a matrix that was transposed.
bool looks_transposed(const Matrix& weights) {
  const auto all_one = [](const auto& sums) {
    return std::all_of(sums.begin(), sums.end(), [](double sum) { return is_one(sum); });
  };
  return weights.size() > 0 && all_one(weights.colwise().sum()) && !all_one(weights.rowwise().sum());
}

void diagnose_given(const Matrix& weights, HeadIndex head, std::vector<Diagnostic>& found) {
  if (looks_transposed(weights)) {
    found.push_back({DiagnosticCode::columns_sum_to_one, head, std::nullopt, std::nullopt, 0.0});
  }
  for (Index query = 0; query < weights.rows(); ++query) {
    const double* const row = weights.row(query).data();
    const double* const end = row + weights.cols();
    const QueryIndex index{query};
    if (row == end) {
      found.push_back({DiagnosticCode::fully_hidden_row, head, index, std::nullopt, 0.0});
      continue;
    }
    const double* const broken = std::find_if(row, end, [](double weight) { return !std::isfinite(weight); });
    if (broken != end) {
      found.push_back({DiagnosticCode::non_finite, head, index, KeyIndex{broken - row}, *broken});
    }
    const double sum = weights.row(query).sum();
    if (broken == end && !is_one(sum)) {
      found.push_back({DiagnosticCode::row_sum, head, index, std::nullopt, sum});
    }
    const double* const negative = std::find_if(row, end, [](double weight) { return weight < 0.0; });
    if (negative != end) {
      found.push_back({DiagnosticCode::negative_weight, head, index, KeyIndex{negative - row}, *negative});
    }
  }
}

}  // namespace

std::string_view diagnostic_name(DiagnosticCode code) {
  switch (code) {
    case DiagnosticCode::fully_hidden_row: return "fully-hidden-row";
    case DiagnosticCode::non_finite: return "non-finite";
    case DiagnosticCode::row_sum: return "row-sum";
    case DiagnosticCode::negative_weight: return "negative-weight";
    case DiagnosticCode::columns_sum_to_one: return "columns-sum-to-one";
    case DiagnosticCode::saturated: return "saturated";
  }
  return {};
}

std::vector<Diagnostic> diagnose(const Experiment& experiment, const Trace& trace) {
  std::vector<Diagnostic> found;
  for (std::size_t i = 0; i < trace.heads.size(); ++i) {
    const HeadIndex head{static_cast<Index>(i)};
    if (trace.heads[i].raw) {
      diagnose_computed(trace.heads[i], head, normalizer_of(experiment, head), experiment.mask.mode, found);
    } else {
      diagnose_given(*trace.heads[i].weights, head, found);
    }
  }
  return found;
}

}  // namespace headlight
