// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>

#include "core/lesson/lesson.h"
#include "ui/document/file_document.h"

namespace headlight::ui {

/// The lesson of a window, where one is open: a value, its undo stack and its file.
class LessonDocument : public FileDocument {
  Q_OBJECT

 public:
  explicit LessonDocument(QObject* parent = nullptr);

  bool is_open() const { return lesson_ != nullptr; }
  /// Null where none is open.
  const std::shared_ptr<const Lesson>& lesson() const { return lesson_; }

  /// Begins with a lesson: no undo, not modified. `path` is "" for what has no file.
  void open(Lesson lesson, const QString& path);
  void close();

  /// Applies an edit (core/lesson/edit.h) as one undo step named `text` (translated).
  void apply(const QString& text, Lesson lesson, Gesture gesture = 0);

  std::string file_bytes() const override;
  QString title(const QString& language) const override;

 signals:
  /// Another lesson is there, or none any more.
  void replaced();
  /// The open lesson was edited.
  void changed();

 private:
  void replace(std::shared_ptr<const Lesson> lesson, const QString& path);

  std::shared_ptr<const Lesson> lesson_;
};

}  // namespace headlight::ui
