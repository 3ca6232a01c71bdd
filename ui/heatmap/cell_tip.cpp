// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/cell_tip.h"

#include <QPainter>
#include <algorithm>
#include <array>

#include "ui/figure/screen_text.h"
#include "ui/look/accessible_role.h"

namespace headlight::ui {

namespace {

constexpr int margin = 8;
constexpr int tip_gap = 8;  // between the tip and what it speaks of, and between its columns
constexpr int widest = 360;

int covered(const QRect& tip, const QRect& avoid) {
  const QRect common = tip.intersected(avoid);
  return common.isEmpty() ? 0 : common.width() * common.height();
}

QRect moved_into(QRect rect, const QRect& bounds) {
  rect.moveLeft(std::max(bounds.left(), std::min(rect.left(), bounds.right() + 1 - rect.width())));
  rect.moveTop(std::max(bounds.top(), std::min(rect.top(), bounds.bottom() + 1 - rect.height())));
  return rect;
}

}  // namespace

QRect tip_place(QSize size, const QRect& avoid, const QRect& bounds) {
  const int right = avoid.right() + 1 + tip_gap;
  const int left = avoid.left() - tip_gap - size.width();
  const int below = avoid.bottom() + 1 + tip_gap;
  const int above = avoid.top() - tip_gap - size.height();
  const std::array places{QPoint(right, below),        QPoint(left, below),         QPoint(right, above),
                          QPoint(left, above),         QPoint(right, avoid.top()),  QPoint(left, avoid.top()),
                          QPoint(avoid.left(), below), QPoint(avoid.left(), above), bounds.topLeft(),
                          bounds.topRight(),           bounds.bottomLeft(),         bounds.bottomRight()};
  QRect best = moved_into({places.front(), size}, bounds);
  for (const QPoint place : places) {
    const QRect rect = moved_into({place, size}, bounds);
    if (covered(rect, avoid) < covered(best, avoid)) {
      best = rect;
    }
  }
  return best;
}

CellTip::CellTip(QWidget& anchor) : QWidget(&anchor), anchor_(anchor) {
  setObjectName(QStringLiteral("cellTip"));
  set_accessible_role(*this, QAccessible::ToolTip);
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  hide();
}

void CellTip::show_text(const CellText& text, const QRect& beside) {
  QWidget* const window = anchor_.window();
  if (parentWidget() != window) {
    setParent(window);
  }
  text_ = text;
  setAccessibleName(text.heading);
  const QRect avoid(anchor_.mapTo(window, beside.topLeft()), beside.size());
  setGeometry(tip_place(size_of_text(), avoid, window->rect()));
  raise();
  show();
  update();
}

QFont CellTip::face(bool bold, bool small) const {
  QFont result = font();
  result.setBold(bold);
  if (small && result.pointSizeF() > 0) {
    result.setPointSizeF(result.pointSizeF() * 0.9);
  }
  return result;
}

QSize CellTip::size_of_text() const {
  QSize size(0, 0);
  const auto add = [&](QSize part) {
    size = {std::max(size.width(), part.width()), size.height() + part.height()};
  };
  add(screen_text_size(face(true, false), widest, text_.heading));
  if (!text_.place.isEmpty()) {
    add(screen_text_size(face(false, true), widest, text_.place));
  }
  const QFontMetrics metrics(face(true, false));
  int names = 0;
  int values = 0;
  for (const CellFact& fact : text_.facts) {
    names = std::max(names, metrics.horizontalAdvance(fact.name));
    values = std::max(values, metrics.horizontalAdvance(fact.value));
  }
  add({names + 2 * tip_gap + values, metrics.height() * static_cast<int>(text_.facts.size())});
  if (!text_.note.isEmpty()) {
    add(screen_text_size(face(false, true), widest, text_.note));
  }
  return size + QSize(2 * margin + 1, 2 * margin + 1);
}

void CellTip::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::Mid));
  painter.setBrush(palette().color(QPalette::ToolTipBase));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
  const QColor loud = palette().color(QPalette::ToolTipText);
  QColor quiet = loud;
  quiet.setAlphaF(0.7F);
  QRect area = rect().adjusted(margin, margin, -margin, -margin);
  const auto write = [&](const QString& text, const QFont& font_used, const QColor& color) {
    if (!text.isEmpty()) {
      painter.setFont(font_used);
      painter.setPen(color);
      draw_screen_text(painter, area, text);
      area.setTop(area.top() + screen_text_size(font_used, widest, text).height());
    }
  };
  write(text_.heading, face(true, false), loud);
  write(text_.place, face(false, true), quiet);
  const int line = QFontMetrics(face(true, false)).height();
  for (const CellFact& fact : text_.facts) {
    painter.setFont(face(fact.present, false));
    const QRect row(area.left(), area.top(), area.width(), line);
    painter.setPen(fact.present ? loud : quiet);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, fact.name);
    painter.setPen(loud);
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, fact.value);
    area.setTop(area.top() + line);
  }
  write(text_.note, face(false, true), quiet);
}

}  // namespace headlight::ui
