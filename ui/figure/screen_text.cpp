// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/screen_text.h"

#include <QFontMetrics>
#include <QPainter>

#include "ui/figure/figure_text.h"

namespace headlight::ui {

namespace {

constexpr int wrap = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap | Qt::TextWrapAnywhere;
constexpr int unlimited_height = 10'000;
constexpr int most_lines = 100;

bool has_pictures(const QString& text, const QFont& font) {
  return !shape_text(text, font).pictures.isEmpty();
}

void draw_block(QPainter& painter, QPointF corner, const TextBlock& block) {
  GlyphOutlines outlines;
  block.draw(painter, corner, painter.pen().color(), 0.0, outlines);
}

}  // namespace

void draw_screen_line(QPainter& painter, const QRect& space, Qt::Alignment alignment, const QString& text) {
  const QFont font = painter.font();
  if (!has_pictures(text, font)) {
    painter.drawText(space, static_cast<int>(alignment) | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, space.width()));
    return;
  }
  const TextBlock block(text, font, space.width());
  const QSizeF spare = QSizeF(space.size()) - block.size();
  const double across = alignment.testFlag(Qt::AlignRight)     ? spare.width()
                        : alignment.testFlag(Qt::AlignHCenter) ? spare.width() / 2.0
                                                               : 0.0;
  draw_block(painter, space.topLeft() + QPointF(across, spare.height() / 2.0), block);
}

QSize screen_text_size(const QFont& font, int width, const QString& text) {
  return has_pictures(text, font)
             ? TextBlock(text, font, width, most_lines, Qt::AlignLeft).size().toSize() + QSize(1, 1)
             : QFontMetrics(font).boundingRect(QRect(0, 0, width, unlimited_height), wrap, text).size();
}

void draw_screen_text(QPainter& painter, const QRect& space, const QString& text) {
  if (has_pictures(text, painter.font())) {
    draw_block(painter, space.topLeft(),
               TextBlock(text, painter.font(), space.width(), most_lines, Qt::AlignLeft));
  } else {
    painter.drawText(space, wrap, text);
  }
}

}  // namespace headlight::ui
