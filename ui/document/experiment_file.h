// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiment/experiment.h"
#include "ui/document/read_file.h"

namespace headlight::ui {

/// Reads an experiment from a file.
tl::expected<Opened<Experiment>, OpenFailure> open_experiment_file(const QString& path);
/// The same without the file's state.
tl::expected<Experiment, OpenFailure> open_experiment(const QString& path);

}  // namespace headlight::ui
