// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string_view>

namespace headlight::ui {

/// Text out of a file as messages quote it: at most `longest` characters, with "…" where some are left
/// out of the middle, and characters that do not print (line breaks, escapes, marks that turn the
/// direction of writing) as \uXXXX.
QString quotation(std::string_view utf8, qsizetype longest);

/// The lengths messages quote at most.
inline constexpr qsizetype longest_found = 60;
inline constexpr qsizetype longest_place = 120;

}  // namespace headlight::ui
