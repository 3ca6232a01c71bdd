// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QSizeF>
#include <QString>
#include <memory>

#include "ui/figure/glyph_outlines.h"
#include "ui/figure/shaped_text.h"
#include "ui/words/token_label.h"

class QPainter;
class QTextLayout;

namespace headlight::ui {

/// The font of a figure at a size in pixels: `family` (or a Latin default), then Chinese in
/// Simplified Chinese shapes, mathematical signs and emoji, whatever the locale is.
QFont figure_font(const QString& family, double pixel_size);

/// A paragraph laid out in a width: broken between words where it must be, ending in an ellipsis
/// after `max_lines`. Knows the direction of each script and isolates it from its surroundings.
class TextBlock {
 public:
  TextBlock() = default;
  /// One line where `max_lines` is 1; `max_width` in pixels. Lines are aligned by `alignment`.
  TextBlock(const QString& text, const QFont& font, double max_width, int max_lines = 1,
            Qt::Alignment alignment = Qt::AlignHCenter);

  /// The width of the widest line and the height of all.
  QSizeF size() const { return size_; }
  bool is_empty() const { return layout_ == nullptr; }
  bool is_elided() const { return elided_; }

  /// Draws it with its top left corner at `position`, turned by `angle` degrees (clockwise) about
  /// that corner. Vector formats get outlines or text (SVG), or text (PDF), and emoji as images.
  void draw(QPainter& painter, QPointF position, const QColor& color, double angle,
            GlyphOutlines& outlines) const;

 private:
  friend void draw_text_line(QPainter& painter, QPointF position, const QString& text, const QFont& font,
                             const QColor& color, GlyphOutlines& outlines, Qt::Alignment anchor);

  int lay_out(const QString& text, const QFont& font, int most_lines, double width);
  QString elided(const QString& text, const QFont& font, double width) const;
  void draw_here(QPainter& painter, const QColor& color, GlyphOutlines& outlines) const;

  std::shared_ptr<QTextLayout> layout_;
  ShapedText shaped_;
  Qt::Alignment alignment_;
  QSizeF size_;
  bool elided_ = false;
};

/// Draws one line of text. `position` is on its baseline: at its left end, its middle (Qt::AlignHCenter) or
/// its right end (Qt::AlignRight).
void draw_text_line(QPainter& painter, QPointF position, const QString& text, const QFont& font,
                    const QColor& color, GlyphOutlines& outlines, Qt::Alignment anchor = Qt::AlignLeft);

}  // namespace headlight::ui
