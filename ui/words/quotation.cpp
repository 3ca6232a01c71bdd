// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/quotation.h"

namespace headlight::ui {

QString quotation(std::string_view utf8, qsizetype longest) {
  const QString whole = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
  QString text;
  for (const QChar character : whole) {
    const QChar::Category category = character.category();
    const bool prints = category != QChar::Other_Control && category != QChar::Other_Format &&
                        category != QChar::Separator_Line && category != QChar::Separator_Paragraph;
    text += prints ? QString(character)
                   : QStringLiteral("\\u%1").arg(character.unicode(), 4, 16, QLatin1Char('0'));
  }
  if (text.size() <= longest) {
    return text;
  }
  qsizetype head = longest * 2 / 3;
  qsizetype tail = text.size() - (longest - head - 1);
  head -= text.at(head - 1).isHighSurrogate() ? 1 : 0;
  tail += text.at(tail).isLowSurrogate() ? 1 : 0;
  return text.left(head) + QChar(0x2026) + text.mid(tail);
}

}  // namespace headlight::ui
