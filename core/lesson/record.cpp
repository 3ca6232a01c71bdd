// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/record.h"

#include "core/lesson/validate.h"

namespace headlight {

namespace {

StepContent content_for(const Experiment& experiment, const Lesson& lesson, std::size_t position,
                        const ExampleLibrary& examples) {
  if (position > 0) {
    const ShownContent before = shown_content(lesson, position - 1, examples);
    const auto* const shown = std::get_if<Experiment>(&before);
    if (shown != nullptr && *shown == experiment) {
      return SameAsBefore{};
    }
  }
  for (const std::string& id : examples.ids) {
    if (examples.find(id) == experiment) {
      return BuiltInExample{id};
    }
  }
  return experiment;
}

}  // namespace

LessonStep with_state(LessonStep step, const TaughtState& state, const Lesson& lesson, std::size_t position,
                      const ExampleLibrary& examples) {
  step.content = content_for(state.experiment, lesson, position, examples);
  step.stage = state.stage;
  step.heads = state.heads;
  step.select = state.select;
  if (step.predict) {
    LessonStep alone;
    alone.content = state.experiment;
    alone.predict = step.predict;
    if (validate(Lesson{{}, {}, {alone}, {}}, examples)) {
      step.predict.reset();
    }
  }
  return step;
}

}  // namespace headlight
