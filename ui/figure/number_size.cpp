// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/figure/figure_layout.h"
#include "ui/words/fixed_number.h"

namespace headlight::ui {

namespace {

constexpr double most_of_width = 0.8;
constexpr double most_of_height = 0.85;  // for digits, which are 0.714 of their font's size high
constexpr double digit_height = 0.714;
constexpr double least_on_screen = 7.0;        // pixels
constexpr double least_on_paper = 4.0 / 72.0;  // inches

/// The longest numbers that cells show: texts grow with the magnitude on either side of zero.
std::vector<QString> widest_numbers(const Figure& figure) {
  double most = 0.0;
  double least = 0.0;
  bool any = false;
  for (const FigurePanel& panel : figure.panels) {
    if (!panel.values) {
      continue;
    }
    const Matrix& values = *panel.values;
    for (Index row = 0; row < values.rows(); ++row) {
      for (Index column = 0; column < values.cols(); ++column) {
        const double value = values(row, column);
        if (std::isfinite(value) && !(panel.hidden && (*panel.hidden)(row, column))) {
          most = any ? std::max(most, value) : value;
          least = any ? std::min(least, value) : value;
          any = true;
        }
      }
    }
  }
  return {fixed_text(most, figure.decimals), fixed_text(least, figure.decimals)};
}

/// In files of shapes, or as NumberGlyphs sets it with every advance rounded to whole pixels.
double width_in_pixels(const QFontMetricsF& metrics, const QString& text) {
  double rounded = 0.0;
  for (const QChar sign : text) {
    rounded += std::round(metrics.horizontalAdvance(sign));
  }
  return std::max(rounded, metrics.horizontalAdvance(text));
}

}  // namespace

int number_pixels(const Figure& figure, QSizeF cell, double largest, const LayoutSpace& space) {
  if (figure.annotations == Annotations::never || cell.isEmpty() || figure.panels.empty()) {
    return 0;
  }
  const double least = figure.annotations == Annotations::always ? 1.0
                       : space.medium == Medium::screen          ? least_on_screen
                                                                 : least_on_paper * space.pixels_per_inch;
  int pixels = static_cast<int>(std::min(largest, cell.height() * most_of_height / digit_height));
  if (pixels < least || (figure.annotations == Annotations::automatic && cell.width() < least)) {
    return figure.annotations == Annotations::always ? 1 : 0;
  }
  const std::vector<QString> widest = widest_numbers(figure);
  for (; pixels > 1 && pixels >= least; --pixels) {
    const QFontMetricsF metrics(figure_font(figure.font_family, pixels));
    const double width = std::max(width_in_pixels(metrics, widest[0]), width_in_pixels(metrics, widest[1]));
    if (width <= most_of_width * cell.width()) {
      return pixels;
    }
    // Straight to about the size that fits, then one by one.
    pixels = std::min(pixels, static_cast<int>(pixels * most_of_width * cell.width() / width) + 2);
  }
  return pixels >= least ? pixels : figure.annotations == Annotations::always ? 1 : 0;
}

}  // namespace headlight::ui
