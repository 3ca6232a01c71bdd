// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/lesson/lesson_document.h"
#include "ui/window/files/file_operations.h"

namespace headlight::ui {

/// Everything that opens a lesson in a window or writes it to a file. The experiment that a lesson would
/// replace is asked about too.
class LessonOperations : public DocumentOperations {
  Q_OBJECT

 public:
  /// `window` is the parent of questions. All must outlive this.
  LessonOperations(LessonDocument& lesson, Document& document, FileOperations& files,
                   const WindowServices& services, QWidget& window);

  /// An empty lesson; the experiment stays.
  bool begin_new();
  bool open_file(const QString& path);
  bool open_built_in(const QString& id);
  /// Closes the lesson; the experiment stays.
  bool leave();

 protected:
  QString untitled() const override;
  QString not_saved_text(const QString& name) const override;
  QString ending() const override;

 private:
  bool show(Lesson lesson, const QString& path);

  LessonDocument& lesson_;
  Document& document_;
  FileOperations& files_;
};

}  // namespace headlight::ui
