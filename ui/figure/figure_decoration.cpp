// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_decoration.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace headlight::ui {

namespace {

/// A hairline around what would else end in the ground's own colour.
void draw_outline(QPainter& painter, const FigureDecoration& d, const QRectF& rect) {
  const QRgb ground = d.theme.ground.alpha() == 0 ? qRgb(255, 255, 255) : d.theme.ground.rgb();
  const auto vanishes = [&](QRgb color) { return contrast_ratio(color, ground) < 1.2; };
  const double width = std::max(1.0, d.layout.font_pixels / 30.0);
  if (std::any_of(d.colors.colors().begin(), d.colors.colors().end(), vanishes)) {
    painter.setPen(QPen(d.theme.faint_line, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(-width / 2.0, -width / 2.0, width / 2.0, width / 2.0));
  }
}

void draw_bar(QPainter& painter, const FigureDecoration& d, const ColorBarLayout& bar) {
  const FigurePanel& panel = d.figure.panels[static_cast<std::size_t>(bar.panel)];
  const ColorScale scale(panel.low, panel.high, d.figure.log_scale, d.figure.palette == Palette::diverging);
  const int steps = std::max(1, static_cast<int>(bar.bar.height()));
  QImage image(1, std::min(steps, 1024), QImage::Format_RGB32);
  for (int y = 0; y < image.height(); ++y) {
    const double value = scale.value_at(1.0 - (y + 0.5) / image.height());
    *reinterpret_cast<QRgb*>(image.scanLine(y)) = d.colors.color(scale.position(value));
  }
  painter.drawImage(bar.bar, image);
  draw_outline(painter, d, bar.bar);
  const QFont font = figure_font(d.figure.font_family, bar.font_pixels);
  const double tick = 0.25 * bar.font_pixels;
  painter.setPen(QPen(d.theme.line, std::max(1.0, bar.font_pixels / 16.0)));
  for (const BarTick& mark : bar.ticks) {
    const double y = bar.bar.bottom() - mark.fraction * bar.bar.height();
    painter.setPen(QPen(d.theme.line, std::max(1.0, bar.font_pixels / 16.0)));
    painter.drawLine(QPointF(bar.bar.right(), y), QPointF(bar.bar.right() + tick, y));
    draw_text_line(painter, QPointF(bar.bar.right() + 0.45 * bar.font_pixels, y + 0.36 * bar.font_pixels),
                   mark.label, font, d.theme.quiet_text, d.outlines);
  }
}

/// Says beside rows that see nothing that they do; rows too low for a line of text share one.
void draw_notes(QPainter& painter, const FigureDecoration& d, const FigurePanel& panel,
                const PanelLayout& place) {
  if (panel.fully_hidden_rows.empty() || place.notes.width() <= 0.0 || d.visible_cells.isEmpty()) {
    return;
  }
  const double size = 0.9 * d.layout.font_pixels;
  const QFont font = figure_font(d.figure.font_family, size);
  const LabelSpan span{d.visible_cells.y(), d.visible_cells.height(), place.cells.top(),
                       place.cells.bottom()};
  double free_from = place.cells.top() - size;
  for (std::size_t i = 0; i < panel.fully_hidden_rows.size();) {
    std::size_t end = i + 1;
    const bool low = span.pitch() < 1.3 * size;
    while (low && end < panel.fully_hidden_rows.size() &&
           panel.fully_hidden_rows[end] == panel.fully_hidden_rows[end - 1] + 1) {
      ++end;
    }
    const double top = span.centre(static_cast<int>(panel.fully_hidden_rows[i])) - span.pitch() / 2.0;
    const double bottom =
        span.centre(static_cast<int>(panel.fully_hidden_rows[end - 1])) + span.pitch() / 2.0;
    i = end;
    const double middle =
        (std::clamp(top, span.begin, span.end) + std::clamp(bottom, span.begin, span.end)) / 2.0;
    if (bottom <= span.begin || top >= span.end) {
      continue;
    }
    const double x = place.notes.left() + 0.25 * size;
    painter.setPen(QPen(d.theme.quiet_text, std::max(1.0, size / 12.0)));
    const double inset = std::min(0.2 * size, 0.2 * span.pitch());
    painter.drawLine(QPointF(x, std::max(top, span.begin) + inset),
                     QPointF(x, std::min(bottom, span.end) - inset));
    if (middle - 0.65 * size >= free_from) {
      draw_text_line(painter, QPointF(x + 0.45 * size, middle + 0.36 * size), d.layout.row_note, font,
                     d.theme.quiet_text, d.outlines);
      free_from = middle + 0.65 * size;
    }
  }
}

/// A panel without cells is a dashed frame that says so.
void draw_empty(QPainter& painter, const FigureDecoration& d, const PanelLayout& place) {
  const double size = d.layout.font_pixels;
  painter.setPen(QPen(d.theme.line, std::max(1.0, size / 14.0), Qt::DashLine));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(place.cells.adjusted(0.5, 0.5, -0.5, -0.5));
  const TextBlock block(d.figure.empty_note, figure_font(d.figure.font_family, size), place.cells.width(), 3);
  block.draw(painter, place.cells.center() - QPointF(block.size().width(), block.size().height()) / 2.0,
             d.theme.quiet_text, 0.0, d.outlines);
}

}  // namespace

void draw_figure_decoration(QPainter& painter, const FigureDecoration& d) {
  for (const PlacedText& text : d.layout.texts) {
    text.block.draw(painter, text.position, text.role == TextRole::title ? d.theme.text : d.theme.quiet_text,
                    text.angle, d.outlines);
  }
  for (const ColorBarLayout& bar : d.layout.bars) {
    draw_bar(painter, d, bar);
  }
  for (std::size_t i = 0; i < d.figure.panels.size(); ++i) {
    const PanelLayout& place = d.layout.panels[i];
    if (d.rows.count() == 0 || d.columns.count() == 0) {
      draw_empty(painter, d, place);
    } else {
      draw_outline(painter, d, place.cells);
    }
    if (place.rows && d.rows.count() > 0) {
      const double top = place.cells.top();
      draw_labels(painter, *place.rows,
                  {d.visible_cells.y(), static_cast<double>(std::max(1.0, d.visible_cells.height())), top,
                   place.cells.bottom()},
                  d.rows, d.theme.text, d.outlines);
    }
    if (place.columns && d.columns.count() > 0) {
      draw_labels(painter, *place.columns,
                  {d.visible_cells.x(), static_cast<double>(std::max(1.0, d.visible_cells.width())),
                   place.cells.left(), place.cells.right()},
                  d.columns, d.theme.text, d.outlines);
    }
    draw_notes(painter, d, d.figure.panels[i], place);
  }
}

}  // namespace headlight::ui
