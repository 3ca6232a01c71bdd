// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/file_questions.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace headlight::ui {

bool FileQuestions::may_leave(bool modified, const QString& name, const std::function<bool()>& save) {
  if (!modified) {
    return true;
  }
  switch (services_.prompts.ask_unsaved(&window_, name)) {
    case Prompts::Unsaved::save: return save();
    case Prompts::Unsaved::discard: return true;
    case Prompts::Unsaved::cancel: break;
  }
  return false;
}

QString FileQuestions::tell_unopened(const QString& path, const QString& reason) {
  const QString shown = QDir::toNativeSeparators(path);
  if (services_.recent.paths().contains(path) && !QFileInfo::exists(path)) {
    services_.recent.remove(path);
    return QCoreApplication::translate("FileQuestions",
                                       "%1 is no longer there. It was taken off the list of recent files.")
        .arg(shown);
  }
  services_.prompts.tell_failure(
      &window_, QCoreApplication::translate("FileQuestions", "%1 could not be opened.").arg(shown), reason);
  return {};
}

QString FileQuestions::choose_place(const QString& present, const QString& file_name) {
  const QString suggestion =
      present.isEmpty() ? QDir(services_.settings.folder(Settings::Folder::experiments)).filePath(file_name)
                        : present;
  const QString path = services_.prompts.choose_file_to_save(&window_, suggestion);
  return path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
}

bool FileQuestions::take_saved(const QString& path, const std::optional<QString>& failure,
                               const QString& what) {
  if (failure) {
    services_.prompts.tell_failure(&window_, what, *failure);
    return false;
  }
  remember(path);
  return true;
}

void FileQuestions::remember(const QString& path) {
  services_.recent.add(path);
  services_.settings.set_folder(Settings::Folder::experiments, QFileInfo(path).absolutePath());
}

}  // namespace headlight::ui
