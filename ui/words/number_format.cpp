// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/number_format.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace headlight::ui {

QString display_text(double number, NumberFormat format) {
  if (std::isnan(number)) {
    return QStringLiteral("NaN");
  }
  if (std::isinf(number)) {
    return number > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
  }
  if (format.scientific || std::fabs(number) >= 1e7) {
    static const QRegularExpression exponent_padding(QStringLiteral("e\\+?(-?)0*(\\d)"));
    QString text = QString::number(number, 'e', format.scientific ? format.decimals : 1);
    return with_true_minus(text.replace(exponent_padding, QStringLiteral("e\\1\\2")));
  }
  QString text = QString::number(number, 'f', format.decimals);
  if (text.startsWith(QLatin1Char('-')) && std::none_of(text.cbegin(), text.cend(), [](QChar c) {
        return c >= QLatin1Char('1') && c <= QLatin1Char('9');
      })) {
    text.remove(0, 1);
  }
  return with_true_minus(text);
}

QString with_true_minus(QString text) { return text.replace(QLatin1Char('-'), QChar(0x2212)); }

}  // namespace headlight::ui
