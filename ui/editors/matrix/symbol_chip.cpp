// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/symbol_chip.h"

#include <QPainter>

#include "ui/words/matrix_words.h"

namespace headlight::ui {

namespace {

QFont index_font(QFont font) {
  if (font.pixelSize() > 0) {
    font.setPixelSize(font.pixelSize() * 3 / 4);
  } else {
    font.setPointSizeF(font.pointSizeF() * 0.75);
  }
  return font;
}

}  // namespace

SymbolChip::SymbolChip(MatrixRole role, QWidget* parent) : Chip(parent), role_(role) {
  const QString symbol = symbol_text(role);
  raised_ = symbol.contains(QLatin1Char('^'));
  const QChar mark = raised_ ? QLatin1Char('^') : QLatin1Char('_');
  base_ = symbol.section(mark, 0, 0);
  index_ = symbol.section(mark, 1);
  setText(symbol);
  setAccessibleName(tr("%1, %2").arg(symbol, role_words(role)));
  setToolTip(tr("%1: %2").arg(symbol, role_words(role)));
}

QSize SymbolChip::label_size(const QFont& label_font) const {
  const QFontMetrics base(label_font);
  const QFontMetrics index(index_font(label_font));
  return {base.horizontalAdvance(base_) + (index_.isEmpty() ? 0 : index.horizontalAdvance(index_) + 1),
          base.height()};
}

void SymbolChip::paint_label(QPainter& painter) const {
  const QFont base_font = painter.font();
  const QFontMetrics base(base_font);
  const QSize size = label_size(base_font);
  const int left = (width() - size.width()) / 2;
  const int baseline = (height() - base.height()) / 2 + base.ascent();
  painter.drawText(left, baseline, base_);
  painter.setFont(index_font(base_font));
  const int shift = raised_ ? -base.ascent() / 3 : base.descent() / 2 + 1;
  painter.drawText(left + base.horizontalAdvance(base_) + 1, baseline + shift, index_);
}

}  // namespace headlight::ui
