// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight::app {

/// Makes the allocator keep what is freed, up to a few hundred megabytes, for the next evaluation.
/// Without it every evaluation of a large experiment asks the system for fresh pages, which costs as
/// much as the calculation. To be called once, first thing in `main`.
void keep_freed_memory();

}  // namespace headlight::app
