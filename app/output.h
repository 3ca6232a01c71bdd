// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

#include "app/outcome.h"

namespace headlight::app {

/// Writes a result to standard output. Where it is a pipe that nobody reads any more, the program ends.
Outcome write_standard_output(std::string_view bytes);

/// Whether it is there and neither a regular file nor a folder.
bool is_device_or_pipe(const QString& path);

/// Writes a file. One that exists is replaced only once the new one is complete; devices and pipes are
/// written to, as standard output is.
Outcome write_file(const QString& path, std::string_view bytes);

}  // namespace headlight::app
