// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <cstdint>

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace headlight::ui {

class NumberField;

/// Asks for the seed and the scale of random numbers, in one line.
class RandomBar : public QWidget {
  Q_OBJECT

 public:
  explicit RandomBar(QWidget* parent = nullptr);

  void open();
  void retranslate();

 signals:
  void fill_requested(std::uint32_t seed, double scale);
  void refused(const QString& sentence);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QLabel* seed_label_;
  QDoubleSpinBox* seed_;
  QLabel* scale_label_;
  NumberField* scale_;
  QPushButton* fill_;
  QToolButton* close_;
};

}  // namespace headlight::ui
