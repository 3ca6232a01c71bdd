// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/lesson/lesson.h"

/// Pure edits: each takes a lesson and gives another. Where steps come, go or move, a step that showed what
/// an earlier one brought gets a copy of it if it would show something else from now on. Positions are in
/// range (the caller sees to that).
namespace headlight::edit {

/// Puts the step before the one at `position` (or at the end); a step that brings nothing shows what the one
/// before it shows.
Lesson insert_step(const Lesson&, std::size_t position, const LessonStep& step);
Lesson remove_step(const Lesson&, std::size_t position);
/// Moves one step so that it ends at `to`.
Lesson move_step(const Lesson&, std::size_t from, std::size_t to);
/// Everything of a step at once. Later steps that show what it brings follow.
Lesson set_step(const Lesson&, std::size_t position, const LessonStep& step);

/// Words in one language; see `with_text`.
Lesson set_lesson_title(const Lesson&, const std::string& language, const std::string& title);
Lesson set_lesson_notes(const Lesson&, const std::string& language, const std::string& notes);
Lesson set_step_title(const Lesson&, std::size_t position, const std::string& language,
                      const std::string& title);
Lesson set_step_text(const Lesson&, std::size_t position, const std::string& language,
                     const std::string& text);

}  // namespace headlight::edit
