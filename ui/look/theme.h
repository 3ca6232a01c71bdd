// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPalette>

namespace headlight::ui {

/// The colours of the window. One accent (`QPalette::Highlight`); `Mid` draws borders, `PlaceholderText`
/// quiet text, `BrightText` what went wrong. Text reaches a contrast of 4.5 on its ground.
QPalette light_palette();
QPalette dark_palette();
/// For a projector in a bright room: black on white, and lines that do not wash out.
QPalette projector_palette();

/// Whether a palette is one of light text on a dark ground.
bool is_dark(const QPalette& palette);
/// Whether a palette is the projector's.
bool is_for_projector(const QPalette& palette);

/// `desktop` with families behind it that draw every script, Chinese in its simplified shapes. Unhinted, as
/// in pictures: strokes snapped to whole pixels make Chinese at text size look bold.
QFont with_all_scripts(const QFont& desktop);

/// The steps of type: the text of the window times 1, 1.25 and 1.6.
enum class TypeStep { text, heading, title };
QFont font_at(const QFont& text, TypeStep step);

}  // namespace headlight::ui
