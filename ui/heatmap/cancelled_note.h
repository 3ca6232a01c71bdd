// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace headlight::ui {

/// Says above a picture that computing was cancelled and that the picture is of other numbers than the
/// present ones, with a button that computes again.
class CancelledNote : public QFrame {
  Q_OBJECT

 public:
  explicit CancelledNote(QWidget* parent = nullptr);

  /// `has_picture`: whether there is an older one.
  void tell(bool has_picture);

 signals:
  void resumed();

 private:
  QLabel* label_;
  QPushButton* again_;
};

}  // namespace headlight::ui
