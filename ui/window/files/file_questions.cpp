// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/files/file_questions.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "ui/document/path_bytes.h"
#include "ui/document/read_file.h"
#include "ui/document/replace_file.h"
#include "ui/window/files/open_in_background.h"

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
  const QString shown = shown_path(path);
  if (services_.recent.paths().contains(path) && !present_state(path)) {
    services_.recent.remove(path);
    return QCoreApplication::translate("FileQuestions",
                                       "%1 is no longer there. It was taken off the list of recent files.")
        .arg(shown);
  }
  services_.prompts.tell_failure(
      &window_, QCoreApplication::translate("FileQuestions", "%1 could not be opened.").arg(shown), reason);
  return {};
}

QString FileQuestions::reading_text(const QString& path) {
  return QCoreApplication::translate("FileQuestions", "Opening %1…")
      .arg(shown_path(QFileInfo(path).fileName()));
}

QString FileQuestions::choose_place(const QString& present, const QString& file_name) {
  const QString suggestion =
      present.isEmpty() ? QDir(services_.settings.folder(Settings::Folder::experiments)).filePath(file_name)
                        : present;
  const QString path = services_.prompts.choose_file_to_save(&window_, suggestion);
  return path.isEmpty() ? QString() : absolute_path(path);
}

FileQuestions::Writing FileQuestions::write(const QString& path, const std::string& bytes,
                                            const QString& what) {
  std::optional<FileState> expected = is_known(path) ? std::optional(known_) : std::nullopt;
  for (;;) {
    const auto replaced = replace_file(path, bytes, expected);
    if (replaced) {
      remember(path, *replaced);
      return Writing::done;
    }
    if (!replaced.error().unforeseen) {
      services_.prompts.tell_failure(&window_, what, replaced.error().reason);
      return Writing::failed;
    }
    // What is there now may be overwritten once it is asked about, and nothing newer.
    expected = replaced.error().unforeseen;
    if (expected->size == known_.size && holds_what_is_known(path)) {
      continue;
    }
    switch (services_.prompts.ask_changed(&window_, shown_path(QFileInfo(path).fileName()))) {
      case Prompts::Changed::overwrite: break;
      case Prompts::Changed::save_as: return Writing::elsewhere;
      case Prompts::Changed::cancel: return Writing::failed;
    }
  }
}

bool FileQuestions::is_known(const QString& path) const {
  const std::optional<FileState> present = present_state(path);
  return path == known_path_ || (present && is_same_file(*present, known_));
}

bool FileQuestions::holds_what_is_known(const QString& path) {
  using Content = tl::expected<FileContent, OpenFailure>;
  const std::optional<Content> content =
      open_in_background<Content>([path] { return read_file(path); }, reading_text(path), window_);
  return content && *content && (*content)->state.digest == known_.digest;
}

void FileQuestions::remember(const QString& path, const FileState& state) {
  known_path_ = path;
  known_ = state;
  // The settings hold text.
  if (is_text(path)) {
    services_.recent.add(path);
    services_.settings.set_folder(Settings::Folder::experiments, QFileInfo(path).absolutePath());
  }
}

}  // namespace headlight::ui
