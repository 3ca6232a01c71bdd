// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace headlight::ui {

/// Covers a window with black, so that a class looks up. Any key and any click take it away.
class BlankScreen : public QWidget {
  Q_OBJECT

 public:
  explicit BlankScreen(QWidget& window);

  void cover();
  void uncover();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  QWidget& window_;
  QPointer<QWidget> focus_before_;
};

}  // namespace headlight::ui
