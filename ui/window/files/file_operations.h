// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QWidget>

#include "ui/document/document.h"
#include "ui/window/files/file_questions.h"

namespace headlight::ui {

/// Everything that puts another experiment into a window's document or writes it to a file, with the
/// questions that belong to it. Changes in no file are never dropped without asking.
class FileOperations : public QObject {
  Q_OBJECT

 public:
  /// `window` is the parent of questions. All must outlive this.
  FileOperations(Document& document, const WindowServices& services, QWidget& window);

  /// Where files are looked for that are open already: `raise` brings the window with this file forward,
  /// where another has it, and tells so.
  void set_raise_elsewhere(std::function<bool(const QString& path)> raise) {
    raise_elsewhere_ = std::move(raise);
  }

  /// Whether the present experiment may be left: it is unchanged, or the person saved or discarded it. Not
  /// while another one is being read.
  bool may_leave();

  void begin_new();
  void open();
  /// Asks first where there are changes. Returns whether the file is open now, perhaps in another window, or
  /// was a lesson, which is handed on by `lesson_chosen`.
  bool open_file(const QString& path);
  bool open_example(const QString& id);
  bool save();
  bool save_as();

  /// How the document is called: its file's name, else its title, else "Untitled".
  QString name() const;
  /// The name made fit for a file, without an ending.
  QString file_stem() const;

 signals:
  /// Another experiment is there.
  void opened();
  /// A file to open is a lesson.
  void lesson_chosen(const QString& path);
  /// A choice of several files: those after the first belong into windows of their own.
  void further_files(const QStringList& paths);
  /// Where the experiment was saved: a sentence.
  void saved(const QString& sentence);
  /// What went wrong: a sentence.
  void warned(const QString& sentence);

 private:
  bool write(const QString& path);

  Document& document_;
  WindowServices services_;
  QWidget& window_;
  FileQuestions questions_;
  std::function<bool(const QString& path)> raise_elsewhere_;
  bool is_reading_ = false;
};

}  // namespace headlight::ui
