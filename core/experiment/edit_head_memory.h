// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>

#include "core/experiment/edit.h"

namespace headlight::edit {

/// A head that was removed, in the experiment that had it.
struct RememberedHead {
  Experiment experiment;
  HeadIndex head;
};
/// Heads that were removed, so that they come back while a window is open: by the place that each takes when
/// heads are added at the end again.
using HeadMemory = std::map<Index, RememberedHead>;

/// `memory` with the heads that `before` has and `after` has not. Heads are the same where their inputs are.
HeadMemory remember_heads(const Experiment& before, const Experiment& after, HeadMemory memory);

/// As without a memory, but a new head is the remembered one where it still fits: with its inputs, its rows
/// of W^O, its parameters of the scoring function, its normalizer, and where they fit the mask layers that
/// were for it and not for all heads.
Result set_head_count(const Experiment&, Index heads, std::uint32_t seed, const HeadMemory& memory);

}  // namespace headlight::edit
