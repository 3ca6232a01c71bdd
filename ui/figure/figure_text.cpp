// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBoundaryFinder>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

#include "ui/figure/text_drawing.h"
#include "ui/words/shown_text.h"

namespace headlight::ui {

namespace {

constexpr double unlimited_width = 1e6;

/// How far a line of so much less width than its block's is moved.
double indent(double spare, Qt::Alignment alignment) {
  return alignment.testFlag(Qt::AlignHCenter) ? spare / 2.0
         : alignment.testFlag(Qt::AlignRight) ? spare
                                              : 0.0;
}

/// The width of the longest word that takes no more than `most`.
double longest_word(const QString& text, const QFont& font, double most) {
  static const QRegularExpression breaks(QStringLiteral("\\s+"));
  double longest = 0.0;
  for (const QString& word : text.split(breaks)) {
    const double width = std::ceil(text_width(word, font));
    longest = width <= most ? std::max(longest, width) : longest;
  }
  return longest;
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

/// Lays `text` out in at most so many lines. How many of its code units (as shaped) found room.
int TextBlock::lay_out(const QString& text, const QFont& font, int most_lines, double width) {
  QTextOption option;
  option.setWrapMode(most_lines == 1 ? QTextOption::NoWrap : QTextOption::WrapAtWordBoundaryOrAnywhere);
  option.setUseDesignMetrics(true);
  option.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
  shaped_ = shape_text(text, font);
  layout_ = std::make_shared<QTextLayout>(shaped_.text, font);
  layout_->setTextOption(option);
  layout_->setFormats(shaped_.pictures);
  layout_->setCacheEnabled(true);
  layout_->beginLayout();
  double height = 0.0;
  double widest = 0.0;
  int end = 0;
  while (layout_->lineCount() < most_lines) {
    QTextLine line = layout_->createLine();
    if (!line.isValid()) {
      break;
    }
    line.setLineWidth(most_lines == 1 ? unlimited_width : std::min(width, unlimited_width));
    line.setPosition(QPointF(0, height));
    height += line.height();
    widest = std::max(widest, line.naturalTextWidth());
    end = line.textStart() + line.textLength();
  }
  layout_->endLayout();
  size_ = QSizeF(widest, height);
  return end;
}

/// The beginning of `text` that fits, and an ellipsis.
QString TextBlock::elided(const QString& text, const QFont& font, double width) const {
  if (shape_text(text, font).pictures.isEmpty()) {
    return QFontMetricsF(font).elidedText(text, Qt::ElideRight, width);
  }
  std::vector<qsizetype> ends{0};
  QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
  while (finder.toNextBoundary() > 0) {
    ends.push_back(finder.position());
  }
  const auto with_ellipsis = [&](qsizetype end) { return text.left(end) + QChar(0x2026); };
  const auto too_long = std::partition_point(
      ends.begin(), ends.end(), [&](qsizetype end) { return text_width(with_ellipsis(end), font) <= width; });
  return with_ellipsis(too_long == ends.begin() ? 0 : *std::prev(too_long));
}

TextBlock::TextBlock(const QString& text, const QFont& font, double max_width, int max_lines,
                     Qt::Alignment alignment)
    : alignment_(alignment) {
  if (text.isEmpty()) {
    return;
  }
  // Line breaks that the user typed break lines; a block of one line has none.
  QString shown = shown_text(text, longest_title);
  shown.replace(u'\n', max_lines == 1 ? QChar(u' ') : QChar(QChar::LineSeparator));
  const int end = lay_out(shown, font, max_lines, max_width);
  if (max_lines == 1 && size_.width() > max_width) {
    elided_ = true;
    lay_out(elided(shown, font, max_width), font, 1, max_width);
  } else if (end < shaped_.text.size()) {
    elided_ = true;
    const int start = layout_->lineAt(layout_->lineCount() - 1).textStart();
    const QString before = shaped_.original_part(0, start);
    lay_out(before + elided(shown.mid(before.size()), font, max_width), font, max_lines, max_width);
  } else if (const int lines = layout_->lineCount(); lines > 1) {
    // Lines of about the same length, rather than one word on the last; but no word that fits is broken.
    double narrow = std::max(size_.width() / lines, longest_word(shown, font, max_width));
    double wide = size_.width() + 1.0;
    while (wide - narrow > 0.02 * max_width) {
      const double middle = (narrow + wide) / 2.0;
      (lay_out(shown, font, lines, middle) == shaped_.text.size() ? wide : narrow) = middle;
    }
    lay_out(shown, font, lines, wide);
  }
  for (int i = 0; i < layout_->lineCount(); ++i) {
    QTextLine line = layout_->lineAt(i);
    line.setPosition(QPointF(indent(size_.width() - line.naturalTextWidth(), alignment), line.y()));
  }
}

void TextBlock::draw_here(QPainter& painter, const QColor& color, GlyphOutlines& outlines) const {
  draw_layout(painter, {*layout_, shaped_, alignment_}, color, outlines);
}

void TextBlock::draw(QPainter& painter, QPointF position, const QColor& color, double angle,
                     GlyphOutlines& outlines) const {
  if (!layout_) {
    return;
  }
  painter.save();
  painter.translate(position);
  painter.rotate(angle);
  draw_here(painter, color, outlines);
  painter.restore();
}

void draw_text_line(QPainter& painter, QPointF position, const QString& text, const QFont& font,
                    const QColor& color, GlyphOutlines& outlines, Qt::Alignment anchor) {
  if (text.isEmpty()) {
    return;
  }
  if (draws_as_pixels(painter) && shape_text(text, font).pictures.isEmpty()) {
    const double length = anchor == Qt::AlignLeft ? 0.0 : QFontMetricsF(font).horizontalAdvance(text);
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(position - QPointF(indent(length, anchor), 0.0), text);
    return;
  }
  TextBlock block;
  block.alignment_ = anchor;
  block.lay_out(text, font, 1, unlimited_width);
  const QPointF corner(indent(block.size_.width(), anchor), block.layout_->lineAt(0).ascent());
  block.draw(painter, position - corner, color, 0.0, outlines);
}

}  // namespace headlight::ui
