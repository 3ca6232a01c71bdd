// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight::ui {

/// The most code units of a title and of a label that are laid out: more than any picture has room for.
inline constexpr qsizetype longest_title = 2000;
inline constexpr qsizetype longest_label = 1000;
/// What the names of documents are cut to, for titles of windows and questions.
inline constexpr qsizetype longest_name = 100;
/// What labels of the window are cut to: more than any place shows.
inline constexpr qsizetype longest_line = 300;
/// What texts of several lines are cut to.
inline constexpr qsizetype longest_reading = 1000;

/// What is measured and drawn of a text, which is cut before it is laid out: its first `most` code units at
/// most, cut between characters that people tell apart and ending in an ellipsis then; of the marks stacked
/// on one letter as many as keep to its line, of emoji that are joined as many as make one, and an ellipsis
/// for the rest.
QString shown_text(const QString& text, qsizetype most);

}  // namespace headlight::ui
