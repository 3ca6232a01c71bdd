// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace headlight::ui {

/// A plot that repaints scattered strips quickly: outlines upon it change a few pixels in many places,
/// and one clip of all of them would make each repaint look at every pixel.
class HeatmapPlot : public QCustomPlot {
  Q_OBJECT

 public:
  explicit HeatmapPlot(QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace headlight::ui
