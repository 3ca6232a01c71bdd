// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QTextEdit>

#include "ui/explain/derivation_lines.h"
#include "ui/explain/derivation_places.h"

namespace headlight::ui {

/// Which operands someone typed and may edit.
using IsTyped = std::function<bool(const Address&)>;

/// Writes the lines of a derivation into an empty document that draws formulas. Places are entered one by
/// one, as they are written: the view may ask for one while the text grows.
void write_derivation(QTextDocument& document, DerivationPlaces& places, const Derivation& derivation,
                      const std::vector<DerivationLine>& lines, const IsTyped& is_typed,
                      const QPalette& colours);

/// How the place that the keyboard is at and places that are marked stand out.
QList<QTextEdit::ExtraSelection> place_marks(QTextDocument& document, const DerivationPlaces& places,
                                             std::optional<PlaceIndex> keyboard,
                                             const std::function<bool(const Address&)>& is_marked,
                                             const QPalette& colours);

/// What is copied of written lines: formulas as plain text.
QString copied_text(const QTextCursor& selection, const std::vector<DerivationLine>& lines);

}  // namespace headlight::ui
