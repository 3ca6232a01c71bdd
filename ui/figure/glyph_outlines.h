// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QPainterPath>
#include <QRawFont>

namespace headlight::ui {

/// The family and style of a font; "" for the boxes that stand for letters which no font has.
QString face_name(const QRawFont& font);
/// The size of a font in pixels, those boxes' too.
double face_size(const QRawFont& font);

/// The shapes of glyphs, each asked of its font once: unhinted outlines for any size, and images of
/// those that fonts hold as pictures (emoji).
class GlyphOutlines {
 public:
  /// The size in pixels that outlines and images are made for; scale them to others.
  static constexpr double pixel_size = 256.0;

  struct Glyph {
    QPainterPath path;  ///< from the pen's place, y downwards
    QImage image;       ///< instead of a path
    QPointF image_corner;
    quint64 number = 0;  ///< from 1; tells glyphs apart
  };
  const Glyph& glyph(const QRawFont& font, quint32 index);

 private:
  struct Face {
    QRawFont font;  ///< at `pixel_size`
    bool is_coloured = false;
    QHash<quint32, Glyph> glyphs;
  };
  Face& face_of(const QRawFont& font);

  QHash<QString, Face> faces_;
  quint64 count_ = 0;
};

}  // namespace headlight::ui
