// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/services/prompts.h"

namespace headlight::ui {

/// The questions as dialogs.
class DialogPrompts : public Prompts {
 public:
  Unsaved ask_unsaved(QWidget* parent, const QString& name) override;
  Changed ask_changed(QWidget* parent, const QString& name) override;
  QStringList choose_files_to_open(QWidget* parent, const QString& folder) override;
  QString choose_file_to_save(QWidget* parent, const QString& suggestion) override;
  std::optional<ExportChoice> ask_export(QWidget* parent, const ExportSubject& subject,
                                         const ExportChoice& choice) override;
  void tell_failure(QWidget* parent, const QString& what, const QString& why) override;
  void show_about(QWidget* parent) override;
  void show_shortcuts(QWidget* parent) override;
};

}  // namespace headlight::ui
