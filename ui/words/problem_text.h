// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/experiment/diagnostics.h"
#include "core/experiment/problem.h"

namespace headlight::ui {

/// The sentence for a problem, in the language of the installed translators (English without any).
/// It names the place, what was found and what was expected.
QString problem_text(const Problem& problem);

/// The sentence for a diagnostic, with tokens and heads counted from 1: what is so, and what it means.
QString diagnostic_text(const Diagnostic& diagnostic);

}  // namespace headlight::ui
