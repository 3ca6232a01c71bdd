// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPainterPath>
#include <vector>

namespace headlight::ui {

/// A glyph of a font that is made for one file, in thousandths of the type's size, y upwards.
struct CffGlyph {
  QPainterPath outline;  ///< filled by the winding rule
  int advance = 0;
};

/// The bytes of a Compact Font Format font keyed by CID (Adobe Technical Notes 5176 and 5177): an empty glyph
/// 0, then `glyphs` as the CIDs 1, 2, … Coordinates are rounded to whole units.
QByteArray cff_font(const QByteArray& name, const std::vector<CffGlyph>& glyphs);

}  // namespace headlight::ui
