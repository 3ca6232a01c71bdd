// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace headlight::ui {

/// Where one stands on a path: a dot for each step, filled up to the present one, with as many names below as
/// have room. A click or the arrow keys go to a step.
class StepPath : public QWidget {
  Q_OBJECT

 public:
  explicit StepPath(QWidget* parent = nullptr);

  void set_steps(const QStringList& names, int present);
  int present() const { return present_; }
  QRect dot(int step) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void chosen(int step);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  double radius() const;
  double pitch() const;
  int step_at(QPointF position) const;
  /// Where a name stands; the outer ones are moved inwards.
  QRect name_place(int step) const;
  bool names_fit() const;

  QStringList names_;
  int present_ = 0;
  int pointed_ = -1;
  bool focus_shown_ = false;
};

}  // namespace headlight::ui
