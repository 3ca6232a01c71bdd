// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <string>

#include "ui/document/change_value.h"

namespace headlight::ui {

/// A value that is edited and has a file: its undo stack, where it was saved, and whether it was changed
/// since. What the value is, its classes tell.
class FileDocument : public QObject {
  Q_OBJECT

 public:
  explicit FileDocument(QObject* parent = nullptr);
  ~FileDocument() override;

  QUndoStack& undo_stack() { return undo_stack_; }
  const QUndoStack& undo_stack() const { return undo_stack_; }

  /// "" where there is no file yet.
  const QString& path() const { return path_; }
  bool is_modified() const { return !undo_stack_.isClean(); }
  /// Tells that the present state is in the file `path`.
  void mark_saved(const QString& path);

  /// What a file of it holds.
  virtual std::string file_bytes() const = 0;
  /// How it is called in a language; "" where it has no title.
  virtual QString title(const QString& language) const = 0;

  /// A gesture that no other has, for edits that merge.
  Gesture new_gesture() { return ++last_gesture_; }

 signals:
  void path_changed(const QString& path);
  void modified_changed(bool modified);

 protected:
  /// Forgets the steps of what was there before: it is not modified, and `path` is "" where it has no file.
  /// Tells nobody yet.
  void begin(const QString& path);
  /// Tells of the path and that nothing is modified.
  void tell_begun();

 private:
  QUndoStack undo_stack_;
  QString path_;
  Gesture last_gesture_ = 0;
};

}  // namespace headlight::ui
