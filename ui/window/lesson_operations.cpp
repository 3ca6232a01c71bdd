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
    : lesson_(lesson), document_(document), files_(files), services_(services), window_(window) {}

bool LessonOperations::may_leave() {
  if (!lesson_.is_modified()) {
    return true;
  }
  switch (services_.prompts.ask_unsaved(&window_, name())) {
    case Prompts::Unsaved::save: return save();
    case Prompts::Unsaved::discard: return true;
    case Prompts::Unsaved::cancel: break;
  }
  return false;
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
    services_.prompts.tell_failure(
        &window_, tr("%1 could not be opened.").arg(QDir::toNativeSeparators(path)), lesson.error().reason);
    return false;
  }
  if (!show(*std::move(lesson), path)) {
    return false;
  }
  services_.recent.add(path);
  services_.settings.set_folder(Settings::Folder::experiments, QFileInfo(path).absolutePath());
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
  QString suggestion = lesson_.path();
  if (suggestion.isEmpty()) {
    const QString stem = file_name_from(name());
    suggestion =
        QDir(services_.settings.folder(Settings::Folder::experiments))
            .filePath(QStringLiteral("%1.%2").arg(stem.isEmpty() ? tr("Lesson") : stem, lesson_ending));
  }
  const QString path = services_.prompts.choose_file_to_save(&window_, suggestion);
  return !path.isEmpty() && write(QFileInfo(path).absoluteFilePath());
}

bool LessonOperations::write(const QString& path) {
  if (const std::optional<QString> failure = save_lesson(*lesson_.lesson(), path)) {
    services_.prompts.tell_failure(
        &window_,
        tr("%1 could not be saved. Nothing was lost: the lesson is still open, and a file of that name is as "
           "it was.")
            .arg(QDir::toNativeSeparators(path)),
        *failure);
    return false;
  }
  lesson_.mark_saved(path);
  services_.recent.add(path);
  services_.settings.set_folder(Settings::Folder::experiments, QFileInfo(path).absolutePath());
  emit saved(tr("Saved as %1.").arg(QDir::toNativeSeparators(path)));
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
