// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <functional>
#include <string>

#include "ui/document/file_state.h"
#include "ui/window/services/window_services.h"

namespace headlight::ui {

/// What is asked, told and remembered whenever a file is opened, saved or left, of whatever kind it is.
class FileQuestions {
 public:
  /// `window` is the parent of questions. All must outlive this.
  FileQuestions(const WindowServices& services, QWidget& window) : services_(services), window_(window) {}

  /// Whether what is called `name` may be left: it is unchanged, or the person saved or discarded it.
  bool may_leave(bool modified, const QString& name, const std::function<bool()>& save);
  /// Tells why a file could not be opened. One of the recent files that is gone is only taken off their
  /// list: then it gives the sentence that says so, and "" else.
  QString tell_unopened(const QString& path, const QString& reason);
  /// What a note says while a file is read.
  static QString reading_text(const QString& path);
  /// Where to save: beginning at `present`, or where that is "" at a file of that name. "" when called off.
  QString choose_place(const QString& present, const QString& file_name);
  enum class Writing { done, failed, elsewhere };
  /// Writes a file, which is replaced only once the new one is complete, and remembers it. Where it is the
  /// one last known and another program has changed it since, the person is asked first, who may rather save
  /// `elsewhere`. Tells `what` failed, where it did.
  Writing write(const QString& path, const std::string& bytes, const QString& what);
  /// A file that was read or written: as a recent one, its folder for the next time, and its state, so that
  /// changes that other programs make to it are seen.
  void remember(const QString& path, const FileState& state);

 private:
  bool is_known(const QString& path) const;
  /// Whether the file's content is what it was when it was last known, however it was touched.
  bool holds_what_is_known(const QString& path);

  WindowServices services_;
  QWidget& window_;
  QString known_path_;
  FileState known_;
};

}  // namespace headlight::ui
