// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/experiment/evaluate.h"

namespace headlight::ui {

/// How to begin, where there is nothing to draw yet.
QString beginning_note();
/// Why there is nothing to draw of a stage; "" where there is.
QString note_of(const Evaluation& evaluation, Stage stage);
/// That an experiment is too large to be evaluated, and what helps.
QString too_large_note(const Experiment& experiment);

}  // namespace headlight::ui
