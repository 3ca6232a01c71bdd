// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/chip.h"

#include <QEvent>
#include <QPainter>

namespace headlight::ui {

namespace {

constexpr int padding_x = 9;
constexpr int padding_y = 4;
constexpr qreal radius = 5.0;

}  // namespace

Chip::Chip(QWidget* parent) : QuietButton(parent) {
  setCheckable(true);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Chip::sizeHint() const {
  QFont bold = font();
  bold.setBold(true);
  return label_size(bold) + QSize(2 * padding_x, 2 * padding_y);
}

QSize Chip::label_size(const QFont& label_font) const {
  const QFontMetrics metrics(label_font);
  return {metrics.horizontalAdvance(text()), metrics.height()};
}

void Chip::paint_label(QPainter& painter) const {
  painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, text());
}

void Chip::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF area = QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5);
  painter.setPen(Qt::NoPen);
  if (isChecked()) {
    painter.setBrush(palette().highlight());
    painter.drawRoundedRect(area, radius, radius);
  } else if (underMouse() || isDown()) {
    QColor tint = palette().color(QPalette::WindowText);
    tint.setAlphaF(isDown() ? 0.18F : 0.09F);
    painter.setBrush(tint);
    painter.drawRoundedRect(area, radius, radius);
  }
  if (shows_focus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.0, Qt::DotLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius + 2.0, radius + 2.0);
  }
  QFont face = font();
  face.setBold(isChecked());
  painter.setFont(face);
  painter.setPen(palette().color(isChecked() ? QPalette::HighlightedText : QPalette::WindowText));
  paint_label(painter);
}

void Chip::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    updateGeometry();
  }
  QuietButton::changeEvent(event);
}

}  // namespace headlight::ui
