// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/text_pieces.h"

#include <QRawFont>
#include <QTextBoundaryFinder>
#include <QTextLayout>
#include <algorithm>
#include <limits>
#include <numeric>

#include "ui/figure/shaped_text.h"

namespace headlight::ui {

namespace {

/// Sets where a piece begins and how far it reaches from its glyphs.
void measure(TextPiece& piece, double baseline) {
  double left = std::numeric_limits<double>::infinity();
  double right = -left;
  for (const QGlyphRun& run : piece.runs) {
    const QList<QPointF> advances = run.rawFont().advancesForGlyphIndexes(run.glyphIndexes());
    const QList<QPointF> positions = run.positions();
    for (qsizetype i = 0; i < positions.size(); ++i) {
      left = std::min(left, positions[i].x());
      right = std::max(right, positions[i].x() + advances[i].x());
    }
  }
  piece.origin = QPointF(left, baseline);
  piece.advance = right - left;
}

/// Whether both have the same glyph, as two letters of a ligature do.
bool share_glyphs(const QList<QGlyphRun>& a, const QList<QGlyphRun>& b) {
  return std::any_of(a.begin(), a.end(), [&](const QGlyphRun& run) {
    return std::any_of(b.begin(), b.end(), [&](const QGlyphRun& other) {
      return run.rawFont() == other.rawFont() &&
             run.glyphIndexes().value(0) == other.glyphIndexes().value(0) &&
             run.positions().value(0) == other.positions().value(0);
    });
  });
}

qsizetype glyph_count(const QList<QGlyphRun>& runs) {
  return std::accumulate(runs.begin(), runs.end(), qsizetype{0},
                         [](qsizetype sum, const QGlyphRun& run) { return sum + run.glyphIndexes().size(); });
}

qsizetype glyph_count(const std::vector<TextPiece>& pieces) {
  return std::accumulate(pieces.begin(), pieces.end(), qsizetype{0},
                         [](qsizetype sum, const TextPiece& piece) { return sum + glyph_count(piece.runs); });
}

/// Latin letters and Chinese characters, of which each is a glyph; digits above all.
bool is_simple(QChar c) {
  return (c.unicode() >= 0x20 && c.unicode() < 0x250) || c.unicode() == 0x2212 ||
         (c.unicode() >= 0x4E00 && c.unicode() < 0xA000);
}

/// The pieces of text in which each code unit is a glyph; none where that is not so.
std::vector<TextPiece> simple_pieces(const QTextLine& line, const ShapedText& shaped, double baseline) {
  const QString text = shaped.text.mid(line.textStart(), line.textLength());
  const QList<QGlyphRun> runs = line.glyphRuns();
  if (!shaped.origins.empty() || runs.size() != 1 || !std::all_of(text.begin(), text.end(), is_simple) ||
      runs[0].glyphIndexes().size() != text.size()) {
    return {};
  }
  const QList<quint32> glyphs = runs[0].glyphIndexes();
  const QList<QPointF> positions = runs[0].positions();
  std::vector<TextPiece> pieces;
  for (qsizetype i = 0; i < text.size(); ++i) {
    QGlyphRun run = runs[0];
    run.setGlyphIndexes({glyphs[i]});
    run.setPositions({positions[i]});
    pieces.push_back({text.mid(i, 1), {}, 0.0, {run}});
    measure(pieces.back(), baseline);
  }
  return pieces;
}

}  // namespace

std::vector<TextPiece> text_pieces(const QTextLine& line, const ShapedText& shaped) {
  const double baseline = line.y() + line.ascent();
  std::vector<TextPiece> pieces = simple_pieces(line, shaped, baseline);
  if (!pieces.empty()) {
    return pieces;
  }
  QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, shaped.text);
  const qsizetype end = line.textStart() + line.textLength();
  for (qsizetype at = line.textStart(); at < end;) {
    finder.setPosition(at);
    const qsizetype next = std::min(end, std::max(at + 1, finder.toNextBoundary()));
    const QList<QGlyphRun> runs = line.glyphRuns(static_cast<int>(at), static_cast<int>(next - at));
    const QString text = shaped.original_part(at, next);
    at = next;
    if (text == QChar(QChar::LineSeparator)) {
      continue;
    }
    if (!pieces.empty() && (runs.isEmpty() || share_glyphs(runs, pieces.back().runs))) {
      pieces.back().text += text;
    } else if (!runs.isEmpty()) {
      pieces.push_back({text, {}, 0.0, runs});
      measure(pieces.back(), baseline);
    }
  }
  if (glyph_count(line.glyphRuns()) != glyph_count(pieces)) {
    // Letters that change places with those beside them belong to no part of the text alone.
    QString words = shaped.original_part(line.textStart(), end);
    words.remove(QChar(QChar::LineSeparator));
    pieces = {{words, {}, 0.0, line.glyphRuns()}};
    measure(pieces.front(), baseline);
  }
  std::stable_sort(pieces.begin(), pieces.end(),
                   [](const TextPiece& a, const TextPiece& b) { return a.origin.x() < b.origin.x(); });
  return pieces;
}

}  // namespace headlight::ui
