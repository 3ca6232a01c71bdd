// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/indicator.h"

#include <QPainter>
#include <QStyleOption>
#include <algorithm>

namespace headlight::ui {

void draw_indicator(const QStyleOption& option, QPainter* painter, Indicator kind) {
  const bool is_ring = kind == Indicator::ring;
  const QPalette& palette = option.palette;
  const bool enabled = option.state.testFlag(QStyle::State_Enabled);
  const bool partly = option.state.testFlag(QStyle::State_NoChange);
  const bool marked = option.state.testFlag(QStyle::State_On) || partly;
  const bool strong = option.state.testFlag(QStyle::State_MouseOver) && enabled;
  const QColor outline = palette.color(marked || strong ? QPalette::Highlight : QPalette::PlaceholderText);
  const double side = std::min(option.rect.width(), option.rect.height()) - 1.0;
  QRectF box(0.0, 0.0, side, side);
  box.moveCenter(QRectF(option.rect).center());
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(enabled ? outline : palette.color(QPalette::Dark), 1.0));
  painter->setBrush(palette.color(marked ? QPalette::Highlight : QPalette::Base));
  const double rounding = is_ring ? side / 2.0 : 3.0;
  painter->drawRoundedRect(box, rounding, rounding);
  const QColor mark = palette.color(QPalette::HighlightedText);
  const auto at = [&box](double x, double y) { return box.topLeft() + QPointF(x, y) * box.width(); };
  painter->setPen(QPen(mark, side / 8.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  if (marked && is_ring) {
    painter->setBrush(mark);
    painter->setPen(Qt::NoPen);
    painter->drawEllipse(box.center(), side / 5.0, side / 5.0);
  } else if (partly) {
    painter->drawLine(at(0.25, 0.5), at(0.75, 0.5));
  } else if (marked) {
    painter->drawPolyline(QPolygonF({at(0.22, 0.52), at(0.42, 0.72), at(0.78, 0.30)}));
  }
  painter->restore();
}

}  // namespace headlight::ui
