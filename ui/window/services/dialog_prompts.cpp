// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/services/dialog_prompts.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

#include "ui/document/lesson_file.h"
#include "ui/window/about_dialog.h"
#include "ui/window/export/export_dialog.h"
#include "ui/window/files/kinds_by_name.h"
#include "ui/window/shortcuts_dialog.h"

namespace headlight::ui {

namespace {

/// A box of plain text, whatever the texts look like.
void set_texts(QMessageBox& box, const QString& text, const QString& informative) {
  box.setTextFormat(Qt::PlainText);
  box.setText(text);
  box.setInformativeText(informative);
  for (QLabel* const label : box.findChildren<QLabel*>()) {
    label->setTextFormat(Qt::PlainText);
  }
}

QString experiment_filter() {
  return QCoreApplication::translate("DialogPrompts", "Headlight experiments (*.headlight)");
}

QString lesson_filter() {
  return QCoreApplication::translate("DialogPrompts", "Headlight lessons (*.headlight-lesson)");
}

}  // namespace

Prompts::Unsaved DialogPrompts::ask_unsaved(QWidget* parent, const QString& name) {
  QMessageBox box(parent);
  box.setObjectName(QStringLiteral("unsavedBox"));
  box.setWindowTitle(QCoreApplication::translate("DialogPrompts", "Save changes?"));
  box.setIcon(QMessageBox::Question);
  set_texts(box, QCoreApplication::translate("DialogPrompts", "Save the changes to “%1”?").arg(name),
            QCoreApplication::translate("DialogPrompts", "Without saving, what you changed is lost."));
  box.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
  box.setDefaultButton(QMessageBox::Save);
  switch (box.exec()) {
    case QMessageBox::Save: return Unsaved::save;
    case QMessageBox::Discard: return Unsaved::discard;
    default: return Unsaved::cancel;
  }
}

Prompts::Changed DialogPrompts::ask_changed(QWidget* parent, const QString& name) {
  QMessageBox box(parent);
  box.setObjectName(QStringLiteral("changedBox"));
  box.setWindowTitle(QCoreApplication::translate("DialogPrompts", "Overwrite changes?"));
  box.setIcon(QMessageBox::Warning);
  set_texts(box, QCoreApplication::translate("DialogPrompts", "Another program has changed “%1”.").arg(name),
            QCoreApplication::translate("DialogPrompts",
                                        "Overwriting it loses what the other program wrote. Saving under "
                                        "another name keeps both."));
  const QAbstractButton* const overwrite =
      box.addButton(QCoreApplication::translate("DialogPrompts", "&Overwrite"), QMessageBox::DestructiveRole);
  QPushButton* const save_as =
      box.addButton(QCoreApplication::translate("DialogPrompts", "Save &as…"), QMessageBox::AcceptRole);
  box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(save_as);
  box.exec();
  if (box.clickedButton() == overwrite) {
    return Changed::overwrite;
  }
  return box.clickedButton() == save_as ? Changed::save_as : Changed::cancel;
}

QStringList DialogPrompts::choose_files_to_open(QWidget* parent, const QString& folder) {
  KindsByName kinds;
  QFileDialog dialog(
      parent, QCoreApplication::translate("DialogPrompts", "Open"), folder,
      QCoreApplication::translate("DialogPrompts",
                                  "Experiments and lessons (*.headlight *.headlight-lesson);;All files (*)"));
  dialog.setFileMode(QFileDialog::ExistingFiles);
  dialog.setIconProvider(&kinds);
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

QString DialogPrompts::choose_file_to_save(QWidget* parent, const QString& suggestion) {
  const bool lesson = is_lesson_path(suggestion);
  KindsByName kinds;
  QFileDialog dialog(parent,
                     lesson ? QCoreApplication::translate("DialogPrompts", "Save lesson")
                            : QCoreApplication::translate("DialogPrompts", "Save experiment"),
                     QFileInfo(suggestion).absolutePath(), lesson ? lesson_filter() : experiment_filter());
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setIconProvider(&kinds);
  dialog.setDefaultSuffix(QFileInfo(suggestion).suffix());
  dialog.selectFile(QFileInfo(suggestion).fileName());
  if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) {
    return {};
  }
  return dialog.selectedFiles().front();
}

std::optional<ExportChoice> DialogPrompts::ask_export(QWidget* parent, const ExportSubject& subject,
                                                      const ExportChoice& choice) {
  ExportDialog dialog(subject, choice, parent);
  return dialog.exec() == QDialog::Accepted ? std::optional(dialog.choice()) : std::nullopt;
}

void DialogPrompts::tell_failure(QWidget* parent, const QString& what, const QString& why) {
  QMessageBox box(parent);
  box.setObjectName(QStringLiteral("failureBox"));
  box.setWindowTitle(QCoreApplication::translate("DialogPrompts", "Headlight"));
  box.setIcon(QMessageBox::Warning);
  set_texts(box, what, why);
  box.exec();
}

void DialogPrompts::show_about(QWidget* parent) { AboutDialog(parent).exec(); }

void DialogPrompts::show_shortcuts(QWidget* parent) { ShortcutsDialog(parent).exec(); }

}  // namespace headlight::ui
