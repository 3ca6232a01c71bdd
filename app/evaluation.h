// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/outcome.h"
#include "core/experiment/evaluate.h"

namespace headlight::app {

/// Evaluates the experiment of `source` unless its stages need more memory than there is (`failed`).
Expected<Evaluation> evaluate_source(const Experiment& experiment, const QString& source);

/// Checks that `stage` and `head` are there (`usage` with those that are, otherwise). `concat` and `final`
/// belong to all heads, so they are not there together with a head.
Outcome check_stage_and_head(const Experiment& experiment, std::optional<Stage> stage,
                             std::optional<HeadIndex> head);

/// The stage of that name; `usage` with the names there are otherwise.
Expected<Stage> stage_named(const QString& name);
/// The head with that number, counted from 0; `usage` where it is no such number.
Expected<HeadIndex> head_numbered(const QString& number);

}  // namespace headlight::app
