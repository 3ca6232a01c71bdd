// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/document/document.h"
#include "ui/window/files/document_operations.h"

namespace headlight::ui {

/// Everything that puts another experiment into a window's document or writes it to a file.
class FileOperations : public DocumentOperations {
  Q_OBJECT

 public:
  /// `window` is the parent of questions. All must outlive this.
  FileOperations(Document& document, const WindowServices& services, QWidget& window);

  /// Where files are looked for that are open already: `raise` brings the window with this file forward,
  /// where another has it, and tells so.
  void set_raise_elsewhere(std::function<bool(const QString& path)> raise) {
    raise_elsewhere_ = std::move(raise);
  }

  void begin_new();
  void open();
  /// Asks first where there are changes. Returns whether the file is open now, perhaps in another window, or
  /// was a lesson, which is handed on by `lesson_chosen`.
  bool open_file(const QString& path);
  bool open_example(const QString& id);

 signals:
  /// Another experiment is there.
  void opened();
  /// A file to open is a lesson.
  void lesson_chosen(const QString& path);
  /// A choice of several files: those after the first belong into windows of their own.
  void further_files(const QStringList& paths);

 protected:
  QString untitled() const override;
  QString not_saved_text(const QString& name) const override;
  QString ending() const override;

 private:
  Document& document_;
  std::function<bool(const QString& path)> raise_elsewhere_;
};

}  // namespace headlight::ui
