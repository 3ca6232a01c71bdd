// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/file_operations.h"

#include <QDir>
#include <QFileInfo>

#include "ui/document/experiment_file.h"
#include "ui/document/file_name.h"
#include "ui/document/lesson_file.h"
#include "ui/window/patient_open.h"
#include "ui/window/starter_experiment.h"

namespace headlight::ui {

FileOperations::FileOperations(Document& document, const WindowServices& services, QWidget& window)
    : document_(document), services_(services), window_(window), questions_(services, window) {}

bool FileOperations::may_leave() {
  return questions_.may_leave(document_.is_modified(), name(), [this] { return save(); });
}

void FileOperations::begin_new() {
  if (may_leave()) {
    document_.reset(starter_experiment(), QString());
    emit opened();
  }
}

void FileOperations::open() {
  const QStringList paths = services_.prompts.choose_files_to_open(
      &window_, services_.settings.folder(Settings::Folder::experiments));
  if (!paths.isEmpty()) {
    open_file(paths.front());
  }
  if (paths.size() > 1) {
    emit further_files(paths.mid(1));
  }
}

bool FileOperations::open_file(const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  if (is_lesson_path(absolute)) {
    emit lesson_chosen(absolute);
    return true;
  }
  auto opened_file = open_patiently(absolute, window_);
  if (!opened_file) {
    return false;
  }
  tl::expected<Experiment, OpenFailure>& experiment = *opened_file;
  if (!experiment) {
    if (const QString gone = questions_.tell_unopened(absolute, experiment.error().reason); !gone.isEmpty()) {
      emit warned(gone);
    }
    return false;
  }
  if (!may_leave()) {
    return false;
  }
  document_.reset(*std::move(experiment), absolute);
  questions_.remember(absolute);
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

bool FileOperations::save() { return document_.path().isEmpty() ? save_as() : write(document_.path()); }

bool FileOperations::save_as() {
  const QString path = questions_.choose_place(document_.path(), file_stem() + QStringLiteral(".headlight"));
  return !path.isEmpty() && write(path);
}

bool FileOperations::write(const QString& path) {
  const QString shown = QDir::toNativeSeparators(path);
  if (!questions_.take_saved(
          path, save_experiment(*document_.experiment(), path),
          tr("%1 could not be saved. Nothing was lost: the experiment is still open, and a "
             "file of that name is as it was.")
              .arg(shown))) {
    return false;
  }
  document_.mark_saved(path);
  emit saved(tr("Saved as %1.").arg(shown));
  return true;
}

QString FileOperations::name() const {
  if (!document_.path().isEmpty()) {
    return QFileInfo(document_.path()).fileName();
  }
  const std::string language = services_.language.code().toStdString();
  const QString title = QString::fromStdString(text_in(document_.experiment()->title, language)).simplified();
  return title.isEmpty() ? tr("Untitled") : title;
}

QString FileOperations::file_stem() const {
  const QString stem =
      document_.path().isEmpty() ? file_name_from(name()) : QFileInfo(document_.path()).completeBaseName();
  return stem.isEmpty() ? tr("Untitled") : stem;
}

}  // namespace headlight::ui
