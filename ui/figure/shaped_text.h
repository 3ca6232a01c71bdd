// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QTextLayout>
#include <vector>

namespace headlight::ui {

/// A text as it is handed to fonts: sequences of emoji are asked of the font that has them as one picture,
/// without the selectors that this font has no glyph for and that would break them up.
struct ShapedText {
  QString original;
  QString text;
  /// Where each code unit of `text` stands in `original`, and one place more for the end; empty where both
  /// are the same.
  std::vector<int> origins;
  QList<QTextLayout::FormatRange> pictures;

  /// What a part of `text` was.
  QString original_part(qsizetype begin, qsizetype end) const;
};

ShapedText shape_text(const QString& text, const QFont& font);

/// The length of a text on one line, in pixels.
double text_width(const QString& text, const QFont& font);

}  // namespace headlight::ui
