// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/vector_device.h"

#include <climits>
#include <cmath>

#include "ui/figure/lengths.h"

namespace headlight::ui {

int VectorDevice::metric(PaintDeviceMetric metric) const {
  const auto millimetres = [this](int units) {
    return static_cast<int>(std::lround(units / units_per_inch_ * millimetres_per_inch));
  };
  switch (metric) {
    case PdmWidth: return size_.width();
    case PdmHeight: return size_.height();
    case PdmWidthMM: return millimetres(size_.width());
    case PdmHeightMM: return millimetres(size_.height());
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY: return static_cast<int>(units_per_inch_);
    case PdmDepth: return 32;
    case PdmNumColors: return INT_MAX;
    case PdmDevicePixelRatio: return 1;
    case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
  }
  return 0;
}

}  // namespace headlight::ui
