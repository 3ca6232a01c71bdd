// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/figure/figure_text.h"
#include "ui/figure/heatmap_cells.h"
#include "ui/words/fixed_number.h"

namespace headlight::ui {

namespace {

/// Beyond this many cells a vector file carries an image of one pixel a cell.
constexpr Index most_shapes = 40'000;

/// Adds the lines x + y = k·pitch that cross `rect`.
void add_hatching(QPainterPath& path, const QRectF& rect, double pitch) {
  const double step = pitch * std::numbers::sqrt2;
  const double first = std::ceil((rect.left() + rect.top()) / step) * step;
  for (double sum = first; sum < rect.right() + rect.bottom(); sum += step) {
    const double x0 = std::max(rect.left(), sum - rect.bottom());
    const double x1 = std::min(rect.right(), sum - rect.top());
    if (x1 > x0) {
      path.moveTo(x0, sum - x0);
      path.lineTo(x1, sum - x1);
    }
  }
}

/// Draws the gaps between cells as lines.
void rule(QPainter& painter, const HeatmapPixels& pixels, const QColor& color) {
  painter.setPen(QPen(color, pixels.gap, Qt::SolidLine, Qt::FlatCap));
  for (Index c = 1; c < pixels.columns.count(); ++c) {
    const double x = pixels.columns.begin(c) - pixels.gap / 2.0;
    painter.drawLine(QPointF(x, 0), QPointF(x, pixels.rows.pixels()));
  }
  for (Index r = 1; r < pixels.rows.count(); ++r) {
    const double y = pixels.rows.begin(r) - pixels.gap / 2.0;
    painter.drawLine(QPointF(0, y), QPointF(pixels.columns.pixels(), y));
  }
}

void draw_sign(QPainter& painter, const QRectF& cell, double value, const QColor& color) {
  const double side = std::min(cell.width(), cell.height());
  const QPointF centre = cell.center();
  if (std::isnan(value)) {
    painter.setPen(QPen(color, side * 0.12));
    const double arm = side * 0.3;
    painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
    painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
    return;
  }
  const double up = value > 0.0 ? -side * 0.3 : side * 0.3;
  QPainterPath triangle(centre + QPointF(0, up));
  triangle.lineTo(centre + QPointF(side * 0.33, -up));
  triangle.lineTo(centre + QPointF(-side * 0.33, -up));
  triangle.closeSubpath();
  painter.fillPath(triangle, color);
}

/// A concealed cell in which a question mark does not fit.
void draw_dot(QPainter& painter, const QRectF& cell, const QColor& color) {
  const double radius = std::min(cell.width(), cell.height()) * 0.2;
  QPainterPath dot;
  dot.addEllipse(cell.center(), radius, radius);
  painter.fillPath(dot, color);
}

}  // namespace

void paint_cells(QPainter& painter, const HeatmapCells& cells, const HeatmapPixels& pixels,
                 const QString& family, int number_pixels, GlyphOutlines& outlines) {
  const Index rows = pixels.rows.count();
  const Index columns = pixels.columns.count();
  if (rows == 0 || columns == 0) {
    return;
  }
  if (rows * columns > most_shapes && number_pixels == 0) {
    HeatmapPixels reduced = pixels;
    reduced.rows = CellStretch(static_cast<double>(pixels.rows.first()), static_cast<double>(rows),
                               static_cast<int>(rows), cells.values->rows());
    reduced.columns = CellStretch(static_cast<double>(pixels.columns.first()), static_cast<double>(columns),
                                  static_cast<int>(columns), cells.values->cols());
    reduced.gap = 0;
    painter.drawImage(QRectF(0, 0, pixels.columns.pixels(), pixels.rows.pixels()),
                      render_cells(cells, reduced, nullptr));
    return;
  }
  painter.setPen(Qt::NoPen);
  QPainterPath hatching;
  // Viewers draw thin lines evenly, thin gaps not; lines need a ground to be drawn in.
  const bool ruled = pixels.gap > 0 && cells.theme.ground.alpha() == 255;
  const auto rect = [&](Index r, Index c) {
    const int right = pixels.columns.end(c) - (c + 1 < columns && !ruled ? pixels.gap : 0);
    const int bottom = pixels.rows.end(r) - (r + 1 < rows && !ruled ? pixels.gap : 0);
    return QRectF(QPointF(pixels.columns.begin(c), pixels.rows.begin(r)), QPointF(right, bottom));
  };
  for (Index r = 0; r < rows; ++r) {
    for (Index c = 0; c < columns; ++c) {
      const Index row = pixels.rows.first() + r;
      const Index column = pixels.columns.first() + c;
      const double value = (*cells.values)(row, column);
      if (cells.is_concealed(row, column) && !cells.is_hidden(row, column)) {
        painter.fillRect(rect(r, c), cells.theme.hidden_ground);
      } else if (cells.is_hidden(row, column)) {
        painter.fillRect(rect(r, c), cells.theme.hidden_ground);
        add_hatching(hatching, rect(r, c), pixels.hatch_pitch);
      } else if (std::isfinite(value)) {
        painter.fillRect(rect(r, c), QColor(cells.colors->color(cells.scale.position(value))));
      } else {
        painter.fillRect(rect(r, c), cells.theme.broken_ground);
      }
    }
  }
  painter.strokePath(hatching, QPen(cells.theme.hidden_line, pixels.hatch_width, Qt::SolidLine, Qt::FlatCap));
  if (ruled) {
    rule(painter, pixels, cells.theme.ground);
  }
  const QFont font = figure_font(family, std::max(1, number_pixels));
  const QFontMetricsF metrics(font);
  const double middle = metrics.boundingRect(u'0').center().y();
  for (Index r = 0; r < rows; ++r) {
    for (Index c = 0; c < columns; ++c) {
      const Index row = pixels.rows.first() + r;
      const Index column = pixels.columns.first() + c;
      const double value = (*cells.values)(row, column);
      const bool concealed = cells.is_concealed(row, column);
      const bool finite = std::isfinite(value) && !concealed;
      const bool let_through = cells.is_let_through(row, column);
      if ((cells.is_hidden(row, column) && !let_through) || (finite && number_pixels == 0)) {
        continue;
      }
      const QString text = concealed ? QStringLiteral("?") : fixed_text(value, cells.decimals);
      const double width = metrics.horizontalAdvance(text);
      if (let_through) {
        if (width >= 0.95 * pixels.columns.pitch()) {
          continue;
        }
        QRectF room(0, 0, width + number_pixels / 2.0, number_pixels);
        room.moveCenter(
            {pixels.columns.centre(c) - pixels.gap / 2.0, pixels.rows.centre(r) - pixels.gap / 2.0});
        painter.fillRect(room, cells.theme.hidden_ground);
      }
      const QColor ink =
          finite && !let_through
              ? QColor(cells.colors->is_text_white(cells.scale.position(value)) ? Qt::white : Qt::black)
              : cells.theme.text;
      if (finite || (number_pixels > 0 && width < 0.95 * pixels.columns.pitch())) {
        draw_text_line(painter,
                       QPointF(pixels.columns.centre(c) - pixels.gap / 2.0,
                               pixels.rows.centre(r) - pixels.gap / 2.0 - middle),
                       text, font, ink, outlines, Qt::AlignHCenter);
      } else if (concealed) {
        draw_dot(painter, rect(r, c), ink);
      } else {
        draw_sign(painter, rect(r, c), value, ink);
      }
    }
  }
}

}  // namespace headlight::ui
