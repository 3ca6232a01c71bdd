// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmap_plottable.h"

#include <cmath>

namespace headlight::ui {

HeatmapPlottable::HeatmapPlottable(QCPAxis* key_axis, QCPAxis* value_axis)
    : QCPAbstractPlottable(key_axis, value_axis) {
  setSelectable(QCP::stNone);
}

CellStretch HeatmapPlottable::visible_columns(double device_pixel_ratio) const {
  const QCPRange range = mKeyAxis->range();
  const int pixels = static_cast<int>(std::lround(mKeyAxis->axisRect()->width() * device_pixel_ratio));
  return {range.lower + 0.5, range.size(), pixels, cells_.values ? cells_.values->cols() : 0};
}

CellStretch HeatmapPlottable::visible_rows(double device_pixel_ratio) const {
  const QCPRange range = mValueAxis->range();
  const int pixels = static_cast<int>(std::lround(mValueAxis->axisRect()->height() * device_pixel_ratio));
  return {range.lower + 0.5, range.size(), pixels, cells_.values ? cells_.values->rows() : 0};
}

void HeatmapPlottable::draw(QCPPainter* painter) {
  if (!cells_.values || cells_.values->size() == 0) {
    return;
  }
  const bool raster = painter->paintEngine()->type() == QPaintEngine::Raster;
  const double ratio = raster ? painter->device()->devicePixelRatioF() : 1.0;
  const HeatmapPixels pixels{.rows = visible_rows(ratio),
                             .columns = visible_columns(ratio),
                             .gap = static_cast<int>(std::lround(look_.gap * ratio)),
                             .hatch_pitch = look_.hatch_pitch * ratio,
                             .hatch_width = look_.hatch_width * ratio};
  const QPointF corner = mKeyAxis->axisRect()->rect().topLeft();
  if (!raster) {
    painter->save();
    painter->translate(corner);
    paint_cells(*painter, cells_, pixels, look_.family, look_.number_pixels);
    painter->restore();
    return;
  }
  const int number_pixels = static_cast<int>(std::lround(look_.number_pixels * ratio));
  if (number_pixels > 0 &&
      (!glyphs_ || glyphs_->pixel_size() != number_pixels || glyphs_->family() != look_.family)) {
    glyphs_ = std::make_unique<NumberGlyphs>(look_.family, number_pixels);
  }
  QImage image = render_cells(cells_, pixels, number_pixels > 0 ? glyphs_.get() : nullptr);
  image.setDevicePixelRatio(ratio);
  painter->drawImage(corner, image);
}

double HeatmapPlottable::selectTest(const QPointF& /*position*/, bool /*only_selectable*/,
                                    QVariant* /*details*/) const {
  return -1.0;
}

QCPRange HeatmapPlottable::getKeyRange(bool& found, QCP::SignDomain /*domain*/) const {
  found = cells_.values != nullptr;
  return {-0.5, found ? static_cast<double>(cells_.values->cols()) - 0.5 : 0.5};
}

QCPRange HeatmapPlottable::getValueRange(bool& found, QCP::SignDomain /*domain*/,
                                         const QCPRange& /*in_key_range*/) const {
  found = cells_.values != nullptr;
  return {-0.5, found ? static_cast<double>(cells_.values->rows()) - 0.5 : 0.5};
}

void HeatmapPlottable::drawLegendIcon(QCPPainter* /*painter*/, const QRectF& /*rect*/) const {}

}  // namespace headlight::ui
