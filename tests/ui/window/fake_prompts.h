// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "ui/window/services/prompts.h"

namespace headlight::ui {

/// Answers every question at once with what a test laid down, and remembers what was asked.
class FakePrompts : public Prompts {
 public:
  Unsaved unsaved_answer = Unsaved::cancel;
  Changed changed_answer = Changed::cancel;
  QStringList files_to_open;
  QString file_to_save;
  std::optional<ExportChoice> export_answer;

  QStringList unsaved_questions;
  QStringList changed_questions;
  QStringList folders_offered;
  QStringList save_suggestions;
  std::vector<ExportChoice> exports_offered;
  QStringList failures;  ///< "what | why"

  Unsaved ask_unsaved(QWidget*, const QString& name) override {
    unsaved_questions.append(name);
    return unsaved_answer;
  }
  Changed ask_changed(QWidget*, const QString& name) override {
    changed_questions.append(name);
    return changed_answer;
  }
  QStringList choose_files_to_open(QWidget*, const QString& folder) override {
    folders_offered.append(folder);
    return files_to_open;
  }
  QString choose_file_to_save(QWidget*, const QString& suggestion) override {
    save_suggestions.append(suggestion);
    return file_to_save;
  }
  std::optional<ExportChoice> ask_export(QWidget*, const ExportSubject&,
                                         const ExportChoice& choice) override {
    exports_offered.push_back(choice);
    return export_answer;
  }
  void tell_failure(QWidget*, const QString& what, const QString& why) override {
    failures.append(QStringLiteral("%1 | %2").arg(what, why));
  }
  void show_about(QWidget*) override {}
  void show_shortcuts(QWidget*) override {}
};

}  // namespace headlight::ui
