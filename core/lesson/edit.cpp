// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/edit.h"

#include <algorithm>

namespace headlight::edit {

namespace {

/// A step on its way to another place, and the content it showed until now.
struct MovingStep {
  LessonStep step;
  std::optional<StepContent> shown;
};

std::vector<MovingStep> taken_apart(const Lesson& lesson) {
  std::vector<MovingStep> steps;
  for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
    const std::optional<std::size_t> source = content_step(lesson, i);
    steps.push_back({lesson.steps[i], source ? std::optional(lesson.steps[*source].content) : std::nullopt});
  }
  return steps;
}

/// The lesson with these steps, each showing what it showed.
Lesson put_together(const Lesson& lesson, std::vector<MovingStep> steps) {
  Lesson result = lesson;
  result.steps.clear();
  std::optional<StepContent> before;
  for (MovingStep& moving : steps) {
    const bool follows = std::holds_alternative<SameAsBefore>(moving.step.content);
    if (follows && moving.shown && moving.shown != before) {
      moving.step.content = *moving.shown;
    }
    if (!std::holds_alternative<SameAsBefore>(moving.step.content)) {
      before = moving.step.content;
    }
    result.steps.push_back(std::move(moving.step));
  }
  return result;
}

std::ptrdiff_t offset(std::size_t position) { return static_cast<std::ptrdiff_t>(position); }

}  // namespace

Lesson insert_step(const Lesson& lesson, std::size_t position, const LessonStep& step) {
  std::vector<MovingStep> steps = taken_apart(lesson);
  steps.insert(steps.begin() + offset(position), MovingStep{step, std::nullopt});
  return put_together(lesson, std::move(steps));
}

Lesson remove_step(const Lesson& lesson, std::size_t position) {
  std::vector<MovingStep> steps = taken_apart(lesson);
  steps.erase(steps.begin() + offset(position));
  return put_together(lesson, std::move(steps));
}

Lesson move_step(const Lesson& lesson, std::size_t from, std::size_t to) {
  std::vector<MovingStep> steps = taken_apart(lesson);
  MovingStep moving = std::move(steps.at(from));
  steps.erase(steps.begin() + offset(from));
  steps.insert(steps.begin() + offset(to), std::move(moving));
  return put_together(lesson, std::move(steps));
}

Lesson set_step(const Lesson& lesson, std::size_t position, const LessonStep& step) {
  Lesson result = lesson;
  result.steps.at(position) = step;
  return result;
}

Lesson set_lesson_title(const Lesson& lesson, const std::string& language, const std::string& title) {
  Lesson result = lesson;
  result.title = with_text(lesson.title, language, title);
  return result;
}

Lesson set_lesson_notes(const Lesson& lesson, const std::string& language, const std::string& notes) {
  Lesson result = lesson;
  result.notes = with_text(lesson.notes, language, notes);
  return result;
}

Lesson set_step_title(const Lesson& lesson, std::size_t position, const std::string& language,
                      const std::string& title) {
  Lesson result = lesson;
  LocalizedText& text = result.steps.at(position).title;
  text = with_text(text, language, title);
  return result;
}

Lesson set_step_text(const Lesson& lesson, std::size_t position, const std::string& language,
                     const std::string& text) {
  Lesson result = lesson;
  LocalizedText& present = result.steps.at(position).text;
  present = with_text(present, language, text);
  return result;
}

}  // namespace headlight::edit
