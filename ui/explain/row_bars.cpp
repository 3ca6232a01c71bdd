// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/row_bars.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/figure/screen_text.h"
#include "ui/look/accessible_role.h"
#include "ui/words/fixed_number.h"
#include "ui/words/matrix_words.h"

namespace headlight::ui {

namespace {

constexpr int gap = 8;
constexpr int decimals = 4;
constexpr int longest_label_characters = 12;

}  // namespace

RowBars::RowBars(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("rowBars"));
  set_accessible_role(*this, QAccessible::Chart);
  setToolTip(tr("The weight of each key. A click or the arrow keys choose one."));
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RowBars::set_bars(std::vector<Bar> bars, std::optional<Index> marked) {
  bars_ = std::move(bars);
  marked_ = marked;
  pointed_.reset();
  updateGeometry();
  update();
}

int RowBars::line_height() const { return fontMetrics().height() + 3; }

int RowBars::label_width() const {
  constexpr std::size_t measured = 64;
  int width = 0;
  for (std::size_t i = 0; i < std::min(bars_.size(), measured); ++i) {
    width = std::max(width, fontMetrics().horizontalAdvance(bars_[i].label));
  }
  return std::min(width, longest_label_characters * fontMetrics().averageCharWidth());
}

QRect RowBars::line_rect(Index key) const {
  return {0, static_cast<int>(key) * line_height(), width(), line_height()};
}

QSize RowBars::sizeHint() const {
  return {24 * fontMetrics().averageCharWidth(), static_cast<int>(bars_.size()) * line_height()};
}

QSize RowBars::minimumSizeHint() const { return {0, sizeHint().height()}; }

std::optional<Index> RowBars::key_at(QPoint position) const {
  const Index key = position.y() < 0 ? -1 : position.y() / line_height();
  return rect().contains(position) && key >= 0 && key < static_cast<Index>(bars_.size()) ? std::optional(key)
                                                                                         : std::nullopt;
}

void RowBars::point_at(std::optional<Index> key) {
  if (std::exchange(pointed_, key) != key) {
    emit pointed(key);
    update();
  }
}

bool RowBars::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* const help = static_cast<QHelpEvent*>(event);
    const std::optional<Index> key = key_at(help->pos());
    QToolTip::showText(help->globalPos(), plain_tooltip(key ? text_of(*key) : QString()), this);
    return true;
  }
  return QWidget::event(event);
}

QString RowBars::text_of(Index key) const {
  const Bar& bar = bars_.at(static_cast<std::size_t>(key));
  const QString number = fixed_text(bar.weight, decimals);
  return bar.is_hidden ? tr("%1: %2, hidden by the mask").arg(bar.label, number)
                       : tr("%1: %2").arg(bar.label, number);
}

void RowBars::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  const QPalette& colours = palette();
  const int labels = label_width();
  const int numbers = fontMetrics().horizontalAdvance(fixed_text(-0.5, decimals));
  const int left = gap + labels + gap;
  const int room = std::max(0, width() - left - gap - numbers - gap);
  double most = 1.0;
  for (const Bar& bar : bars_) {
    most = std::isfinite(bar.weight) ? std::max(most, bar.weight) : most;
  }
  const auto first = static_cast<std::size_t>(std::max(0, event->rect().top() / line_height()));
  for (std::size_t i = first; i < bars_.size(); ++i) {
    const QRect line = line_rect(static_cast<Index>(i));
    if (line.top() > event->rect().bottom()) {
      break;
    }
    const Bar& bar = bars_[i];
    const bool is_marked = marked_ == static_cast<Index>(i);
    QFont face = font();
    face.setBold(is_marked);
    painter.setFont(face);
    painter.setPen(colours.color(bar.is_hidden ? QPalette::PlaceholderText : QPalette::Text));
    draw_screen_line(painter, QRect(gap, line.top(), labels, line.height()), Qt::AlignRight, bar.label);
    painter.drawText(QRect(width() - numbers - gap, line.top(), numbers, line.height()),
                     Qt::AlignRight | Qt::AlignVCenter, fixed_text(bar.weight, decimals));
    const QRect ground(left, line.top() + 3, room, line.height() - 6);
    painter.fillRect(ground, colours.color(QPalette::Midlight));
    if (bar.is_hidden) {
      painter.fillRect(ground, QBrush(colours.color(QPalette::PlaceholderText), Qt::BDiagPattern));
    }
    const double share = std::isfinite(bar.weight) ? std::clamp(bar.weight / most, 0.0, 1.0) : 0.0;
    painter.fillRect(
        QRect(ground.left(), ground.top(), static_cast<int>(std::round(share * room)), ground.height()),
        colours.color(QPalette::Highlight));
    if (is_marked || pointed_ == static_cast<Index>(i)) {
      painter.setPen(QPen(colours.color(QPalette::Text), is_marked && hasFocus() ? 2 : 1));
      painter.drawRect(ground.adjusted(-1, -1, 0, 0));
    }
  }
  if (hasFocus()) {
    paint_focus(painter);
  }
}

void RowBars::paint_focus(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette().color(QPalette::WindowText), 1.0, Qt::DotLine));
  painter.drawRect(visibleRegion().boundingRect().adjusted(0, 0, -1, -1));
}

void RowBars::mouseMoveEvent(QMouseEvent* event) { point_at(key_at(event->position().toPoint())); }

void RowBars::mouseReleaseEvent(QMouseEvent* event) {
  const std::optional<Index> key = key_at(event->position().toPoint());
  if (event->button() == Qt::LeftButton && key) {
    emit chosen(*key);
  }
}

void RowBars::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  point_at(std::nullopt);
}

void RowBars::keyPressEvent(QKeyEvent* event) {
  const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
  if (step == 0 || bars_.empty()) {
    QWidget::keyPressEvent(event);
    return;
  }
  emit chosen(std::clamp<Index>(marked_.value_or(-step) + step, 0, static_cast<Index>(bars_.size()) - 1));
}

void RowBars::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) {
    updateGeometry();
  }
  QWidget::changeEvent(event);
}

}  // namespace headlight::ui
