// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace headlight::ui {

/// The code point at `at`, and how many code units it takes.
struct CodePoint {
  char32_t code = 0;
  qsizetype units = 1;
};
CodePoint code_point_at(QStringView text, qsizetype at);

/// An emoji made of several code points: a keycap, a flag, a pictograph with a variation selector, a
/// skin colour or tags, or several of them joined.
struct EmojiSequence {
  qsizetype length = 0;     ///< in code units; 0 where there is none
  bool is_picture = false;  ///< whether it asks to be drawn in colours
};

/// The longest sequence that begins at `at`; one code point alone is none.
EmojiSequence emoji_sequence_at(QStringView text, qsizetype at);

}  // namespace headlight::ui
