// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmap_plot.h"

#include <QPaintEvent>

namespace headlight::ui {

HeatmapPlot::HeatmapPlot(QWidget* parent) : QCustomPlot(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  layer(QStringLiteral("overlay"))->setMode(QCPLayer::lmLogical);  // one buffer to copy from, not two
}

void HeatmapPlot::paintEvent(QPaintEvent* event) {
  QCPPainter painter(this);
  if (!painter.isActive()) {
    return;
  }
  for (const QRect& strip : event->region()) {
    painter.setClipRect(strip);
    painter.fillRect(strip, mBackgroundBrush);
    for (const QSharedPointer<QCPAbstractPaintBuffer>& buffer : mPaintBuffers) {
      buffer->draw(&painter);
    }
  }
}

}  // namespace headlight::ui
