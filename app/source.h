// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <string>

#include "app/outcome.h"
#include "core/experiment/experiment.h"

namespace headlight::app {

/// How messages name a source.
QString source_name(const QString& source);

/// `usage` with those that are there where the source is an `example:ID` and there is no such example.
Outcome check_example(const QString& source);

/// Opens a file for reading: a descriptor, or −1 with `errno` set.
using OpenFile = std::function<int(const char* path)>;
int open_for_reading(const char* path);

/// The bytes of a file, or of standard input for "-".
Expected<std::string> read_source_bytes(const QString& path, const OpenFile& open_file = open_for_reading);

/// The experiment that SOURCE names: a file, "-" for standard input, or "example:ID". Failures: `failed`
/// where it cannot be read, `usage` where there is no such example, `invalid` with the place, what was found
/// and what was expected.
Expected<Experiment> load_source(const QString& source);

}  // namespace headlight::app
