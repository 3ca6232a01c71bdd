// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/experiment/experiment.h"
#include "core/experiment/problem.h"

namespace headlight {

/// Reads an experiment file (UTF-8 JSON, a byte order mark allowed). The result is valid; the first
/// problem met is returned with its JSON pointer otherwise. Nothing is guessed.
tl::expected<Experiment, Problem> read_experiment(std::string_view bytes);

/// Writes the file, ending in a line feed: two-space indentation with one matrix row a line, numbers
/// as the shortest decimal that reads back as the same double, members at their default left out,
/// unknown members kept. Reading it back gives an equal experiment.
std::string write_experiment(const Experiment& experiment);

}  // namespace headlight
