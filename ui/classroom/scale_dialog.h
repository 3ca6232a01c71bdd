// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "core/explain/scale_lesson.h"

class QLabel;
class QSlider;
class QSpinBox;

namespace headlight::ui {

/// Weights of three keys as bars with their numbers.
class WeightBars : public QWidget {
  Q_OBJECT

 public:
  explicit WeightBars(QWidget* parent = nullptr);

  void set_numbers(const ScaleLesson::Row& scores, const ScaleLesson::Row& weights);

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  ScaleLesson::Row scores_{};
  ScaleLesson::Row weights_{};
};

/// What the scale is for, with a slider over d_k: without it the softmax soon gives all weight to one key.
class ScaleDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ScaleDialog(Index d_k, QWidget* parent = nullptr);

  /// What is shown at present.
  Index d_k() const;

 private:
  void show_d_k(int d_k);

  QSlider* slider_;
  QSpinBox* number_;
  WeightBars* unscaled_;
  WeightBars* scaled_;
  QLabel* verdict_;
};

}  // namespace headlight::ui
