// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace headlight::ui {

/// What keys and the mouse do, by place.
class ShortcutsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ShortcutsDialog(QWidget* parent = nullptr);
};

}  // namespace headlight::ui
