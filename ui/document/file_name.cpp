// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/file_name.h"

#include <QRegularExpression>

namespace headlight::ui {

QString file_name_from(QString title) {
  static const QRegularExpression not_in_names(QStringLiteral(R"([\x00-\x1f/\\:*?"<>|]+)"));
  constexpr int longest = 60;
  return title.replace(not_in_names, QStringLiteral(" ")).simplified().left(longest);
}

}  // namespace headlight::ui
