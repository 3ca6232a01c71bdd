// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <optional>

#include "app/outcome.h"

namespace headlight::app {

/// Runs the command that the arguments begin with, `--help` or `--version`. Nothing where they ask for the
/// window.
std::optional<Outcome> run_without_window(const QStringList& arguments);

}  // namespace headlight::app
