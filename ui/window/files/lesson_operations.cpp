// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/files/lesson_operations.h"

#include <utility>

#include "ui/document/lesson_file.h"
#include "ui/window/starter_experiment.h"

namespace headlight::ui {

LessonOperations::LessonOperations(LessonDocument& lesson, Document& document, FileOperations& files,
                                   const WindowServices& services, QWidget& window)
    : DocumentOperations(lesson, services, window), lesson_(lesson), document_(document), files_(files) {}

bool LessonOperations::begin_new() {
  if (!may_leave()) {
    return false;
  }
  lesson_.open(Lesson(), QString());
  return true;
}

bool LessonOperations::open_file(const QString& path) {
  std::optional<Opened<Lesson>> file = read(path, &open_lesson_file);
  if (!file || !show(std::move(file->value), path)) {
    return false;
  }
  remember(path, file->state);
  return true;
}

bool LessonOperations::open_built_in(const QString& id) {
  std::optional<Lesson> lesson = built_in_lesson(id);
  return lesson && show(*std::move(lesson), QString());
}

bool LessonOperations::show(Lesson lesson, const QString& path) {
  if (!may_leave() || !files_.may_leave()) {
    return false;
  }
  document_.reset(starter_experiment(), QString());
  lesson_.open(std::move(lesson), path);
  return true;
}

bool LessonOperations::leave() {
  if (!may_leave()) {
    return false;
  }
  lesson_.close();
  return true;
}

QString LessonOperations::untitled() const { return tr("Untitled lesson"); }

QString LessonOperations::not_saved_text(const QString& name) const {
  return tr("%1 could not be saved. Nothing was lost: the lesson is still open, and a file of that name is "
            "as it "
            "was.")
      .arg(name);
}

QString LessonOperations::ending() const { return lesson_ending; }

}  // namespace headlight::ui
