// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/file_operations.h"

#include <QDir>
#include <QFileInfo>

#include "core/formats/experiment_json.h"
#include "ui/document/examples.h"
#include "ui/document/experiment_file.h"
#include "ui/document/file_name.h"
#include "ui/document/lesson_file.h"
#include "ui/window/patient_open.h"
#include "ui/window/starter_experiment.h"

namespace headlight::ui {

FileOperations::FileOperations(Document& document, const WindowServices& services, QWidget& window)
    : document_(document), services_(services), window_(window) {}

bool FileOperations::may_leave() {
  if (!document_.is_modified()) {
    return true;
  }
  switch (services_.prompts.ask_unsaved(&window_, name())) {
    case Prompts::Unsaved::save: return save();
    case Prompts::Unsaved::discard: return true;
    case Prompts::Unsaved::cancel: break;
  }
  return false;
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
    const bool known = services_.recent.paths().contains(absolute);
    if (known && !QFileInfo::exists(absolute)) {
      services_.recent.remove(absolute);
      emit warned(tr("%1 is no longer there. It was taken off the list of recent files.")
                      .arg(QDir::toNativeSeparators(absolute)));
      return false;
    }
    services_.prompts.tell_failure(&window_,
                                   tr("%1 could not be opened.").arg(QDir::toNativeSeparators(absolute)),
                                   experiment.error().reason);
    return false;
  }
  if (!may_leave()) {
    return false;
  }
  document_.reset(*std::move(experiment), absolute);
  services_.recent.add(absolute);
  services_.settings.set_folder(Settings::Folder::experiments, QFileInfo(absolute).absolutePath());
  emit opened();
  return true;
}

bool FileOperations::open_example(const QString& id) {
  const std::optional<QByteArray> bytes = example_bytes(id);
  if (!bytes || !may_leave()) {
    return false;
  }
  auto experiment = read_experiment(as_text(*bytes));
  if (!experiment) {
    return false;
  }
  document_.reset(*std::move(experiment), QString());
  emit opened();
  return true;
}

bool FileOperations::save() { return document_.path().isEmpty() ? save_as() : write(document_.path()); }

bool FileOperations::save_as() {
  QString suggestion = document_.path();
  if (suggestion.isEmpty()) {
    const QString file_name = file_stem();
    suggestion = QDir(services_.settings.folder(Settings::Folder::experiments))
                     .filePath(file_name + QStringLiteral(".headlight"));
  }
  const QString path = services_.prompts.choose_file_to_save(&window_, suggestion);
  return !path.isEmpty() && write(QFileInfo(path).absoluteFilePath());
}

bool FileOperations::write(const QString& path) {
  if (const std::optional<QString> failure = save_experiment(*document_.experiment(), path)) {
    services_.prompts.tell_failure(
        &window_,
        tr("%1 could not be saved. Nothing was lost: the experiment is still open, and a file "
           "of that name is as it was.")
            .arg(QDir::toNativeSeparators(path)),
        *failure);
    return false;
  }
  document_.mark_saved(path);
  services_.recent.add(path);
  services_.settings.set_folder(Settings::Folder::experiments, QFileInfo(path).absolutePath());
  emit saved(tr("Saved as %1.").arg(QDir::toNativeSeparators(path)));
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
