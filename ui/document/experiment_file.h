// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <tl/expected.hpp>

#include "core/experiment/experiment.h"

namespace headlight::ui {

/// Files larger than this are no experiments: the largest valid one is smaller.
inline constexpr qint64 max_experiment_bytes = qint64{1} << 30;

/// Why a file could not be opened.
struct OpenFailure {
  enum class Kind {
    unreadable,  ///< missing, a directory, no permission, larger than the limit
    invalid      ///< read, but not a valid experiment
  };
  Kind kind = Kind::unreadable;
  QString reason;  ///< a sentence; for `invalid` with the place, what was found and what was expected
};

/// Reads an experiment from a file.
tl::expected<Experiment, OpenFailure> open_experiment(const QString& path);

/// Writes an experiment to a file, which is replaced only once the new one is complete. Gives the
/// sentence that says why it failed, or nothing.
std::optional<QString> save_experiment(const Experiment& experiment, const QString& path);

}  // namespace headlight::ui
