// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cross_fade.h"

#include <QPainter>

namespace headlight::ui {

namespace {

constexpr int fade_milliseconds = 180;

}  // namespace

CrossFade::CrossFade(QWidget& widget) : QWidget(&widget), widget_(widget) {
  setObjectName(QStringLiteral("crossFade"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  hide();
  fade_.setStartValue(1.0);
  fade_.setEndValue(0.0);
  fade_.setDuration(fade_milliseconds);
  connect(&fade_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
  connect(&fade_, &QVariantAnimation::finished, this, [this] {
    hide();
    before_ = QPixmap();
  });
}

void CrossFade::start() {
  fade_.stop();
  hide();
  if (!widget_.isVisible()) {
    return;
  }
  before_ = widget_.grab();
  setGeometry(widget_.rect());
  raise();
  show();
  fade_.start();
}

void CrossFade::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setOpacity(fade_.currentValue().toDouble());
  painter.drawPixmap(0, 0, before_);
}

}  // namespace headlight::ui
