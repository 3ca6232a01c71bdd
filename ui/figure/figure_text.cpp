// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_text.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QRawFont>
#include <QRegularExpression>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

#include "ui/figure/svg_writer.h"

namespace headlight::ui {

namespace {

bool needs_fallback(const QString& text) {
  return std::any_of(text.begin(), text.end(), [](QChar c) {
    return c.isSurrogate() || (c.unicode() >= 0x2000 && c.unicode() < 0x2C00) || c.unicode() >= 0xFE00;
  });
}

/// Draws a run as outlines where `as_outlines`, else as text; glyphs that are pictures as images.
void draw_run(QPainter& painter, const QGlyphRun& run, const QColor& color, bool as_outlines,
              GlyphOutlines& outlines) {
  const QRawFont font = run.rawFont();
  const QList<quint32> indices = run.glyphIndexes();
  const QList<QPointF> positions = run.positions();
  const double scale = font.pixelSize() / GlyphOutlines::pixel_size;
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  bool pictures = false;
  for (qsizetype i = 0; i < indices.size(); ++i) {
    const GlyphOutlines::Glyph& glyph = outlines.glyph(font, indices[i]);
    if (!glyph.image.isNull()) {
      pictures = true;
      const QSizeF size = QSizeF(glyph.image.size()) / glyph.image.devicePixelRatio() * scale;
      painter.drawImage(QRectF(positions[i] + glyph.image_corner * scale, size), glyph.image);
    } else if (as_outlines) {
      const QTransform placed(scale, 0, 0, scale, positions[i].x(), positions[i].y());
      if (!draw_svg_glyph(painter, glyph.path, placed, color)) {
        path.addPath(placed.map(glyph.path));
      }
    }
  }
  if (as_outlines) {
    painter.fillPath(path, color);
  } else if (!pictures) {
    painter.setPen(color);
    painter.drawGlyphRun(QPointF(0, 0), run);
  }
}

bool is_vector(const QPainter& painter) { return painter.paintEngine()->type() != QPaintEngine::Raster; }
/// SVG cannot rely on fonts being there; turned text on pixels is finest as outlines.
bool wants_outlines(const QPainter& painter) {
  const QPaintEngine::Type type = painter.paintEngine()->type();
  if (type == QPaintEngine::Raster) {
    const QTransform& turned = painter.worldTransform();
    return std::abs(turned.m12()) > 1e-9 && std::abs(turned.m11()) > 1e-9;
  }
  return type == QPaintEngine::SVG;
}

}  // namespace

QFont figure_font(const QString& family, double pixel_size) {
  QStringList families;
  if (!family.isEmpty()) {
    families << family;
  }
  families << QStringLiteral("Noto Sans") << QStringLiteral("Noto Sans Math")
           << QStringLiteral("Noto Sans CJK SC") << QStringLiteral("Noto Color Emoji");
  QFont font;
  font.setFamilies(families);
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixel_size))));
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setStyleStrategy(QFont::NoSubpixelAntialias);
  return font;
}

QString label_of_token(const QString& token) {
  QString visible;
  bool seen = false;
  for (const QChar c : token) {
    const char16_t code = c.unicode();
    if (code == u'\n' || code == 0x2028 || code == 0x2029) {
      visible += QChar(0x21B5);
    } else if (code == u'\t') {
      visible += QChar(0x21E5);
    } else if (code == u'\r') {
      visible += QChar(0x2190);
    } else if (code < 0x20) {
      visible += QChar(static_cast<char16_t>(0x2400 + code));
    } else if (code == 0x7F) {
      visible += QChar(0x2421);
    } else {
      visible += c;
      seen = seen || (!c.isSpace() && c.category() != QChar::Other_Format);
      continue;
    }
    seen = true;
  }
  if (!seen) {
    // Spaces alone show as open boxes, nothing at all as a pair of quotation marks.
    visible.replace(QRegularExpression(QStringLiteral("\\s")), QString(QChar(0x2423)));
    visible.removeIf([](QChar c) { return c.category() == QChar::Other_Format; });
    return visible.isEmpty() ? QStringLiteral("\u201C\u201D") : visible;
  }
  return visible;
}

