// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/words/shown_text.h"

namespace headlight::ui {

/// What to show for a token, or for its first `most` code units, on one line. Whatever cannot be seen has a
/// sign that can: control characters, line breaks, spaces at the ends and all but the plain one, marks of
/// direction, joiners that join nothing. A token without characters is a pair of quotation marks.
QString label_of_token(const QString& token, qsizetype most = longest_label);

/// A token as one line of a list: as in pictures (`label_of_token`), and white space at its ends, which
/// an editor must show, becomes visible too ("␣the"). "" stays "".
QString visible_token(const QString& token);

/// What to show of a title: as much as can be seen. Marks of direction and other characters that only change
/// how others are shown have a sign, so that they cannot turn them round; spaces and line breaks stay.
QString label_of_title(const QString& title);

/// A label as part of a sentence: one that reads from right to left does not turn the words beside it.
QString isolated(const QString& label);

}  // namespace headlight::ui
