// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmap_overlay.h"

#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <array>
#include <utility>

namespace headlight::ui {

namespace {

constexpr int rim = 1;
constexpr int flash_milliseconds = 200;
constexpr QColor dark_line(20, 20, 20);
constexpr QColor light_rim(255, 255, 255);

/// The four strips of a frame that reaches `thickness` inwards from `outer`.
std::array<QRect, 4> strips(const QRect& outer, int thickness) {
  const int inner = std::max(0, outer.height() - 2 * thickness);
  return {QRect(outer.left(), outer.top(), outer.width(), thickness),
          QRect(outer.left(), outer.bottom() + 1 - thickness, outer.width(), thickness),
          QRect(outer.left(), outer.top() + thickness, thickness, inner),
          QRect(outer.right() + 1 - thickness, outer.top() + thickness, thickness, inner)};
}

/// Around small cells all lies outside, so that their colour stays to be seen.
bool is_small(const Outline& outline) {
  constexpr int smallest_with_line_inside = 16;
  return std::min(outline.rect.width(), outline.rect.height()) < smallest_with_line_inside;
}

int line_width(const Outline& outline) {
  return is_small(outline) ? std::min(outline.width, 2) : outline.width;
}

QRect dark_rect(const Outline& outline) {
  const int outside = is_small(outline) ? line_width(outline) : 0;
  return outline.rect.adjusted(-outside, -outside, outside, outside);
}

QRect outer_rect(const Outline& outline) { return dark_rect(outline).adjusted(-rim, -rim, rim, rim); }

int thickness(const Outline& outline) { return line_width(outline) + (is_small(outline) ? rim : 2 * rim); }

/// What an outline paints: its strips, or all of a narrow one, since many small rectangles take longer
/// to paint than a few larger ones.
void add_painted(QRegion& region, const Outline& outline) {
  constexpr int narrow = 64;
  const QRect outer = outer_rect(outline);
  if (std::min(outer.width(), outer.height()) < narrow) {
    region += outer;
    return;
  }
  for (const QRect& strip : strips(outer, thickness(outline))) {
    region += strip;
  }
}

void fill_strips(QPainter& painter, const QRect& outer, int width, const QColor& color) {
  for (const QRect& strip : strips(outer, width)) {
    painter.fillRect(strip, color);
  }
}

void draw(QPainter& painter, const Outline& outline) {
  fill_strips(painter, outer_rect(outline), thickness(outline), light_rim);
  fill_strips(painter, dark_rect(outline), line_width(outline), dark_line);
}

}  // namespace

HeatmapOverlay::HeatmapOverlay(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  fade_.setStartValue(1.0);
  fade_.setEndValue(0.0);
  fade_.setDuration(flash_milliseconds);
  const auto repaint_cells = [this] {
    QRegion region;
    for (const QRect& cell : flashing_) {
      add_painted(region, {cell, 2});
    }
    update(region);
  };
  connect(&fade_, &QVariantAnimation::valueChanged, this, repaint_cells);
  connect(&fade_, &QVariantAnimation::finished, this, [this, repaint_cells] {
    repaint_cells();
    flashing_.clear();
  });
}

void HeatmapOverlay::set_outlines(std::vector<Outline> outlines) {
  QRegion changed;
  const auto add_missing = [&changed](const std::vector<Outline>& from, const std::vector<Outline>& in) {
    for (const Outline& outline : from) {
      if (std::ranges::find(in, outline) == in.end()) {
        add_painted(changed, outline);
      }
    }
  };
  add_missing(outlines_, outlines);
  add_missing(outlines, outlines_);
  outlines_ = std::move(outlines);
  if (!changed.isEmpty()) {
    update(changed);
  }
}

void HeatmapOverlay::flash(std::vector<QRect> cells) {
  fade_.stop();
  if (!flashing_.empty()) {
    update();
  }
  flashing_ = std::move(cells);
  if (!flashing_.empty()) {
    fade_.start();
  }
}

void HeatmapOverlay::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  if (!flashing_.empty()) {
    painter.setOpacity(fade_.currentValue().toDouble());
    for (const QRect& cell : flashing_) {
      if (const Outline outline{cell, 2}; event->rect().intersects(outer_rect(outline))) {
        draw(painter, outline);
      }
    }
    painter.setOpacity(1.0);
  }
  for (const Outline& outline : outlines_) {
    if (event->rect().intersects(outer_rect(outline))) {
      draw(painter, outline);
    }
  }
}

}  // namespace headlight::ui
