// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/experiment/experiment.h"
#include "ui/document/read_file.h"

namespace headlight::ui {

/// Reads an experiment from a file.
tl::expected<Experiment, OpenFailure> open_experiment(const QString& path);

/// Writes an experiment to a file, which is replaced only once the new one is complete. Gives the
/// sentence that says why it failed, or nothing.
std::optional<QString> save_experiment(const Experiment& experiment, const QString& path);

}  // namespace headlight::ui
