// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight::ui {

/// What stands for a character that cannot be seen, such as ‹ZWSP› for U+200B, ↵ for a line break or ‹U+202E›
/// for an override of the direction; "" for those that can be seen and for the plain space.
QString stand_in(char32_t code);

/// Whether the zero-width joiner or non-joiner at `at` changes the shapes of the letters beside it: after or
/// before a sign that kills a vowel (Indic scripts), or between letters that join (Arabic).
bool joins_letters(QStringView text, qsizetype at);

}  // namespace headlight::ui
