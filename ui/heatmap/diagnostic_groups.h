// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/experiment/evaluate.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// Diagnostics that one sentence tells: the same query of several heads, or for those that many rows
/// have at a time (saturated, transposed) all of them. Never empty.
struct DiagnosticGroup {
  std::vector<Diagnostic> places;
};

/// The gravest first, then in the order of queries.
std::vector<DiagnosticGroup> group_diagnostics(const std::vector<Diagnostic>& diagnostics);

/// "Query 2 sees no key (2 places)"; the whole sentence where there is but one.
QString group_text(const DiagnosticGroup& group);

/// Whether it asks for attention rather than only telling.
bool is_warning(DiagnosticCode code);

/// The cell that shows what is meant; nothing where the matrix has no cell there.
std::optional<StageCell> place_of(const Diagnostic& diagnostic, const Evaluation& evaluation);

}  // namespace headlight::ui
