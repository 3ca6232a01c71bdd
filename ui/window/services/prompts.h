// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>
#include <optional>

#include "ui/window/export/export_subject.h"

namespace headlight::ui {

/// Every question the window asks, behind an interface so that tests can answer. Each call returns
/// once the person has answered; `parent` is the window that asks.
class Prompts {
 public:
  Prompts() = default;
  Prompts(const Prompts&) = delete;
  Prompts& operator=(const Prompts&) = delete;
  virtual ~Prompts() = default;

  enum class Unsaved { save, discard, cancel };
  /// What becomes of changes to `name` that are in no file.
  virtual Unsaved ask_unsaved(QWidget* parent, const QString& name) = 0;

  enum class Changed { overwrite, save_as, cancel };
  /// What becomes of the file `name`, which another program has changed since it was opened or saved here.
  virtual Changed ask_changed(QWidget* parent, const QString& name) = 0;

  /// Empty when called off.
  virtual QStringList choose_files_to_open(QWidget* parent, const QString& folder) = 0;
  /// The path, with the ending that `suggestion` has, and confirmed where the file exists; "" when called
  /// off.
  virtual QString choose_file_to_save(QWidget* parent, const QString& suggestion) = 0;
  /// How a picture is to look, and where it goes, beginning with `choice`. Nothing when called off.
  virtual std::optional<ExportChoice> ask_export(QWidget* parent, const ExportSubject& subject,
                                                 const ExportChoice& choice) = 0;

  /// Something that failed: what, and why. Both are plain text.
  virtual void tell_failure(QWidget* parent, const QString& what, const QString& why) = 0;
  virtual void show_about(QWidget* parent) = 0;
  virtual void show_shortcuts(QWidget* parent) = 0;
};

}  // namespace headlight::ui
