// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/attention/mask_mode.h"
#include "core/experiment/unknown_members.h"
#include "core/linear/indices.h"

namespace headlight {

/// Hides key j from query i when j > i.
struct CausalMask {
  bool operator==(const CausalMask&) const = default;
};

/// Hides whole keys, such as padding or an EOS.
struct PaddingMask {
  std::vector<KeyIndex> keys;
  bool operator==(const PaddingMask&) const = default;
};

/// Hides key j from query i when j < i − left or j > i + right.
struct WindowMask {
  Index left = 0;
  Index right = 0;
  bool operator==(const WindowMask&) const = default;
};

/// Causal, but the first `length` keys are visible to all queries.
struct PrefixMask {
  Index length = 0;
  bool operator==(const PrefixMask&) const = default;
};

/// Hides single cells. Sorted and without repetitions once edited; as written in a file before.
struct PaintedMask {
  std::vector<Cell> hidden;
  bool operator==(const PaintedMask&) const = default;
};

using MaskPattern = std::variant<CausalMask, PaddingMask, WindowMask, PrefixMask, PaintedMask>;

struct MaskLayer {
  MaskPattern pattern;
  /// The heads it applies to; all where absent.
  std::optional<std::vector<HeadIndex>> heads;
  bool enabled = true;
  UnknownMembers unknown;
  bool operator==(const MaskLayer&) const = default;

  /// Whether the layer is on for `head`.
  bool acts_on(HeadIndex head) const;
};

/// Layers combine by "hidden in any".
struct Mask {
  MaskMode mode = MaskMode::exclude;
  double value = -1e9;
  std::vector<MaskLayer> layers;
  UnknownMembers unknown;
  bool operator==(const Mask&) const = default;
};

/// Whether one layer's pattern hides a cell (its heads and its switch set aside).
bool hides(const MaskPattern& pattern, Cell cell);

/// The layers, counted from 0, that hide a cell from `head`.
std::vector<Index> layers_that_hide(const Mask& mask, HeadIndex head, Cell cell);

/// The union of the enabled layers for `head`, n_q × n_k; null where no cell is hidden.
std::shared_ptr<const BoolMatrix> hidden_cells(const Mask& mask, HeadIndex head, Index n_q, Index n_k);

}  // namespace headlight
