// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/number_scrub.h"

#include <QString>
#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight::ui {

namespace {

/// digits · 10^exponent, correctly rounded.
double decimal(long long digits, int exponent) {
  return QStringLiteral("%1e%2").arg(QString::number(digits), QString::number(exponent)).toDouble();
}

}  // namespace

NumberScrub::NumberScrub(double start, double neighbours) : start_(start) {
  const double magnitude = start != 0.0 ? std::fabs(start) : std::isfinite(neighbours) ? neighbours : 1.0;
  const double order = magnitude > 0.0 ? std::floor(std::log10(magnitude)) : 0.0;
  exponent_ = static_cast<int>(std::clamp(order, -300.0, 290.0)) - 2;
}

void NumberScrub::step(int steps, bool fine) {
  fine_steps_ += static_cast<long long>(steps) * (fine ? 1 : 10);
}

double NumberScrub::value() const {
  return fine_steps_ == 0
             ? start_
             : decimal(std::llround(start_ / std::pow(10.0, exponent_)) + fine_steps_, exponent_);
}

double NumberScrub::difference() const { return decimal(fine_steps_, exponent_); }

double sum_without_dust(double a, double b) {
  constexpr int decimal_digits = std::numeric_limits<double>::digits10;
  const double sum = a + b;
  return std::isfinite(sum) && b != 0.0 ? QString::number(sum, 'g', decimal_digits).toDouble() : sum;
}

}  // namespace headlight::ui
