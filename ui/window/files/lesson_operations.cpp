// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/files/lesson_operations.h"

#include <QFileInfo>
#include <utility>

#include "core/formats/lesson_json.h"
#include "ui/document/file_name.h"
#include "ui/document/lesson_file.h"
#include "ui/document/path_bytes.h"
#include "ui/widgets/commit_open_editor.h"
#include "ui/window/files/open_in_background.h"
#include "ui/window/starter_experiment.h"
#include "ui/words/shown_text.h"

namespace headlight::ui {

LessonOperations::LessonOperations(LessonDocument& lesson, Document& document, FileOperations& files,
                                   const WindowServices& services, QWidget& window)
    : lesson_(lesson),
      document_(document),
      files_(files),
      services_(services),
      window_(window),
      questions_(services, window) {}

bool LessonOperations::may_leave() {
  return !is_reading_ && commit_open_editor(window_) &&
         questions_.may_leave(lesson_.is_modified(), name(), [this] { return save(); });
}

bool LessonOperations::begin_new() {
  if (!may_leave()) {
    return false;
  }
  lesson_.open(Lesson(), QString());
  return true;
}

bool LessonOperations::open_file(const QString& path) {
  if (std::exchange(is_reading_, true)) {
    return false;
  }
  auto read = open_in_background<tl::expected<Opened<Lesson>, OpenFailure>>(
      [path] { return open_lesson_file(path); }, questions_.reading_text(path), window_);
  is_reading_ = false;
  if (!read) {
    return false;
  }
  tl::expected<Opened<Lesson>, OpenFailure>& lesson = *read;
  if (!lesson) {
    if (const QString gone = questions_.tell_unopened(path, lesson.error().reason); !gone.isEmpty()) {
      emit warned(gone);
    }
    return false;
  }
  if (!show(std::move(lesson->value), path)) {
    return false;
  }
  questions_.remember(path, lesson->state);
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
  if (!commit_open_editor(window_)) {
    emit warned(tr("Nothing was saved: what is being typed is no number yet."));
    return false;
  }
  const QString stem = file_name_from(name());
  const QString path = questions_.choose_place(
      lesson_.path(), QStringLiteral("%1.%2").arg(stem.isEmpty() ? tr("Lesson") : stem, lesson_ending));
  return !path.isEmpty() && write(path);
}

bool LessonOperations::write(const QString& path) {
  if (!commit_open_editor(window_)) {
    emit warned(tr("Nothing was saved: what is being typed is no number yet."));
    return false;
  }
  const QString shown = shown_path(path);
  switch (questions_.write(path, write_lesson(*lesson_.lesson()),
                           tr("%1 could not be saved. Nothing was lost: the lesson is still open, and a file "
                              "of that name is as it was.")
                               .arg(shown))) {
    case FileQuestions::Writing::done: break;
    case FileQuestions::Writing::failed: return false;
    case FileQuestions::Writing::elsewhere: return save_as();
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
    return shown_path(QFileInfo(lesson_.path()).fileName());
  }
  const QString title =
      lesson_.is_open()
          ? QString::fromStdString(text_in(lesson_.lesson()->title, services_.language.code().toStdString()))
                .simplified()
          : QString();
  return title.isEmpty() ? tr("Untitled lesson") : shown_text(title, longest_name);
}

}  // namespace headlight::ui
