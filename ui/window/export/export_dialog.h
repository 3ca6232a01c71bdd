// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/window/export/export_form.h"
#include "ui/window/export/export_subject.h"
#include "ui/window/export/picture_preview.h"

class QLabel;
class QPushButton;

namespace headlight::ui {

/// Chooses how a picture looks, shown as it will be, and where it goes. What cannot be written is said, and
/// cannot be accepted.
class ExportDialog : public QDialog {
  Q_OBJECT

 public:
  /// `choice` is what the dialog begins with; the ending of its path chooses the format.
  ExportDialog(const ExportSubject& subject, const ExportChoice& choice, QWidget* parent = nullptr);

  /// What was chosen, once the dialog was accepted.
  const ExportChoice& choice() const { return choice_; }

 private:
  void renew();
  void choose_path();
  void tell(const QString& problem);

  ExportSubject subject_;
  ExportChoice choice_;
  ExportForm* form_;
  PicturePreview* preview_;
  QLabel* problem_;
  QPushButton* save_;
};

}  // namespace headlight::ui
