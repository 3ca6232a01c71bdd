// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elided_button.h"

#include <QPainter>

namespace headlight::ui {

namespace {

constexpr int icon_size = 16;
constexpr int icon_gap = 5;
constexpr int padding = 3;

}  // namespace

ElidedButton::ElidedButton(QWidget* parent) : QuietButton(parent) {
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void ElidedButton::set_line(const QIcon& line_icon, const QString& line, const QString& on_click) {
  setIcon(line_icon);
  setText(line);
  setAccessibleName(line);
  setAccessibleDescription(on_click);
  setToolTip(QStringLiteral("<qt>%1<br>%2</qt>").arg(line.toHtmlEscaped(), on_click.toHtmlEscaped()));
  updateGeometry();
  update();
}

QSize ElidedButton::sizeHint() const {
  const QFontMetrics metrics(font());
  return {icon_size + icon_gap + metrics.horizontalAdvance(text()) + 2 * padding + 2,
          std::max(metrics.height(), icon_size) + 2 * padding};
}

QSize ElidedButton::minimumSizeHint() const { return {icon_size + 2 * padding, sizeHint().height()}; }

void ElidedButton::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const QRect area = rect().adjusted(padding, padding, -padding, -padding);
  icon().paint(&painter, QRect(area.left(), area.center().y() - icon_size / 2, icon_size, icon_size));
  QFont face = font();
  face.setUnderline(underMouse());
  painter.setFont(face);
  painter.setPen(palette().color(QPalette::WindowText));
  const QRect line = area.adjusted(icon_size + icon_gap, 0, 0, 0);
  painter.drawText(line, Qt::AlignVCenter | Qt::TextSingleLine,
                   painter.fontMetrics().elidedText(text(), Qt::ElideRight, line.width()));
  if (shows_focus()) {
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.0, Qt::DotLine));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
  }
}

}  // namespace headlight::ui
