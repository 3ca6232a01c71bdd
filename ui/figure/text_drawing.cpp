// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/text_drawing.h"

#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QRawFont>
#include <QTextLayout>
#include <cmath>

#include "ui/figure/svg_writer.h"

namespace headlight::ui {

namespace {

/// Draws a glyph that is a picture; whether it is one.
bool draw_picture(QPainter& painter, const GlyphOutlines::Glyph& glyph, QPointF position, double scale) {
  if (glyph.image.isNull()) {
    return false;
  }
  const QSizeF size = QSizeF(glyph.image.size()) / glyph.image.devicePixelRatio() * scale;
  painter.drawImage(QRectF(position + glyph.image_corner * scale, size), glyph.image);
  return true;
}

template <typename Visit>
void for_each_glyph(const QList<QGlyphRun>& runs, GlyphOutlines& outlines, Visit visit) {
  for (const QGlyphRun& run : runs) {
    const QRawFont font = run.rawFont();
    const QList<quint32> indices = run.glyphIndexes();
    const QList<QPointF> positions = run.positions();
    const double scale = font.pixelSize() / GlyphOutlines::pixel_size;
    for (qsizetype i = 0; i < indices.size(); ++i) {
      visit(outlines.glyph(font, indices[i]), positions[i], scale);
    }
  }
}

void draw_outlines(QPainter& painter, const QList<QGlyphRun>& runs, const QColor& color,
                   GlyphOutlines& outlines) {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  for_each_glyph(runs, outlines, [&](const GlyphOutlines::Glyph& glyph, QPointF position, double scale) {
    const QTransform placed(scale, 0, 0, scale, position.x(), position.y());
    if (!draw_picture(painter, glyph, position, scale) &&
        !draw_svg_glyph(painter, glyph.path, placed, color)) {
      path.addPath(placed.map(glyph.path));
    }
  });
  painter.fillPath(path, color);
}

}  // namespace

bool draws_as_pixels(const QPainter& painter) {
  const QTransform& turned = painter.worldTransform();
  const bool slanted = std::abs(turned.m12()) > 1e-9 && std::abs(turned.m11()) > 1e-9;
  const QPaintEngine::Type type = painter.paintEngine()->type();
  return type == QPaintEngine::Pdf || (type == QPaintEngine::Raster && !slanted);
}

void draw_layout(QPainter& painter, const LaidText& text, const QColor& color, GlyphOutlines& outlines) {
  if (draws_as_pixels(painter)) {
    painter.setPen(color);
    text.layout.draw(&painter, QPointF(0, 0));
    return;
  }
  for (int i = 0; i < text.layout.lineCount(); ++i) {
    draw_outlines(painter, text.layout.lineAt(i).glyphRuns(), color, outlines);
  }
}

}  // namespace headlight::ui
