// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/lesson/lesson.h"
#include "ui/document/read_file.h"

namespace headlight::ui {

/// The ending of lesson files, without a dot.
inline constexpr QLatin1StringView lesson_ending("headlight-lesson");

/// Whether a path ends as those of lessons do.
bool is_lesson_path(const QString& path);

/// Reads a lesson from a file.
tl::expected<Opened<Lesson>, OpenFailure> open_lesson_file(const QString& path);

/// One of the lessons that the program carries inside itself.
struct LessonInfo {
  QString id;           ///< its file's name without ending
  LocalizedText title;  ///< `text_in` chooses the language
};

/// All built-in lessons, in the order in which they are taught.
std::vector<LessonInfo> built_in_lessons();

/// A built-in lesson; nothing where there is none of that name.
std::optional<Lesson> built_in_lesson(const QString& id);

/// The examples that the program carries inside itself, for lessons to name.
const ExampleLibrary& built_in_examples();

}  // namespace headlight::ui
