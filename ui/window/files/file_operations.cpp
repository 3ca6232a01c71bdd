// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/files/file_operations.h"

#include <utility>

#include "ui/document/examples.h"
#include "ui/document/experiment_file.h"
#include "ui/document/lesson_file.h"
#include "ui/document/path_bytes.h"
#include "ui/window/starter_experiment.h"

namespace headlight::ui {

FileOperations::FileOperations(Document& document, const WindowServices& services, QWidget& window)
    : DocumentOperations(document, services, window), document_(document) {}

void FileOperations::begin_new() {
  if (may_leave()) {
    document_.reset(starter_experiment(), QString());
    emit opened();
  }
}

void FileOperations::open() {
  const QStringList paths = services().prompts.choose_files_to_open(
      &window(), services().settings.folder(Settings::Folder::experiments));
  if (!paths.isEmpty()) {
    open_file(paths.front());
  }
  if (paths.size() > 1) {
    emit further_files(paths.mid(1));
  }
}

bool FileOperations::open_file(const QString& path) {
  const QString absolute = absolute_path(path);
  if (raise_elsewhere_ && raise_elsewhere_(absolute)) {
    return true;
  }
  if (is_lesson_path(absolute)) {
    emit lesson_chosen(absolute);
    return true;
  }
  std::optional<Opened<Experiment>> file = read(absolute, &open_experiment_file);
  if (!file || !may_leave()) {
    return false;
  }
  document_.reset(std::move(file->value), absolute);
  remember(absolute, file->state);
  emit opened();
  return true;
}

bool FileOperations::open_example(const QString& id) {
  std::optional<Experiment> experiment = built_in_examples().find(id.toStdString());
  if (!experiment || !may_leave()) {
    return false;
  }
  document_.reset(*std::move(experiment), QString());
  emit opened();
  return true;
}

QString FileOperations::untitled() const { return tr("Untitled"); }

QString FileOperations::not_saved_text(const QString& name) const {
  return tr("%1 could not be saved. Nothing was lost: the experiment is still open, and a file of that name "
            "is "
            "as it was.")
      .arg(name);
}

QString FileOperations::ending() const { return QStringLiteral("headlight"); }

}  // namespace headlight::ui
