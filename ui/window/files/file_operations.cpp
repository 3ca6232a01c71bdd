// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/files/file_operations.h"

#include <QFileInfo>
#include <utility>

#include "core/formats/experiment_json.h"
#include "ui/document/experiment_file.h"
#include "ui/document/file_name.h"
#include "ui/document/lesson_file.h"
#include "ui/document/path_bytes.h"
#include "ui/widgets/commit_open_editor.h"
#include "ui/window/files/open_in_background.h"
#include "ui/window/starter_experiment.h"
#include "ui/words/shown_text.h"

namespace headlight::ui {

FileOperations::FileOperations(Document& document, const WindowServices& services, QWidget& window)
    : document_(document), services_(services), window_(window), questions_(services, window) {}

bool FileOperations::may_leave() {
  return !is_reading_ && commit_open_editor(window_) &&
         questions_.may_leave(document_.is_modified(), name(), [this] { return save(); });
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
  const QString absolute = absolute_path(path);
  if (raise_elsewhere_ && raise_elsewhere_(absolute)) {
    return true;
  }
  if (is_lesson_path(absolute)) {
    emit lesson_chosen(absolute);
    return true;
  }
  if (std::exchange(is_reading_, true)) {
    return false;
  }
  auto read = open_in_background<tl::expected<Opened<Experiment>, OpenFailure>>(
      [absolute] { return open_experiment_file(absolute); }, questions_.reading_text(absolute), window_);
  is_reading_ = false;
  if (!read) {
    return false;
  }
  tl::expected<Opened<Experiment>, OpenFailure>& opened_file = *read;
  if (!opened_file) {
    if (const QString gone = questions_.tell_unopened(absolute, opened_file.error().reason);
        !gone.isEmpty()) {
      emit warned(gone);
    }
    return false;
  }
  if (!may_leave()) {
    return false;
  }
  document_.reset(std::move(opened_file->value), absolute);
  questions_.remember(absolute, opened_file->state);
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
  if (!commit_open_editor(window_)) {
    emit warned(tr("Nothing was saved: what is being typed is no number yet."));
    return false;
  }
  const QString path = questions_.choose_place(document_.path(), file_stem() + QStringLiteral(".headlight"));
  return !path.isEmpty() && write(path);
}

bool FileOperations::write(const QString& path) {
  if (!commit_open_editor(window_)) {
    emit warned(tr("Nothing was saved: what is being typed is no number yet."));
    return false;
  }
  const QString shown = shown_path(path);
  switch (questions_.write(path, write_experiment(*document_.experiment()),
                           tr("%1 could not be saved. Nothing was lost: the experiment is still open, and a "
                              "file of that name is as it was.")
                               .arg(shown))) {
    case FileQuestions::Writing::done: break;
    case FileQuestions::Writing::failed: return false;
    case FileQuestions::Writing::elsewhere: return save_as();
  }
  document_.mark_saved(path);
  emit saved(tr("Saved as %1.").arg(shown));
  return true;
}

QString FileOperations::name() const {
  if (!document_.path().isEmpty()) {
    return shown_path(QFileInfo(document_.path()).fileName());
  }
  const std::string language = services_.language.code().toStdString();
  const QString title = QString::fromStdString(text_in(document_.experiment()->title, language)).simplified();
  return title.isEmpty() ? tr("Untitled") : shown_text(title, longest_name);
}

QString FileOperations::file_stem() const {
  const QString stem =
      document_.path().isEmpty() ? file_name_from(name()) : QFileInfo(document_.path()).completeBaseName();
  return stem.isEmpty() ? tr("Untitled") : stem;
}

}  // namespace headlight::ui
