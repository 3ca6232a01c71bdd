// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <functional>
#include <optional>

#include "ui/window/window_services.h"

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
  /// Where to save: beginning at `present`, or where that is "" at a file of that name. "" when called off.
  QString choose_place(const QString& present, const QString& file_name);
  /// Tells `what` failed, where it did, and remembers the file otherwise. Returns whether it was saved.
  bool take_saved(const QString& path, const std::optional<QString>& failure, const QString& what);
  /// As a recent file, and its folder for the next time.
  void remember(const QString& path);

 private:
  WindowServices services_;
  QWidget& window_;
};

}  // namespace headlight::ui
