// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <vector>

#include "ui/figure/cff_font.h"

namespace headlight::ui {

/// A font made for one PDF file: each glyph is what cannot be divided of a text (a letter with its marks, a
/// conjunct, a ligature) and knows the characters it stands for, so that text copied from the file is the
/// text that was written.
class PdfFont {
 public:
  explicit PdfFont(const QString& face) : face_(face) {}

  /// The CID of a glyph, the same for the same outline and text; 0 where the font is full.
  int glyph(const CffGlyph& glyph, const QString& text);
  /// In thousandths of the type's size.
  int advance(int cid) const { return glyphs_[static_cast<std::size_t>(cid - 1)].advance; }

  /// The name in the file, with six letters that tell apart what is left of one face in several files.
  QByteArray name() const;
  QByteArray program() const { return cff_font(name(), glyphs_); }
  /// The program that leads from CIDs to characters.
  QByteArray to_unicode() const;
  /// The array W of the font's dictionary.
  QByteArray widths() const;
  /// The array FontBBox.
  QByteArray bounds() const;

 private:
  QString face_;
  std::vector<CffGlyph> glyphs_;
  std::vector<QString> texts_;
  QHash<QByteArray, int> known_;
};

}  // namespace headlight::ui
