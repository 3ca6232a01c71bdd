// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace headlight::ui {

/// "Computing…" with a button that cancels it, in the middle of its parent, from 150 ms of work on: what is
/// done sooner shows itself.
class ProgressNote : public QWidget {
  Q_OBJECT

 public:
  explicit ProgressNote(QWidget* parent);

  void set_busy(bool busy);

 signals:
  void cancelled();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void appear();
  void place();

  QLabel* label_;
  QPushButton* cancel_;
  QTimer delay_;
};

}  // namespace headlight::ui
