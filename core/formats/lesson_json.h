// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/experiment/problem.h"
#include "core/lesson/lesson.h"

namespace headlight {

/// Reads a lesson file (UTF-8 JSON, a byte order mark allowed). The result is valid; the first problem met
/// is returned with its JSON pointer otherwise, also where it lies within the experiment of a step. Nothing
/// is guessed. The limit of numbers holds for the experiments of a lesson together.
tl::expected<Lesson, Problem> read_lesson(std::string_view bytes, const ExampleLibrary& examples);

/// Writes the file as `write_experiment` does: members at their default left out, unknown members kept.
/// Reading it back gives an equal lesson.
std::string write_lesson(const Lesson& lesson);

}  // namespace headlight
