// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/experiment/problem.h"
#include "core/lesson/lesson.h"

namespace headlight {

inline constexpr Index max_lesson_steps = 500;
inline constexpr Index max_picture_bytes = Index{1} << 20;  ///< each SVG

/// The first thing that does not fit, with its place in the lesson file; nothing where the lesson is valid:
/// its experiments are, its examples exist, and every stage, head, row and column is one of the experiment
/// that the step shows. A step that shows none cannot point at a stage.
std::optional<Problem> validate(const Lesson& lesson, const ExampleLibrary& examples);

/// Whether a prediction can be about this stage: its rows are queries and its columns are keys.
bool can_be_predicted(Stage stage);

}  // namespace headlight
