// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/bar_ticks.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

#include "ui/heatmap/number_text.h"

namespace headlight::ui {

namespace {

QString superscript(int exponent) {
  static constexpr std::array digits{u'\u2070', u'\u00B9', u'\u00B2', u'\u00B3', u'\u2074',
                                     u'\u2075', u'\u2076', u'\u2077', u'\u2078', u'\u2079'};
  QString text = exponent < 0 ? QString(QChar(0x207B)) : QString();
  for (const QChar digit : QString::number(std::abs(exponent))) {
    text += QChar(digits[static_cast<std::size_t>(digit.digitValue())]);
  }
  return text;
}

/// A label exact to the step of the ticks: "0.2", "−1500", "2×10⁻⁷".
QString tick_label(double value, double step, double reach) {
  const int step_exponent = static_cast<int>(std::floor(std::log10(step) + 1e-9));
  const int reach_exponent = static_cast<int>(std::floor(std::log10(reach) + 1e-9));
  const auto is_whole = [](double number) { return std::abs(number - std::round(number)) < 1e-6; };
  const auto decimals_of = [&](int exponent) {
    int decimals = std::max(0, exponent);
    const double unit = step * std::pow(10.0, decimals);
    return is_whole(unit) || unit > 1e6 ? decimals : decimals + 1;
  };
  if (reach_exponent >= 5 || reach_exponent <= -4) {
    if (value == 0.0) {
      return QStringLiteral("0");
    }
    const double power = std::pow(10.0, reach_exponent);
    const int decimals = std::clamp(reach_exponent - step_exponent, 0, 6);
    const QString mantissa = number_text(
        value / power, is_whole(step / power * std::pow(10.0, decimals)) ? decimals : decimals + 1);
    return QStringLiteral("%1×10%2").arg(mantissa, superscript(reach_exponent));
  }
  return number_text(value, std::min(decimals_of(-step_exponent), 8));
}

std::vector<BarTick> linear_ticks(const ColorScale& scale, int most) {
  QCPAxisTicker ticker;
  ticker.setTickStepStrategy(QCPAxisTicker::tssReadability);
  QVector<double> ticks;
  // The ticker aims at a count; ask for fewer until there are not more than fit.
  for (int count = std::min(most, 5); count >= 1; --count) {
    ticker.setTickCount(count);
    ticker.generate(QCPRange(scale.low(), scale.high()), QLocale::c(), u'g', 6, ticks, nullptr, nullptr);
    const double slack = 1e-9 * (scale.high() - scale.low());
    ticks.removeIf([&](double t) {
      return t < scale.low() - slack || t > scale.high() + slack || (scale.is_log() && t <= 0.0);
    });
    if (ticks.size() <= most) {
      break;
    }
  }
  std::vector<BarTick> result;
  if (ticks.size() < 2) {
    ticks = {scale.low(), scale.high()};
  }
  const double step = ticks[1] - ticks[0];
  const double reach = std::max(std::abs(ticks.front()), std::abs(ticks.back()));
  for (const double tick : ticks) {
    const double clean = std::abs(tick) < step * 1e-6 ? 0.0 : tick;
    result.push_back({std::clamp(scale.fraction(clean), 0.0, 1.0), tick_label(clean, step, reach)});
  }
  return result;
}

std::vector<BarTick> log_ticks(const ColorScale& scale, int most) {
  const int first = static_cast<int>(std::ceil(std::log10(scale.low()) - 1e-9));
  const int last = static_cast<int>(std::floor(std::log10(scale.high()) + 1e-9));
  if (last <= first) {
    return linear_ticks(scale, most);
  }
  const int stride = (last - first + most) / most;
  // All written alike: as plain numbers, or as powers.
  const bool plain = first >= -3 && last <= 4;
  std::vector<BarTick> result;
  for (int exponent = first; exponent <= last; exponent += stride) {
    const double tick = std::pow(10.0, exponent);
    const QString label =
        plain ? number_text(tick, std::max(0, -exponent)) : QStringLiteral("10%1").arg(superscript(exponent));
    result.push_back({std::clamp(scale.fraction(tick), 0.0, 1.0), label});
  }
  return result;
}

}  // namespace

std::vector<BarTick> bar_ticks(const ColorScale& scale, int most) {
  const int wanted = std::max(2, most);
  return scale.is_log() ? log_ticks(scale, wanted) : linear_ticks(scale, wanted);
}

}  // namespace headlight::ui
