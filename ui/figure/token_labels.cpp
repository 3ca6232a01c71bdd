// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/token_labels.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/figure/figure_text.h"
#include "ui/words/shown_text.h"
#include "ui/words/token_label.h"

namespace headlight::ui {

namespace {

constexpr double measured_pixels = 64.0;
constexpr double label_line_height = 1.15;  // of neighbouring labels, in font sizes
constexpr double label_gap = 0.5;           // between straight labels, in font sizes
constexpr double middle_height = 0.36;      // of capital letters above the baseline, in font sizes
constexpr double sine = std::numbers::sqrt2 / 2.0;

/// Code units of the labels of one axis that are measured, and of each at least.
constexpr qsizetype most_in_all = 200'000;
constexpr qsizetype least_label = 64;

constexpr double leading = 1.45;  // from line to line of a broken label, in font sizes

int label_lines(const LabelAxis& axis, const MeasuredLabels& labels, int index) {
  return labels.length(index) * axis.font_pixels > axis.longest ? axis.most_lines : 1;
}

double drawn_length(const LabelAxis& axis, const MeasuredLabels& labels, int index) {
  return std::min(labels.length(index) * axis.font_pixels, axis.longest);
}

}  // namespace

double label_block_height(int lines) { return label_line_height + (lines - 1) * leading; }

MeasuredLabels::MeasuredLabels(const QStringList& labels, const QString& family)
    : originals_(labels), family_(family) {
  const QFont font = figure_font(family, measured_pixels);
  const qsizetype most =
      std::clamp(most_in_all / std::max<qsizetype>(1, labels.size()), least_label, longest_label);
  lengths_.reserve(static_cast<std::size_t>(labels.size()));
  for (const QString& label : labels) {
    visible_.append(label_of_token(label, most));
    // A little more than the advance: italic and stacked signs reach beyond it.
    lengths_.push_back(text_width(visible_.back(), font) / measured_pixels + 0.06);
    longest_ = std::max(longest_, lengths_.back());
  }
}

int label_step(const LabelAxis& axis, const LabelSpan& span, const MeasuredLabels& labels) {
  const bool broken = labels.longest() * axis.font_pixels > axis.longest;
  double needed = label_block_height(broken ? axis.most_lines : 1) * axis.font_pixels;
  if (axis.side == LabelAxis::Side::bottom && axis.angle == 45) {
    needed /= sine;
  } else if (axis.side == LabelAxis::Side::bottom && axis.angle == 0) {
    needed = std::min(labels.longest() * axis.font_pixels, axis.longest) + label_gap * axis.font_pixels;
  }
  const double pitch = span.pitch();
  if (pitch <= 0.0) {
    return 1;
  }
  for (int decade = 1;; decade *= 10) {
    for (const int digit : {1, 2, 5}) {
      if (digit * decade * pitch >= needed * (digit * decade == 1 ? 0.98 : 1.0) || decade > 10000) {
        return digit * decade;
      }
    }
  }
}

QRectF label_box(const LabelAxis& axis, const LabelSpan& span, const MeasuredLabels& labels, int index) {
  if (index < 0 || index >= labels.count() || index % label_step(axis, span, labels) != 0) {
    return {};
  }
  const double centre = span.centre(index);
  if (centre < span.begin - 0.01 || centre > span.end + 0.01) {
    return {};
  }
  const double length = drawn_length(axis, labels, index);
  const double height = label_block_height(label_lines(axis, labels, index)) * axis.font_pixels;
  if (axis.side == LabelAxis::Side::left) {
    return {axis.area.right() - length, centre - height / 2.0, length, height};
  }
  switch (axis.angle) {
    case 0: return {centre - length / 2.0, axis.area.top(), length, height};
    case 90: return {centre - height / 2.0, axis.area.top(), height, length};
    default: {
      const double extent = (length + height) * sine;
      return {centre - length * sine, axis.area.top(), extent, extent};
    }
  }
}

/// Draws a label that is broken or elided.
void draw_long_label(QPainter& painter, const LabelAxis& axis, double centre, const TextBlock& block,
                     const QColor& color, GlyphOutlines& outlines) {
  const QPointF corner(-block.size().width(), -block.size().height() / 2.0);
  painter.save();
  if (axis.side == LabelAxis::Side::left) {
    painter.translate(axis.area.right(), centre);
  } else if (axis.angle == 0) {
    painter.translate(centre + block.size().width() / 2.0, axis.area.top() + block.size().height() / 2.0);
  } else {
    const double rise = axis.angle == 45 ? block.size().height() / 2.0 * sine : 0.0;
    painter.translate(centre, axis.area.top() + rise);
    painter.rotate(-axis.angle);
  }
  block.draw(painter, corner, color, 0.0, outlines);
  painter.restore();
}

void draw_labels(QPainter& painter, const LabelAxis& axis, const LabelSpan& span,
                 const MeasuredLabels& labels, const QColor& color, GlyphOutlines& outlines) {
  const QFont font = figure_font(labels.family(), axis.font_pixels);
  const int step = label_step(axis, span, labels);
  const double pitch = span.pitch();
  if (pitch <= 0.0) {
    return;
  }
  const int first = static_cast<int>(std::ceil((std::floor(span.first) - 1.0) / step)) * step;
  const int last = std::min(labels.count() - 1, static_cast<int>(std::ceil(span.first + span.count)));
  const double drop = middle_height * axis.font_pixels;
  for (int i = std::max(0, first); i <= last; i += step) {
    const double centre = span.centre(i);
    if (centre < span.begin - 0.01 || centre > span.end + 0.01) {
      continue;
    }
    const double length = labels.length(i) * axis.font_pixels;
    if (length > axis.longest) {
      draw_long_label(painter, axis, centre,
                      TextBlock(labels.visible(i), font, axis.longest, axis.most_lines, Qt::AlignRight),
                      color, outlines);
      continue;
    }
    const QString& text = labels.visible(i);
    if (axis.side == LabelAxis::Side::left) {
      draw_text_line(painter, QPointF(axis.area.right(), centre + drop), text, font, color, outlines,
                     Qt::AlignRight);
    } else if (axis.angle == 0) {
      draw_text_line(painter, QPointF(centre, axis.area.top() + 0.95 * axis.font_pixels), text, font, color,
                     outlines, Qt::AlignHCenter);
    } else {
      painter.save();
      painter.translate(centre, axis.area.top() + (axis.angle == 45 ? drop : 0.0));
      painter.rotate(-axis.angle);
      draw_text_line(painter, QPointF(0.0, drop), text, font, color, outlines, Qt::AlignRight);
      painter.restore();
    }
  }
}

}  // namespace headlight::ui
