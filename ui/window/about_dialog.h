// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace headlight::ui {

/// What the program is, its version, its licence and what it is made of.
class AboutDialog : public QDialog {
  Q_OBJECT

 public:
  explicit AboutDialog(QWidget* parent = nullptr);
};

}  // namespace headlight::ui
