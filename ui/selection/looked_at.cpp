// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/selection/looked_at.h"

#include <vector>

namespace headlight::ui {

LookedAt fitted(LookedAt wanted, const EvaluatedExperiment& result) {
  const Evaluation* const evaluation = result.evaluation.get();
  const Index heads = evaluation != nullptr ? static_cast<Index>(evaluation->trace.heads.size())
                                            : head_count(*result.experiment);
  std::erase_if(wanted.heads, [heads](HeadIndex head) { return head.value >= heads; });
  const Stage stage = nearest_stage(
      wanted.stage, evaluation != nullptr ? stages_of(*evaluation) : stages_of(*result.experiment));
  if (stage != wanted.stage && wanted.pinned) {
    wanted.pinned = cell_in_stage(*wanted.pinned, stage);
  }
  wanted.stage = stage;
  for (std::optional<StageCell>* const cell : {&wanted.pinned, &wanted.hovered}) {
    if (*cell && !has_cell(evaluation, **cell)) {
      cell->reset();
    }
  }
  if (const auto* const cell = std::get_if<StageCell>(&wanted.pointed);
      cell != nullptr && !has_cell(evaluation, *cell)) {
    wanted.pointed = {};
  }
  return wanted;
}

}  // namespace headlight::ui
