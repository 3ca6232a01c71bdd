// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/heatmap_plottable.h"

#include <algorithm>
#include <cmath>

namespace headlight::ui {

namespace {

/// The pixels of `rect` where the painter draws on a 32-bit image without turning or scaling: drawing
/// there spares a copy of what may be a hundred megabytes. Null elsewhere.
QImage part_of_device(const QPainter& painter, const QRect& rect) {
  if (painter.device()->devType() != QInternal::Image || !painter.worldTransform().isIdentity()) {
    return {};
  }
  auto& image = static_cast<QImage&>(*painter.device());
  const bool fits =
      image.rect().contains(rect) && image.devicePixelRatio() == 1.0 &&
      (image.format() == QImage::Format_RGB32 || image.format() == QImage::Format_ARGB32_Premultiplied);
  return fits ? QImage(image.scanLine(rect.top()) + static_cast<qsizetype>(rect.left()) * 4, rect.width(),
                       rect.height(), image.bytesPerLine(), image.format())
              : QImage();
}

}  // namespace

HeatmapPlottable::HeatmapPlottable(QCPAxis* key_axis, QCPAxis* value_axis, GlyphOutlines& outlines)
    : QCPAbstractPlottable(key_axis, value_axis), outlines_(outlines) {
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
  const HeatmapPixels pixels{
      .rows = visible_rows(ratio),
      .columns = visible_columns(ratio),
      .gap = look_.gap > 0.0 ? std::max(1, static_cast<int>(std::lround(look_.gap * ratio))) : 0,
      .hatch_pitch = look_.hatch_pitch * ratio,
      .hatch_width = look_.hatch_width * ratio};
  const QPointF corner = mKeyAxis->axisRect()->rect().topLeft();
  if (!raster) {
    painter->save();
    painter->translate(corner);
    paint_cells(*painter, cells_, pixels, look_.family, look_.number_pixels, outlines_);
    painter->restore();
    return;
  }
  const int number_pixels = static_cast<int>(std::lround(look_.number_pixels * ratio));
  if (number_pixels > 0 &&
      (!glyphs_ || glyphs_->pixel_size() != number_pixels || glyphs_->family() != look_.family)) {
    glyphs_ = std::make_unique<NumberGlyphs>(look_.family, number_pixels);
  }
  const NumberGlyphs* const numbers = number_pixels > 0 ? glyphs_.get() : nullptr;
  if (QImage part = part_of_device(
          *painter, QRect(corner.toPoint(), QSize(pixels.columns.pixels(), pixels.rows.pixels())));
      !part.isNull()) {
    render_cells_into(part, cells_, pixels, numbers);
    return;
  }
  QImage image = render_cells(cells_, pixels, numbers);
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
