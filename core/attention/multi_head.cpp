// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/multi_head.h"

#include "core/attention/head_kernel.h"

namespace headlight {

namespace engine {

/// Concat(head_1 … head_h): the outputs side by side, n_q × Σ d_v; null where heads have none.
template <typename Scalar>
StageMatrixOf<Scalar> concatenate(const std::vector<HeadTraceOf<Scalar>>& heads) {
  if (heads.empty() || !heads.front().output) {
    return nullptr;
  }
  if (heads.size() == 1) {
    return heads.front().output;
  }
  Index columns = 0;
  for (const HeadTraceOf<Scalar>& head : heads) {
    columns += head.output->cols();
  }
  MatrixOf<Scalar> concat(heads.front().output->rows(), columns);
  Index column = 0;
  for (const HeadTraceOf<Scalar>& head : heads) {
    concat.middleCols(column, head.output->cols()) = *head.output;
    column += head.output->cols();
  }
  return std::make_shared<const MatrixOf<Scalar>>(std::move(concat));
}

}  // namespace engine

template <typename Scalar>
std::optional<TraceOf<Scalar>> attend(const MultiHeadPlanOf<Scalar>& plan, const std::stop_token& stop) {
  TraceOf<Scalar> trace;
  trace.heads.reserve(plan.heads.size());
  for (const HeadPlanOf<Scalar>& head : plan.heads) {
    trace.heads.push_back(engine::trace_head(head, stop));
    if (stop.stop_requested()) {
      return std::nullopt;
    }
  }
  trace.concat = engine::concatenate(trace.heads);
  if (trace.concat && plan.w_o) {
    trace.final_output = engine::project(ProjectionOf<Scalar>{trace.concat, plan.w_o, plan.b_o}, stop);
  }
  if (stop.stop_requested()) {
    return std::nullopt;
  }
  return trace;
}

// The only place where the engine meets its number types.
template HEADLIGHT_ENGINE_EXPORT std::optional<TraceOf<double>> attend(const MultiHeadPlanOf<double>&,
                                                                       const std::stop_token&);

}  // namespace headlight
