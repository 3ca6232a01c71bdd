// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "tests/ui/window/seen_texts.h"

namespace headlight::ui {

/// Words of two letters or more that are neither allowed in a Chinese window nor a symbol such as d_model or
/// W^O.
QStringList english_in(const QString& text);
/// Chinese characters and punctuation that are not allowed in an English one.
QStringList chinese_in(const QString& text);
/// What does not belong into a window that speaks `language` ("en" or "zh_CN"), a line for each text.
QString leftover(const SeenTexts& seen, const QString& language);

}  // namespace headlight::ui
