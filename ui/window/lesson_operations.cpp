// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/lesson_operations.h"

#include <QDir>
#include <QFileInfo>

#include "ui/document/file_name.h"
#include "ui/document/lesson_file.h"
#include "ui/window/starter_experiment.h"

namespace headlight::ui {

LessonOperations::LessonOperations(LessonDocument& lesson, Document& document, FileOperations& files,
                                   const WindowServices& services, QWidget& window)
    : lesson_(lesson),
      document_(document),
      files_(files),
      services_(services),
      questions_(services, window) {}

bool LessonOperations::may_leave() {
  return questions_.may_leave(lesson_.is_modified(), name(), [this] { return save(); });
}

bool LessonOperations::begin_new() {
  if (!may_leave()) {
    return false;
  }
  lesson_.open(Lesson(), QString());
  return true;
}

bool LessonOperations::open_file(const QString& path) {
  auto lesson = open_lesson(path);
  if (!lesson) {
    if (const QString gone = questions_.tell_unopened(path, lesson.error().reason); !gone.isEmpty()) {
      emit warned(gone);
    }
    return false;
  }
  if (!show(*std::move(lesson), path)) {
    return false;
  }
  questions_.remember(path);
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

bool LessonOperations::save() { return lesson_.path().isEmpty() ? save_as() : write(lesson_.path()); }

bool LessonOperations::save_as() {
  const QString stem = file_name_from(name());
  const QString path = questions_.choose_place(
      lesson_.path(), QStringLiteral("%1.%2").arg(stem.isEmpty() ? tr("Lesson") : stem, lesson_ending));
  return !path.isEmpty() && write(path);
}

bool LessonOperations::write(const QString& path) {
  const QString shown = QDir::toNativeSeparators(path);
  if (!questions_.take_saved(
          path, save_lesson(*lesson_.lesson(), path),
          tr("%1 could not be saved. Nothing was lost: the lesson is still open, and a file "
             "of that name is as it was.")
              .arg(shown))) {
    return false;
  }
  lesson_.mark_saved(path);
  emit saved(tr("Saved as %1.").arg(shown));
  return true;
}

bool LessonOperations::leave() {
  if (!may_leave()) {
    return false;
  }
  lesson_.close();
  return true;
}

QString LessonOperations::name() const {
  if (!lesson_.path().isEmpty()) {
    return QFileInfo(lesson_.path()).fileName();
  }
  const QString title =
      lesson_.is_open()
          ? QString::fromStdString(text_in(lesson_.lesson()->title, services_.language.code().toStdString()))
                .simplified()
          : QString();
  return title.isEmpty() ? tr("Untitled lesson") : title;
}

}  // namespace headlight::ui
