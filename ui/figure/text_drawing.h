// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <Qt>

#include "ui/figure/glyph_outlines.h"
#include "ui/figure/shaped_text.h"

class QPainter;
class QTextLayout;

namespace headlight::ui {

/// Text that was laid out, with what is known of it beside its glyphs.
struct LaidText {
  const QTextLayout& layout;
  const ShapedText& shaped;
  Qt::Alignment alignment;  ///< of its lines
};

/// Whether Qt itself draws text on this painter best: on pixels, unless it is slanted.
bool draws_as_pixels(const QPainter& painter);

/// Draws text with its top left corner at the painter's origin, as fits what is painted on: pixels, the
/// outlines or the words of an SVG file, the words of a PDF file; glyphs that are pictures as images.
void draw_layout(QPainter& painter, const LaidText& text, const QColor& color, GlyphOutlines& outlines);

}  // namespace headlight::ui
