// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/edit_axes.h"

/// How mask layers go along when tokens and heads are inserted, deleted and moved. Causal and window
/// layers speak of positions and stay as they are.
namespace headlight::edit {

/// Painted cells go with their queries.
void follow_queries(Mask& mask, const Sources& sources, Index old_count);

/// Padding and painted cells go with their keys. A prefix grows by the keys inserted inside it and
/// shrinks by those deleted inside it.
void follow_keys(Mask& mask, const Sources& sources, Index old_count);

/// Layers for some heads go with them (with every copy of a head); a layer that loses all of its heads
/// goes too.
void follow_heads(Mask& mask, const Sources& sources);

}  // namespace headlight::edit