TextBlock::TextBlock(const QString& text, const QFont& font, double max_width, int max_lines,
                     Qt::Alignment alignment) {
  if (text.isEmpty()) {
    return;
  }
  QTextOption option;
  option.setWrapMode(max_lines == 1 ? QTextOption::NoWrap : QTextOption::WrapAtWordBoundaryOrAnywhere);
  option.setUseDesignMetrics(true);
  option.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
  const auto lay_out = [&](const QString& shown, int lines, double width_of_line) {
    layout_ = std::make_shared<QTextLayout>(shown, font);
    layout_->setTextOption(option);
    layout_->setCacheEnabled(true);
    layout_->beginLayout();
    double height = 0.0;
    double width = 0.0;
    int end = 0;
    while (layout_->lineCount() < lines) {
      QTextLine line = layout_->createLine();
      if (!line.isValid()) {
        break;
      }
      line.setLineWidth(max_lines == 1 ? 1e6 : std::min(width_of_line, 1e6));
      line.setPosition(QPointF(0, height));
      height += line.height();
      width = std::max(width, line.naturalTextWidth());
      end = line.textStart() + line.textLength();
    }
    layout_->endLayout();
    size_ = QSizeF(width, height);
    return end;
  };
  // Line breaks that the user typed break lines; a block of one line has none.
  QString shown = text;
  shown.replace(u'\n', max_lines == 1 ? QChar(u' ') : QChar(QChar::LineSeparator));
  const int end = lay_out(shown, max_lines, max_width);
  if (end < shown.size() || (max_lines == 1 && size_.width() > max_width)) {
    elided_ = true;
    const QFontMetricsF metrics(font);
    if (max_lines == 1) {
      lay_out(metrics.elidedText(shown, Qt::ElideRight, max_width), 1, max_width);
    } else {
      const int start = layout_->lineAt(layout_->lineCount() - 1).textStart();
      const QString last = metrics.elidedText(shown.mid(start), Qt::ElideRight, max_width);
      lay_out(shown.left(start) + last, max_lines, max_width);
    }
  } else if (const int lines = layout_->lineCount(); lines > 1) {
    // Lines of about the same length, rather than one word on the last.
    double narrow = size_.width() / lines;
    double wide = size_.width() + 1.0;
    while (wide - narrow > 0.02 * max_width) {
      const double middle = (narrow + wide) / 2.0;
      (lay_out(shown, lines, middle) == shown.size() ? wide : narrow) = middle;
    }
    lay_out(shown, lines, wide);
  }
  for (int i = 0; i < layout_->lineCount(); ++i) {
    QTextLine line = layout_->lineAt(i);
    const double spare = size_.width() - line.naturalTextWidth();
    const double x = alignment.testFlag(Qt::AlignHCenter) ? spare / 2.0
                     : alignment.testFlag(Qt::AlignRight) ? spare
                                                          : 0.0;
    line.setPosition(QPointF(x, line.y()));
  }
}

void TextBlock::draw(QPainter& painter, QPointF position, const QColor& color, double angle,
                     GlyphOutlines& outlines) const {
  if (!layout_) {
    return;
  }
  painter.save();
  painter.translate(position);
  painter.rotate(angle);
  painter.setPen(color);
  if (wants_outlines(painter) || (is_vector(painter) && needs_fallback(layout_->text()))) {
    for (const QGlyphRun& run : layout_->glyphRuns()) {
      draw_run(painter, run, color, wants_outlines(painter), outlines);
    }
  } else {
    layout_->draw(&painter, QPointF(0, 0));
  }
  painter.restore();
}

void draw_text_line(QPainter& painter, QPointF position, const QString& text, const QFont& font,
                    const QColor& color, GlyphOutlines& outlines) {
  if (!wants_outlines(painter) && !(is_vector(painter) && needs_fallback(text))) {
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(position, text);
    return;
  }
  const TextBlock block(text, font, 1e6);
  block.draw(painter, position - QPointF(0, QFontMetricsF(font).ascent()), color, 0.0, outlines);
}

}  // namespace headlight::ui
