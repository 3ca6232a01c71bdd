// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/problem_text.h"

namespace headlight::ui {

QString problem_text(const Problem& problem) { return QString::fromStdString(problem.place); }

QString diagnostic_text(const Diagnostic& diagnostic) {
  const std::string_view name = diagnostic_name(diagnostic.code);
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

}  // namespace headlight::ui
