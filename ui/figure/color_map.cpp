// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/color_map.h"

#include <QFile>
#include <QTextStream>
#include <algorithm>
#include <cmath>

namespace headlight::ui {

ColorMap::ColorMap(Palette palette, bool reversed) {
  QFile file(QStringLiteral(":/palettes/%1.txt").arg(QString::fromStdString(palette_name(palette, false))));
  std::size_t count = 0;
  if (file.open(QIODevice::ReadOnly)) {
    // One colour a line as six hexadecimal digits; lines that begin with # are comments.
    for (const QByteArray& line : file.readAll().split('\n')) {
      if (line.size() == 6 && !line.startsWith('#') && count < colors_.size()) {
        colors_[count++] = 0xFF000000U | line.toUInt(nullptr, 16);
      }
    }
  }
  Q_ASSERT(count == colors_.size());
  if (reversed) {
    std::reverse(colors_.begin(), colors_.end());
  }
  for (std::size_t i = 0; i < colors_.size(); ++i) {
    white_text_[i] =
        contrast_ratio(colors_[i], qRgb(255, 255, 255)) > contrast_ratio(colors_[i], qRgb(0, 0, 0));
  }
}

double relative_luminance(QRgb color) {
  const auto linear = [](int channel) {
    const double c = channel / 255.0;
    return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(qRed(color)) + 0.7152 * linear(qGreen(color)) + 0.0722 * linear(qBlue(color));
}

double contrast_ratio(QRgb a, QRgb b) {
  const double first = relative_luminance(a) + 0.05;
  const double second = relative_luminance(b) + 0.05;
  return std::max(first, second) / std::min(first, second);
}

ColorScale::ColorScale(double low, double high, bool log_scale, bool centred)
    : low_(low), high_(high), log_(log_scale) {
  const double reach = std::max(std::abs(low), std::abs(high));
  // Halves keep the distance of huge numbers finite; the smallest doubles are brought up to where halves
  // exist.
  constexpr double tiny = 0x1p-500;
  unit_ = !log_ && reach < tiny ? 0x1p500 : 0.5;
  if (centred && !log_scale) {
    offset_ = -(unit_ * reach);
    factor_ = 0.5 / (unit_ * reach);
  } else {
    offset_ = unit_ * (log_ ? std::log(low) : low);
    factor_ = 1.0 / (unit_ * (log_ ? std::log(high) : high) - offset_);
  }
}

double ColorScale::position(double value) const {
  if (log_) {
    return value <= 0.0 ? 0.0 : (unit_ * std::log(value) - offset_) * factor_;
  }
  return (unit_ * value - offset_) * factor_;
}

double ColorScale::value_at(double fraction) const {
  if (log_) {
    return std::exp(std::log(low_) + fraction * (std::log(high_) - std::log(low_)));
  }
  return low_ * (1.0 - fraction) + high_ * fraction;
}

double ColorScale::fraction(double value) const {
  if (log_) {
    return (std::log(value) - std::log(low_)) / (std::log(high_) - std::log(low_));
  }
  return (unit_ * value - unit_ * low_) / (unit_ * high_ - unit_ * low_);
}

}  // namespace headlight::ui
