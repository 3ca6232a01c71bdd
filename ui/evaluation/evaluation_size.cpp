// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/evaluation/evaluation_size.h"

#include <unistd.h>

#include <algorithm>

namespace headlight::ui {

namespace {

/// Widths that matrices of a head's stages have.
struct Widths {
  Index q = 0;
  Index k = 0;
  Index v = 0;
};

Index columns(const std::optional<MatrixValue>& matrix) { return matrix ? matrix->columns() : 0; }

Widths widths_of(const QkvHead& head) { return {head.q.columns(), head.k.columns(), columns(head.v)}; }
Widths widths_of(const ProjectedHead& head) {
  return {head.w_q.columns(), head.w_k.columns(), columns(head.w_v)};
}
Widths widths_of(const ScoresHead& head) { return {0, 0, columns(head.v)}; }
Widths widths_of(const WeightsHead& head) { return {0, 0, columns(head.v)}; }

Index output_width(const ProjectedInputs& inputs) { return columns(inputs.w_o); }
template <typename OtherInputs>
Index output_width(const OtherInputs& /*inputs*/) {
  return 0;
}

}  // namespace

double evaluation_bytes(const Experiment& experiment) {
  constexpr double stages_of_scores = 4.0;  // raw, scores, logits, weights
  const auto n_q = static_cast<double>(query_count(experiment));
  const auto n_k = static_cast<double>(key_count(experiment));
  const auto numbers = [&](const auto& inputs) {
    double sum = n_q * static_cast<double>(output_width(inputs));
    for (const auto& head : inputs.heads) {
      const Widths widths = widths_of(head);
      const double of_queries = static_cast<double>(widths.q) + 2.0 * static_cast<double>(widths.v);
      const double of_keys = static_cast<double>(widths.k + widths.v);
      sum += stages_of_scores * n_q * n_k + n_q * of_queries + n_k * of_keys;
    }
    return sum;
  };
  return static_cast<double>(sizeof(double)) * std::visit(numbers, experiment.inputs);
}

double spare_bytes() {
  return 0.5 * static_cast<double>(std::max(0L, sysconf(_SC_PHYS_PAGES))) *
         static_cast<double>(std::max(0L, sysconf(_SC_PAGESIZE)));
}

}  // namespace headlight::ui
