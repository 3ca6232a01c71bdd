// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QWidget>

#include "ui/lesson/lesson_document.h"
#include "ui/window/files/file_operations.h"

namespace headlight::ui {

/// Everything that opens a lesson in a window or writes it to a file, with the questions that belong to it.
/// Changes in no file are never dropped without asking, neither those of a lesson nor those of the experiment
/// that a lesson would replace.
class LessonOperations : public QObject {
  Q_OBJECT

 public:
  /// `window` is the parent of questions. All must outlive this.
  LessonOperations(LessonDocument& lesson, Document& document, FileOperations& files,
                   const WindowServices& services, QWidget& window);

  /// Whether the open lesson may be left: it is unchanged, or the person saved or discarded it. Not while
  /// another one is being read.
  bool may_leave();

  /// An empty lesson; the experiment stays.
  bool begin_new();
  bool open_file(const QString& path);
  bool open_built_in(const QString& id);
  bool save();
  bool save_as();
  /// Closes the lesson; the experiment stays.
  bool leave();

  /// How the lesson is called: its file's name, else its title, else "Untitled lesson".
  QString name() const;

 signals:
  /// Where the lesson was saved: a sentence.
  void saved(const QString& sentence);
  /// What went wrong: a sentence.
  void warned(const QString& sentence);

 private:
  bool show(Lesson lesson, const QString& path);
  bool write(const QString& path);

  LessonDocument& lesson_;
  Document& document_;
  FileOperations& files_;
  WindowServices services_;
  QWidget& window_;
  FileQuestions questions_;
  bool is_reading_ = false;
};

}  // namespace headlight::ui
