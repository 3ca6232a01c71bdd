// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <memory>

#include "core/lesson/lesson.h"
#include "ui/document/change_value.h"

namespace headlight::ui {

/// The lesson of a window, where one is open: a value, its undo stack and its file.
class LessonDocument : public QObject {
  Q_OBJECT

 public:
  explicit LessonDocument(QObject* parent = nullptr);
  ~LessonDocument() override;

  bool is_open() const { return lesson_ != nullptr; }
  /// Null where none is open.
  const std::shared_ptr<const Lesson>& lesson() const { return lesson_; }
  QUndoStack& undo_stack() { return undo_stack_; }

  /// Begins with a lesson: no undo, not modified. `path` is "" for what has no file.
  void open(Lesson lesson, const QString& path);
  void close();

  /// Applies an edit (core/lesson/edit.h) as one undo step named `text` (translated).
  void apply(const QString& text, Lesson lesson, Gesture gesture = 0);
  Gesture new_gesture() { return ++last_gesture_; }

  /// "" where there is no file yet.
  const QString& path() const { return path_; }
  bool is_modified() const { return !undo_stack_.isClean(); }
  /// Tells that the present state is in the file `path`.
  void mark_saved(const QString& path);

 signals:
  /// Another lesson is there, or none any more.
  void replaced();
  /// The open lesson was edited.
  void changed();
  void path_changed();
  void modified_changed(bool modified);

 private:
  std::shared_ptr<const Lesson> lesson_;
  QUndoStack undo_stack_;
  QString path_;
  Gesture last_gesture_ = 0;
};

}  // namespace headlight::ui
