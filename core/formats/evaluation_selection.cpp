// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/evaluation_selection.h"

namespace headlight {

std::vector<HeadIndex> selected_heads(const Evaluation& evaluation, const EvaluationSelection& selection) {
  if (selection.head) {
    return {*selection.head};
  }
  std::vector<HeadIndex> heads;
  for (std::size_t head = 0; head < evaluation.trace.heads.size(); ++head) {
    heads.push_back(HeadIndex{static_cast<Index>(head)});
  }
  return heads;
}

std::vector<SelectedMatrix> selected_matrices(const Evaluation& evaluation,
                                              const EvaluationSelection& selection) {
  std::vector<SelectedMatrix> result;
  const auto add = [&](Stage stage, std::optional<HeadIndex> head) {
    const bool wanted = !selection.stage || *selection.stage == stage;
    StageMatrix matrix = wanted ? stage_matrix(evaluation, stage, head.value_or(HeadIndex{})) : nullptr;
    if (matrix) {
      result.push_back({stage, head, std::move(matrix)});
    }
  };
  for (const HeadIndex head : selected_heads(evaluation, selection)) {
    for (const Stage stage : all_stages) {
      if (is_per_head(stage)) {
        add(stage, head);
      }
    }
  }
  if (!selection.head) {
    add(Stage::concat, std::nullopt);
    add(Stage::final_output, std::nullopt);
  }
  return result;
}

}  // namespace headlight
