// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/experiment/evaluate.h"

namespace headlight {

/// Numbers that are not told while they are guessed: those of `stage`, and whatever would give them away.
struct Concealment {
  Stage stage = Stage::weights;
  std::optional<HeadIndex> head;              ///< all where absent
  std::optional<Index> row;                   ///< all where absent
  std::optional<std::vector<Index>> columns;  ///< all where absent
  bool operator==(const Concealment&) const = default;
};

/// Whether the concealment was laid on this very cell.
bool is_asked(const Concealment& concealment, Stage stage, HeadIndex head, Index row, Index column);

/// Whether a cell's number is not to be told: it is asked for; or it belongs to a later stage of the same
/// query; or it is the same number as the score or logit asked for, in an earlier stage at its place.
bool is_concealed(const Concealment& concealment, const Evaluation& evaluation, Stage stage, HeadIndex head,
                  Index row, Index column);

/// The same for a whole matrix; null where nothing of it is concealed.
std::shared_ptr<const BoolMatrix> concealed_cells(const Concealment& concealment,
                                                  const Evaluation& evaluation, Stage stage, HeadIndex head);

}  // namespace headlight
