// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/lesson.h"

namespace headlight {

std::optional<std::size_t> content_step(const Lesson& lesson, std::size_t step) {
  for (std::size_t i = step + 1; i-- > 0;) {
    if (!std::holds_alternative<SameAsBefore>(lesson.steps.at(i).content)) {
      return i;
    }
  }
  return std::nullopt;
}

ShownContent shown_content(const Lesson& lesson, std::size_t step, const ExampleLibrary& examples) {
  const std::optional<std::size_t> source = content_step(lesson, step);
  if (!source) {
    return {};
  }
  const StepContent& content = lesson.steps[*source].content;
  if (const auto* experiment = std::get_if<Experiment>(&content)) {
    return *experiment;
  }
  if (const auto* picture = std::get_if<LessonPicture>(&content)) {
    return *picture;
  }
  if (std::optional<Experiment> example = examples.find(std::get<BuiltInExample>(content).id)) {
    return std::move(*example);
  }
  return {};
}

}  // namespace headlight
