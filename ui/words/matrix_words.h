// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/experiment/matrices.h"

namespace headlight::ui {

/// The symbol as plain text, W^Q.
QString symbol_text(MatrixRole role);
/// The symbol as markup with a raised or lowered index, W<sup>Q</sup>; for rich text of our own only.
QString symbol_markup(MatrixRole role);
/// What the matrix holds, in a few words: "projection to queries".
QString role_words(MatrixRole role);
/// What an axis counts, in a few words: "queries", "d_q".
QString axis_words(MatrixAxis axis);
/// How many there are, as markup of our own: "11 queries", "d<sub>q</sub> 4".
QString extent_markup(MatrixAxis axis, Index extent);
/// The label of one row or column: its token, else its number counted from 1.
QString axis_label(const Experiment& experiment, MatrixAxis axis, Index position);
/// A tooltip that shows `text` as it is, even where it looks like markup.
QString plain_tooltip(const QString& text);

}  // namespace headlight::ui
