// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/experiment/edit.h"
#include "core/experiment/mask_lookup.h"

namespace headlight {

/// Whether painting in `scope` reaches a layer: for all heads every layer, for one head only layers
/// of that head alone (a layer of several heads would change in heads that are not looked at).
bool within_scope(const MaskLayer& layer, MaskScope scope);

/// Hides cells: they go into the last enabled painted layer for exactly `scope`, and into a new one
/// where there is none. Shows cells: they leave every enabled painted layer within `scope`.
edit::Result paint_cells(const Experiment& experiment, MaskScope scope, const std::vector<Cell>& cells,
                         bool hidden);

/// Hides a whole key in the last enabled padding layer for exactly `scope` (a new one where there is
/// none), or shows it again in every enabled padding layer within `scope` if one of them hides it.
edit::Result toggle_padding(const Experiment& experiment, MaskScope scope, KeyIndex key);

/// Removes every layer.
edit::Result clear_mask(const Experiment& experiment);

/// The kinds a layer can have, in the order in which they are offered.
enum class LayerKind { causal, padding, window, prefix, painted };
LayerKind layer_kind(const MaskPattern& pattern);
/// A layer as it begins: padding hides the last key, a window sees one neighbour on each side, a
/// prefix is one key long, nothing is painted.
MaskLayer new_layer(const Experiment& experiment, LayerKind kind, MaskScope scope);

}  // namespace headlight
