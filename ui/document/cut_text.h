// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight::ui {

/// The beginning of a text, with "…" where that is not all: at most `longest` characters. Text of any length
/// is cut before it is laid out, which takes long for a million characters.
QString cut_text(const QString& text, qsizetype longest);

/// What the names of documents are cut to, for titles of windows and questions.
inline constexpr qsizetype longest_name = 100;
/// What labels are cut to: more than any place shows.
inline constexpr qsizetype longest_line = 300;
/// What texts of several lines are cut to.
inline constexpr qsizetype longest_reading = 1000;

}  // namespace headlight::ui
