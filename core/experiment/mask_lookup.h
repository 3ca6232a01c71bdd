// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/experiment/experiment.h"

namespace headlight {

/// The heads that are looked at and painted: one, or all where absent.
using MaskScope = std::optional<HeadIndex>;

enum class Hiddenness {
  visible,
  in_some_heads,  ///< hidden in some of the scope's heads
  hidden          ///< in every head of the scope
};

/// Tells which layers hide a cell, in time that does not grow with how much is painted, so that a
/// grid can ask for each cell in view.
class MaskLookup {
 public:
  explicit MaskLookup(const Experiment& experiment);

  /// The enabled layers that hide the cell in a head of the scope, in the order of the mask.
  std::vector<std::size_t> hiding_layers(Cell cell, MaskScope scope) const;
  Hiddenness hiddenness(Cell cell, MaskScope scope) const;

 private:
  struct Layer {
    MaskPattern pattern;  ///< painted: sorted; padding: empty, its keys are in `key_hidden`
    std::vector<bool> key_hidden;
    bool enabled = true;
    std::optional<std::vector<HeadIndex>> heads;
  };

  static bool hides(const Layer& layer, Cell cell);
  static bool acts_in(const Layer& layer, MaskScope scope);

  std::vector<Layer> layers_;
  std::size_t heads_;
};

}  // namespace headlight
