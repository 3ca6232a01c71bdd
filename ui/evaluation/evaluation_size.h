// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/experiment.h"

namespace headlight::ui {

/// The memory in bytes that the evaluation of a valid experiment holds at most, every stage of every
/// head in float64: what n_q × n_k, heads and widths multiply to.
double evaluation_bytes(const Experiment& experiment);

/// Half of this computer's memory in bytes: what an evaluation may take beside everything else.
double spare_bytes();

}  // namespace headlight::ui
