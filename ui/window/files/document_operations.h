// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QWidget>
#include <utility>

#include "ui/document/file_document.h"
#include "ui/document/read_file.h"
#include "ui/window/files/file_questions.h"
#include "ui/window/files/open_in_background.h"

namespace headlight::ui {

/// What opening, saving and leaving have in common whatever a window has open, with the questions that belong
/// to it. Changes in no file are never dropped without asking.
class DocumentOperations : public QObject {
  Q_OBJECT

 public:
  /// `window` is the parent of questions. All must outlive this.
  DocumentOperations(FileDocument& document, const WindowServices& services, QWidget& window);

  /// Whether what is open may be left: it is unchanged, or the person saved or discarded it. Not while
  /// another file is being read.
  bool may_leave();
  bool save();
  bool save_as();

  /// How it is called: its file's name, else its title, else "Untitled".
  QString name() const;
  /// The name made fit for a file, without an ending.
  QString file_stem() const;

 signals:
  /// Where it was saved: a sentence.
  void saved(const QString& sentence);
  /// What went wrong: a sentence.
  void warned(const QString& sentence);

 protected:
  /// What it is called without a title.
  virtual QString untitled() const = 0;
  /// What is told when the file `name` could not be written.
  virtual QString not_saved_text(const QString& name) const = 0;
  /// Of its files, without a dot.
  virtual QString ending() const = 0;

  /// What `open` reads from a file beside the window's thread. Nothing where another file is being read,
  /// where it was called off, or where it failed, which is told.
  template <typename Value>
  std::optional<Opened<Value>> read(const QString& path,
                                    tl::expected<Opened<Value>, OpenFailure> (*open)(const QString&)) {
    if (std::exchange(is_reading_, true)) {
      return std::nullopt;
    }
    auto result = open_in_background<tl::expected<Opened<Value>, OpenFailure>>(
        [open, path] { return open(path); }, FileQuestions::reading_text(path), window_);
    is_reading_ = false;
    if (!result) {
      return std::nullopt;
    }
    if (!*result) {
      tell_unopened(path, result->error().reason);
      return std::nullopt;
    }
    return std::move(**result);
  }
  /// A file that was opened, so that changes that other programs make to it are seen.
  void remember(const QString& path, const FileState& state) { questions_.remember(path, state); }

  const WindowServices& services() const { return services_; }
  QWidget& window() const { return window_; }

 private:
  bool is_typed_taken();
  bool write(const QString& path);
  void tell_unopened(const QString& path, const QString& reason);

  FileDocument& document_;
  WindowServices services_;
  QWidget& window_;
  FileQuestions questions_;
  bool is_reading_ = false;
};

}  // namespace headlight::ui
