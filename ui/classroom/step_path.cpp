// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/step_path.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/look/accessible_role.h"

namespace headlight::ui {

namespace {

constexpr int margin = 4;
constexpr int space_between_names = 10;
constexpr int widest_pitch = 110;
constexpr int least_pitch = 18;

}  // namespace

StepPath::StepPath(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("stepPath"));
  set_accessible_role(*this, QAccessible::Slider);
  setToolTip(tr("The way through the calculation. A click or the arrow keys go to another step."));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepPath::set_steps(const QStringList& names, int present) {
  names_ = names;
  present_ = present;
  pointed_ = -1;
  setAccessibleName(
      tr("Step %1 of %2: %3")
          .arg(QString::number(present + 1), QString::number(names.size()), names.value(present)));
  updateGeometry();
  update();
}

double StepPath::radius() const { return fontMetrics().height() * 0.28; }

double StepPath::pitch() const {
  const double room = width() - 2.0 * (margin + 2.0 * radius());
  return names_.size() < 2
             ? 0.0
             : std::min(room / static_cast<double>(names_.size() - 1), 1.0 * widest_pitch * radius() / 4.5);
}

QRect StepPath::dot(int step) const {
  const double x = margin + 2.0 * radius() + step * pitch();
  const double y = margin + 2.0 * radius();
  return QRectF(x - radius(), y - radius(), 2.0 * radius(), 2.0 * radius()).toAlignedRect();
}

QRect StepPath::name_place(int step) const {
  const int width_of_name = fontMetrics().horizontalAdvance(names_[step]) + 2;
  QRect place(0, static_cast<int>(margin + 4.0 * radius()), width_of_name, fontMetrics().height());
  place.moveCenter(QPoint(dot(step).center().x(), place.center().y()));
  place.moveLeft(std::max(0, std::min(place.left(), width() - width_of_name)));
  return place;
}

bool StepPath::names_fit() const {
  for (int step = 1; step < names_.size(); ++step) {
    if (name_place(step).left() - name_place(step - 1).right() < space_between_names) {
      return false;
    }
  }
  return true;
}

QSize StepPath::sizeHint() const {
  return {static_cast<int>(names_.size()) * widest_pitch, minimumSizeHint().height()};
}

QSize StepPath::minimumSizeHint() const {
  return {static_cast<int>(names_.size()) * least_pitch,
          static_cast<int>(2 * margin + 4.0 * radius()) + fontMetrics().height()};
}

int StepPath::step_at(QPointF position) const {
  int nearest = -1;
  double least = std::max(12.0, pitch() / 2.0);
  for (int step = 0; step < names_.size(); ++step) {
    const double distance = std::abs(position.x() - dot(step).center().x());
    if (distance < least) {
      least = distance;
      nearest = step;
    }
  }
  return nearest;
}

bool StepPath::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const int step = step_at(help.pos());
    QToolTip::showText(help.globalPos(), step < 0 ? toolTip() : names_[step].toHtmlEscaped(), this);
    return true;
  }
  return QWidget::event(event);
}

void StepPath::paintEvent(QPaintEvent* /*event*/) {
  if (names_.isEmpty()) {
    return;
  }
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor accent = palette().color(QPalette::Highlight);
  const QColor quiet = palette().color(QPalette::PlaceholderText);
  const auto centre = [this](int step) { return QRectF(dot(step)).center(); };
  const int last = static_cast<int>(names_.size()) - 1;
  painter.setPen(QPen(quiet, 1.2));
  painter.drawLine(centre(present_), centre(last));
  painter.setPen(QPen(accent, 2.0));
  painter.drawLine(centre(0), centre(present_));
  const bool all_names = names_fit();
  for (int step = 0; step <= last; ++step) {
    const double grown = step == present_ ? 1.35 : step == pointed_ ? 1.2 : 1.0;
    painter.setPen(QPen(step <= present_ ? accent : quiet, 1.5));
    painter.setBrush(step <= present_ ? accent : palette().color(backgroundRole()));
    painter.drawEllipse(centre(step), radius() * grown, radius() * grown);
    if (step == present_ && focus_shown_) {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(palette().color(QPalette::WindowText), 1.0, Qt::DotLine));
      painter.drawEllipse(centre(step), radius() * 1.9, radius() * 1.9);
    }
    if (all_names || step == present_) {
      QFont face = font();
      face.setBold(step == present_);
      painter.setFont(face);
      painter.setPen(step == present_ ? palette().color(QPalette::WindowText) : quiet);
      painter.drawText(name_place(step).adjusted(-8, 0, 8, 0), Qt::AlignCenter | Qt::TextSingleLine,
                       names_[step]);
    }
  }
}

void StepPath::mousePressEvent(QMouseEvent* event) {
  if (const int step = step_at(event->position()); step >= 0 && event->button() == Qt::LeftButton) {
    emit chosen(step);
  }
}

void StepPath::mouseMoveEvent(QMouseEvent* event) {
  pointed_ = step_at(event->position());
  update();
}

void StepPath::leaveEvent(QEvent* /*event*/) {
  pointed_ = -1;
  update();
}

void StepPath::keyPressEvent(QKeyEvent* event) {
  focus_shown_ = true;
  const int step = event->key() == Qt::Key_Left    ? present_ - 1
                   : event->key() == Qt::Key_Right ? present_ + 1
                                                   : -1;
  if (step >= 0 && step < names_.size()) {
    emit chosen(step);
  } else {
    QWidget::keyPressEvent(event);
  }
}

void StepPath::focusInEvent(QFocusEvent* event) {
  focus_shown_ = event->reason() != Qt::MouseFocusReason;
  update();
}

void StepPath::focusOutEvent(QFocusEvent* /*event*/) {
  focus_shown_ = false;
  update();
}

}  // namespace headlight::ui
