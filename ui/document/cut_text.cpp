// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/cut_text.h"

namespace headlight::ui {

QString cut_text(const QString& text, qsizetype longest) {
  if (text.size() <= longest) {
    return text;
  }
  qsizetype end = longest - 1;
  end -= end > 0 && text.at(end - 1).isHighSurrogate() ? 1 : 0;
  return text.left(end) + QChar(0x2026);
}

}  // namespace headlight::ui
