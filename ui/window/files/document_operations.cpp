// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/files/document_operations.h"

#include <QFileInfo>

#include "ui/document/file_name.h"
#include "ui/document/path_bytes.h"
#include "ui/widgets/commit_open_editor.h"
#include "ui/words/shown_text.h"

namespace headlight::ui {

DocumentOperations::DocumentOperations(FileDocument& document, const WindowServices& services,
                                       QWidget& window)
    : document_(document), services_(services), window_(window), questions_(services, window) {}

bool DocumentOperations::may_leave() {
  return !is_reading_ && commit_open_editor(window_) &&
         questions_.may_leave(document_.is_modified(), name(), [this] { return save(); });
}

bool DocumentOperations::save() { return document_.path().isEmpty() ? save_as() : write(document_.path()); }

bool DocumentOperations::save_as() {
  if (!is_typed_taken()) {
    return false;
  }
  const QString path =
      questions_.choose_place(document_.path(), QStringLiteral("%1.%2").arg(file_stem(), ending()));
  return !path.isEmpty() && write(path);
}

bool DocumentOperations::is_typed_taken() {
  if (commit_open_editor(window_)) {
    return true;
  }
  emit warned(tr("Nothing was saved: what is being typed is no number yet."));
  return false;
}

bool DocumentOperations::write(const QString& path) {
  if (!is_typed_taken()) {
    return false;
  }
  const QString shown = shown_path(path);
  switch (questions_.write(path, document_.file_bytes(), not_saved_text(shown))) {
    case FileQuestions::Writing::done: break;
    case FileQuestions::Writing::failed: return false;
    case FileQuestions::Writing::elsewhere: return save_as();
  }
  document_.mark_saved(path);
  emit saved(tr("Saved as %1.").arg(shown));
  return true;
}

void DocumentOperations::tell_unopened(const QString& path, const QString& reason) {
  if (const QString gone = questions_.tell_unopened(path, reason); !gone.isEmpty()) {
    emit warned(gone);
  }
}

QString DocumentOperations::name() const {
  if (!document_.path().isEmpty()) {
    return shown_path(QFileInfo(document_.path()).fileName());
  }
  const QString title = document_.title(services_.language.code());
  return title.isEmpty() ? untitled() : shown_text(title, longest_name);
}

QString DocumentOperations::file_stem() const {
  const QString stem =
      document_.path().isEmpty() ? file_name_from(name()) : QFileInfo(document_.path()).completeBaseName();
  return stem.isEmpty() ? untitled() : stem;
}

}  // namespace headlight::ui
