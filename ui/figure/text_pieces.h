// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGlyphRun>
#include <QPointF>
#include <QString>
#include <vector>

class QTextLine;

namespace headlight::ui {

struct ShapedText;

/// Glyphs that cannot be divided, and what was typed for them: a letter with its marks, a conjunct, a
/// ligature, an emoji. Lengths and places in pixels of the layout.
struct TextPiece {
  QString text;
  QPointF origin;  ///< on the baseline, at the left
  double advance = 0.0;
  QList<QGlyphRun> runs;
};

/// The pieces of a line from left to right.
std::vector<TextPiece> text_pieces(const QTextLine& line, const ShapedText& shaped);

}  // namespace headlight::ui
