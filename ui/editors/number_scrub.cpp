// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/number_scrub.h"

#include <QString>
#include <algorithm>
#include <cmath>

namespace headlight::ui {

NumberScrub::NumberScrub(double start, double neighbours) : start_(start) {
  const double magnitude = start != 0.0 ? std::fabs(start) : std::isfinite(neighbours) ? neighbours : 1.0;
  const double order = magnitude > 0.0 ? std::floor(std::log10(magnitude)) : 0.0;
  exponent_ = static_cast<int>(std::clamp(order, -300.0, 290.0)) - 2;
}

void NumberScrub::step(int steps, bool fine) {
  fine_steps_ += static_cast<long long>(steps) * (fine ? 1 : 10);
}

double NumberScrub::value() const {
  if (fine_steps_ == 0) {
    return start_;
  }
  const long long first = std::llround(start_ / std::pow(10.0, exponent_));
  return QStringLiteral("%1e%2")
      .arg(QString::number(first + fine_steps_), QString::number(exponent_))
      .toDouble();
}

}  // namespace headlight::ui
