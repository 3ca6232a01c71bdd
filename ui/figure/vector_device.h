// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QSize>

namespace headlight::ui {

/// Something to paint on that becomes a file of shapes: a drawing of whole units, so many to an inch.
class VectorDevice : public QPaintDevice {
 public:
  VectorDevice(QSize size, double units_per_inch) : size_(size), units_per_inch_(units_per_inch) {}

 protected:
  int metric(PaintDeviceMetric metric) const override;

  QSize size_;
  double units_per_inch_;
};

}  // namespace headlight::ui
