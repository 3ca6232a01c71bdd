// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QPointF>
#include <QStringList>
#include <memory>

#include "ui/figure/glyph_outlines.h"
#include "ui/figure/vector_device.h"

class QTransform;

namespace headlight::ui {

class SvgEngine;

/// What an SVG file carries of text.
enum class SvgTextKind { outlines, words };

/// Something to paint on that becomes an SVG file. Coordinates are rounded to a tenth of a unit, so a
/// unit should be small. Text is drawn as outlines, glyph by glyph with `draw_svg_glyph`, which keeps each
/// shape once in the file however often it is drawn; or as words, line by line with `draw_svg_text`. Clips
/// are ignored. Identifiers begin with a hash of the contents, so that several files can stand in one page.
class SvgWriter : public VectorDevice {
 public:
  /// A drawing of whole units, so many to an inch.
  SvgWriter(QSize size, double units_per_inch, SvgTextKind text_kind = SvgTextKind::outlines);
  ~SvgWriter() override;
  SvgWriter(const SvgWriter&) = delete;
  SvgWriter& operator=(const SvgWriter&) = delete;

  /// The file, once painting has ended.
  QByteArray svg(const QString& title) const;

  QPaintEngine* paintEngine() const override;

 private:
  std::unique_ptr<SvgEngine> engine_;
};

/// Fills the outline of a glyph, moved to where it belongs by `placed` and the painter's transformation.
/// Whether `painter` paints on an SvgWriter; on anything else nothing is done.
bool draw_svg_glyph(QPainter& painter, const GlyphOutlines::Glyph& glyph, const QTransform& placed,
                    const QColor& color);

/// One line of words.
struct SvgText {
  QString words;
  QPointF position;  ///< on the baseline, where `anchor` says
  double pixel_size = 12.0;
  QStringList families;
  Qt::Alignment anchor = Qt::AlignLeft;  ///< left, Qt::AlignHCenter or Qt::AlignRight
  bool right_to_left = false;
  QColor color;
};

/// Whether `painter` paints on an SvgWriter that takes words.
bool takes_svg_text(const QPainter& painter);
/// Writes a line of words, turned as the painter is. Only where `takes_svg_text`.
void draw_svg_text(QPainter& painter, const SvgText& text);

}  // namespace headlight::ui
