// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>
#include <Qt>

class QFont;
class QPainter;

namespace headlight::ui {

// Labels outside of figures, drawn with the painter's font and pen; sequences of emoji are one picture as in
// figures.

/// Draws one line in the middle of `space`'s height, elided where it is too long.
void draw_screen_line(QPainter& painter, const QRect& space, Qt::Alignment alignment, const QString& text);

/// The size of a text broken into lines of a width at most, and its drawing from the top left of `space`.
QSize screen_text_size(const QFont& font, int width, const QString& text);
void draw_screen_text(QPainter& painter, const QRect& space, const QString& text);

}  // namespace headlight::ui
