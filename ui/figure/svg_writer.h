// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <memory>

class QColor;
class QPainterPath;
class QString;
class QTransform;

namespace headlight::ui {

class SvgEngine;

/// Something to paint on that becomes an SVG file. Coordinates are rounded to a tenth of a unit, so a
/// unit should be small. Text is drawn as outlines: glyph by glyph with `draw_glyph`, which keeps each
/// shape once in the file however often it is drawn. Clips are ignored. Identifiers begin with a hash of the
/// contents, so that several files can stand in one page.
class SvgWriter : public QPaintDevice {
 public:
  /// A drawing of whole units, so many to an inch.
  SvgWriter(QSize size, double units_per_inch);
  ~SvgWriter() override;
  SvgWriter(const SvgWriter&) = delete;
  SvgWriter& operator=(const SvgWriter&) = delete;

  /// The file, once painting has ended.
  QByteArray svg(const QString& title) const;

  QPaintEngine* paintEngine() const override;

 protected:
  int metric(PaintDeviceMetric metric) const override;

 private:
  QSize size_;
  double units_per_inch_;
  std::unique_ptr<SvgEngine> engine_;
};

/// Fills the outline of a glyph, given about its origin and moved to where it belongs by `placed` and the
/// painter's transformation. Whether `painter` paints on an SvgWriter; on anything else nothing is done.
bool draw_svg_glyph(QPainter& painter, const QPainterPath& outline, const QTransform& placed,
                    const QColor& color);

}  // namespace headlight::ui
