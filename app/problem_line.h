// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/experiment/problem.h"

namespace headlight::app {

/// A problem for standard error: "at /inputs/heads/0/k: found 4 columns, expected 5".
QString problem_line(const Problem& problem);

}  // namespace headlight::app
