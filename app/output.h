// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

#include "app/outcome.h"

namespace headlight::app {

/// Writes a result to standard output.
Outcome write_standard_output(std::string_view bytes);

/// Writes a file. One that exists is replaced only once the new one is complete; devices and pipes are
/// written to.
Outcome write_file(const QString& path, std::string_view bytes);

}  // namespace headlight::app
