// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/heads_text.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace headlight::ui {

std::optional<std::vector<HeadIndex>> parse_heads(const QString& text, Index count) {
  static const QRegularExpression separator(QStringLiteral("[,;，、；\\s]+"));
  static const QRegularExpression around_dash(QStringLiteral("\\s*[-–—−]\\s*"));
  static const QRegularExpression item(QStringLiteral("^(\\d{1,6})(?:-(\\d{1,6}))?$"));
  QString plain = text.normalized(QString::NormalizationForm_KC);
  plain.replace(around_dash, QStringLiteral("-"));
  std::vector<HeadIndex> heads;
  for (const QString& part : plain.split(separator, Qt::SkipEmptyParts)) {
    const QRegularExpressionMatch match = item.match(part);
    const Index first = match.captured(1).toLongLong();
    const Index last = match.hasCaptured(2) ? match.captured(2).toLongLong() : first;
    if (!match.hasMatch() || first < 1 || last < first || last > count) {
      return std::nullopt;
    }
    for (Index head = first; head <= last; ++head) {
      heads.push_back({head - 1});
    }
  }
  if (heads.empty()) {
    return std::nullopt;
  }
  std::ranges::sort(heads);
  heads.erase(std::ranges::unique(heads).begin(), heads.end());
  return heads;
}

QString heads_text(const std::vector<HeadIndex>& heads) {
  QStringList parts;
  for (std::size_t first = 0; first < heads.size();) {
    std::size_t last = first;
    while (last + 1 < heads.size() && heads[last + 1].value == heads[last].value + 1) {
      ++last;
    }
    const QString from = QString::number(heads[first].value + 1);
    parts.append(first == last ? from
                               : QStringLiteral("%1–%2").arg(from, QString::number(heads[last].value + 1)));
    first = last + 1;
  }
  return parts.join(QStringLiteral(", "));
}

}  // namespace headlight::ui
