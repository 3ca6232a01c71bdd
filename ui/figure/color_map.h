// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRgb>
#include <array>

#include "core/experiment/figure_options.h"

namespace headlight::ui {

/// 256 colours from low to high.
class ColorMap {
 public:
  explicit ColorMap(Palette palette, bool reversed = false);

  /// The colour at `position` in 0 … 1; beyond, the nearest end. NaN gives the low end.
  QRgb color(double position) const { return colors_[index(position)]; }
  /// Black or white, whichever contrasts more with `color(position)`: at least 4.58 : 1.
  bool is_text_white(double position) const { return white_text_[index(position)]; }
  const std::array<QRgb, 256>& colors() const { return colors_; }

  static std::size_t index(double position) {
    return position >= 1.0 ? 255 : position > 0.0 ? static_cast<std::size_t>(position * 256.0) : 0;
  }

 private:
  std::array<QRgb, 256> colors_{};
  std::array<bool, 256> white_text_{};
};

/// Relative luminance of an opaque colour, 0 … 1 (WCAG 2.1).
double relative_luminance(QRgb color);
/// Contrast of two opaque colours, 1 … 21 (WCAG 2.1).
double contrast_ratio(QRgb a, QRgb b);

/// Which position between the ends of the palette a number has.
class ColorScale {
 public:
  /// low < high, both finite. With `log_scale`, low > 0. With `centred`, 0 has the position ½
  /// whatever the ends are.
  ColorScale(double low, double high, bool log_scale, bool centred);

  /// Not clamped. NaN stays NaN; a number that has no logarithm counts as the low end.
  double position(double value) const;
  /// The number at `fraction` (0 … 1) of the colour bar's length.
  double value_at(double fraction) const;
  /// Where on the colour bar a number stands: 0 at low, 1 at high.
  double fraction(double value) const;
  double low() const { return low_; }
  double high() const { return high_; }
  bool is_log() const { return log_; }

 private:
  double low_;
  double high_;
  bool log_;
  double unit_;
  double offset_;  // position = (f(value) · unit − offset) · factor
  double factor_;
};

}  // namespace headlight::ui
