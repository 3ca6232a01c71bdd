// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/text_drawing.h"

#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QRawFont>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

#include "ui/figure/pdf_writer.h"
#include "ui/figure/svg_writer.h"
#include "ui/figure/text_pieces.h"
#include "ui/words/emoji.h"

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
    const double scale = face_size(font) / GlyphOutlines::pixel_size;
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
    if (!draw_picture(painter, glyph, position, scale) && !draw_svg_glyph(painter, glyph, placed, color)) {
      path.addPath(placed.map(glyph.path));
    }
  });
  painter.fillPath(path, color);
}

SvgText svg_line(const LaidText& text, const QTextLine& line, const QColor& color) {
  const double length = line.naturalTextWidth();
  const double along = text.alignment.testFlag(Qt::AlignHCenter) ? length / 2.0
                       : text.alignment.testFlag(Qt::AlignRight) ? length
                                                                 : 0.0;
  QString words = text.shaped.original_part(line.textStart(), line.textStart() + line.textLength());
  words.remove(QChar(QChar::LineSeparator));
  return {.words = words,
          .position = QPointF(line.x() + along, line.y() + line.ascent()),
          .pixel_size = static_cast<double>(text.layout.font().pixelSize()),
          .families = text.layout.font().families(),
          .anchor = text.alignment,
          .right_to_left = text.layout.text().isRightToLeft(),
          .color = color};
}

/// The parts of a piece's text that get a glyph each, from left to right. Readers of files turn words that
/// run to the left round by characters, and some know no glyph of more than eight.
QStringList parts_of(const QString& text) {
  constexpr qsizetype most_units = 8;
  const bool backwards = text.isRightToLeft();
  QStringList parts;
  for (qsizetype at = 0; at < text.size();) {
    const qsizetype units = code_point_at(text, at).units;
    if (parts.isEmpty() || backwards || parts.last().size() + units > most_units) {
      parts.append(QString());
    }
    parts.last() += QStringView(text).mid(at, units);
    at += units;
  }
  if (backwards) {
    std::reverse(parts.begin(), parts.end());
  }
  return parts;
}

/// Adds a piece in its parts, of which the first has the outline.
void add_parts(std::vector<PdfGlyphs>& line, PdfGlyphs piece) {
  const QStringList parts = parts_of(piece.text);
  piece.advance /= static_cast<double>(std::max<qsizetype>(1, parts.size()));
  for (const QString& part : parts) {
    piece.text = part;
    line.push_back(piece);
    piece.outline.clear();
    piece.origin.rx() += piece.advance;
  }
}

PdfGlyphs pdf_glyphs(const TextPiece& piece, GlyphOutlines& outlines) {
  const QRawFont font = piece.runs.front().rawFont();
  PdfGlyphs glyphs{.text = piece.text,
                   .face = face_name(font),
                   .outline = {},
                   .pixel_size = face_size(font),
                   .origin = piece.origin,
                   .advance = piece.advance};
  glyphs.outline.setFillRule(Qt::WindingFill);
  for_each_glyph(piece.runs, outlines,
                 [&](const GlyphOutlines::Glyph& glyph, QPointF position, double scale) {
                   const QPointF from_origin = position - piece.origin;
                   glyphs.outline.addPath(
                       QTransform(scale, 0, 0, scale, from_origin.x(), from_origin.y()).map(glyph.path));
                 });
  return glyphs;
}

std::vector<PdfGlyphs> pdf_line(QPainter& painter, const QTextLine& line, const ShapedText& shaped,
                                GlyphOutlines& outlines) {
  std::vector<PdfGlyphs> result;
  for (const TextPiece& piece : text_pieces(line, shaped)) {
    for_each_glyph(piece.runs, outlines,
                   [&](const GlyphOutlines::Glyph& glyph, QPointF position, double scale) {
                     draw_picture(painter, glyph, position, scale);
                   });
    add_parts(result, pdf_glyphs(piece, outlines));
  }
  return result;
}

}  // namespace

bool draws_as_pixels(const QPainter& painter) {
  const QTransform& turned = painter.worldTransform();
  const bool slanted = std::abs(turned.m12()) > 1e-9 && std::abs(turned.m11()) > 1e-9;
  return painter.paintEngine()->type() == QPaintEngine::Raster && !slanted;
}

void draw_layout(QPainter& painter, const LaidText& text, const QColor& color, GlyphOutlines& outlines) {
  if (draws_as_pixels(painter)) {
    painter.setPen(color);
    text.layout.draw(&painter, QPointF(0, 0));
    return;
  }
  for (int i = 0; i < text.layout.lineCount(); ++i) {
    const QTextLine line = text.layout.lineAt(i);
    if (takes_svg_text(painter)) {
      draw_svg_text(painter, svg_line(text, line, color));
    } else if (takes_pdf_text(painter)) {
      draw_pdf_text(painter, pdf_line(painter, line, text.shaped, outlines), color);
    } else {
      draw_outlines(painter, line.glyphRuns(), color, outlines);
    }
  }
}

}  // namespace headlight::ui
