// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <tl/expected.hpp>

namespace headlight::app {

/// The exit statuses of the program, beside 0.
enum class ExitStatus {
  failed = 1,   ///< could not read, write or compute
  usage = 2,    ///< wrong usage
  invalid = 3,  ///< the input is invalid
};

/// Why a command did not do what was asked. The message is in English, for standard error.
struct Failure {
  ExitStatus status = ExitStatus::failed;
  QString message;
};

/// What comes of a command or of a step of it.
template <typename Value>
using Expected = tl::expected<Value, Failure>;
using Outcome = Expected<void>;

inline tl::unexpected<Failure> fail(ExitStatus status, const QString& message) {
  return tl::unexpected(Failure{status, message});
}

}  // namespace headlight::app
