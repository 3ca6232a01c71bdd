// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "core/experiment/problem.h"
#include "core/lesson/lesson.h"

/// The lessons that the program ships, and what lessons need to be read.
namespace headlight::test {

/// The built-in examples, from the source tree; each is read once.
const ExampleLibrary& built_in_examples();

/// File names without ending of all lessons, in their order.
std::vector<std::string> lesson_names();
std::string lesson_file(const std::string& name);
Lesson lesson(const std::string& name);

/// The lesson that was read; throws (which fails the test) where it was refused.
Lesson must(const tl::expected<Lesson, Problem>& result);

}  // namespace headlight::test
