// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <optional>
#include <tl/expected.hpp>

#include "ui/document/experiment_file.h"

namespace headlight::ui {

/// Files from here on are read beside the window.
inline constexpr qint64 large_file_bytes = qint64{8} << 20;

/// `open_experiment` that never freezes the window: a large file is read by a thread of its own while a
/// note over `window` tells so and can call it off. Nothing comes back then.
std::optional<tl::expected<Experiment, OpenFailure>> open_patiently(const QString& path, QWidget& window);

}  // namespace headlight::ui
