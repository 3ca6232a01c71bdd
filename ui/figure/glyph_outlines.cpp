// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/glyph_outlines.h"

#include <QGlyphRun>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

namespace headlight::ui {

namespace {

/// What Noto Color Emoji stores its pictures for.
constexpr double picture_size = 136.0;

/// Whether the font's glyphs are pictures rather than outlines.
bool is_colour_font(const QRawFont& font) {
  constexpr std::array tables{"CBLC", "sbix", "COLR"};
  return std::any_of(tables.begin(), tables.end(),
                     [&](const char* table) { return !font.fontTable(table).isEmpty(); });
}

/// The frame that stands for a letter without a font.
QPainterPath box() {
  constexpr double width = 0.62 * GlyphOutlines::pixel_size;
  constexpr double height = 0.7 * GlyphOutlines::pixel_size;
  constexpr double line = 0.04 * GlyphOutlines::pixel_size;
  QPainterPath frame;
  frame.setFillRule(Qt::WindingFill);
  frame.addRect(line, -height, width, height);
  QPainterPath inside;
  inside.addRect(2.0 * line, line - height, width - 2.0 * line, height - 2.0 * line);
  frame.addPath(inside.toReversed());
  return frame;
}

GlyphOutlines::Glyph picture_of(QRawFont font, quint32 index) {
  font.setPixelSize(picture_size);
  const double advance = font.advancesForGlyphIndexes(QList<quint32>{index}).value(0).x();
  constexpr double ascent = 1.1 * picture_size;
  QImage image(static_cast<int>(std::ceil(std::max(advance, picture_size) * 1.2)),
               static_cast<int>(1.5 * picture_size), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QGlyphRun run;
  run.setRawFont(font);
  run.setGlyphIndexes({index});
  run.setPositions({QPointF(0, 0)});
  QPainter painter(&image);
  painter.drawGlyphRun(QPointF(0, ascent), run);
  painter.end();
  // Sized in the units of outlines.
  constexpr double scale = GlyphOutlines::pixel_size / picture_size;
  image.setDevicePixelRatio(1.0 / scale);
  return {.path = {}, .image = image, .image_corner = QPointF(0, -ascent * scale), .number = 0};
}

}  // namespace

QString face_name(const QRawFont& font) {
  // Qt 6.4 ends the program when it is asked for the name of what draws its boxes.
  const bool draws_boxes = font.fontTable("head").isEmpty();
  return draws_boxes ? QString() : font.familyName() + u'/' + font.styleName();
}

double face_size(const QRawFont& font) {
  return face_name(font).isEmpty() ? font.ascent() : font.pixelSize();  // boxes are as high as their type
}

GlyphOutlines::Face& GlyphOutlines::face_of(const QRawFont& font) {
  const QString name = face_name(font);
  const auto known = faces_.find(name);
  if (known != faces_.end()) {
    return *known;
  }
  Face face{font, is_colour_font(font), {}};
  face.font.setPixelSize(pixel_size);
  return *faces_.insert(name, face);
}

const GlyphOutlines::Glyph& GlyphOutlines::glyph(const QRawFont& font, quint32 index) {
  Face& face = face_of(font);
  const auto known = face.glyphs.constFind(index);
  if (known != face.glyphs.cend()) {
    return *known;
  }
  Glyph glyph;
  if (face_name(font).isEmpty()) {
    glyph.path = box();
  } else if (face.is_coloured) {
    glyph = picture_of(face.font, index);
  } else {
    glyph.path = face.font.pathForGlyph(index);
    glyph.path.setFillRule(Qt::WindingFill);
  }
  glyph.number = ++count_;
  return *face.glyphs.insert(index, glyph);
}

}  // namespace headlight::ui
