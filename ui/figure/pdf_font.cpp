// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/pdf_font.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>
#include <algorithm>

#include "core/explain/stage_cell.h"

namespace headlight::ui {

namespace {

constexpr std::size_t most_glyphs = 65'000;

QByteArray hexadecimal(int cid) { return QByteArray::number(cid, 16).rightJustified(4, '0'); }

/// UTF-16 with the high byte first.
QByteArray hexadecimal(const QString& text) {
  QByteArray digits;
  for (const QChar c : text) {
    digits += hexadecimal(static_cast<int>(c.unicode()));
  }
  return digits;
}

/// What tells glyphs apart.
QByteArray key_of(const CffGlyph& glyph, const QString& text) {
  QByteArray key;
  QDataStream stream(&key, QIODevice::WriteOnly);
  stream << text << glyph.advance;
  for (int i = 0; i < glyph.outline.elementCount(); ++i) {
    const QPainterPath::Element element = glyph.outline.elementAt(i);
    stream << static_cast<int>(element.type) << QPointF(element).toPoint();
  }
  return key;
}

}  // namespace

int PdfFont::glyph(const CffGlyph& glyph, const QString& text) {
  const QByteArray key = key_of(glyph, text);
  const auto known = known_.constFind(key);
  if (known != known_.cend()) {
    return *known;
  }
  if (glyphs_.size() == most_glyphs) {
    return 0;
  }
  glyphs_.push_back(glyph);
  texts_.push_back(text);
  const int cid = static_cast<int>(glyphs_.size());
  known_.insert(key, cid);
  return cid;
}

QByteArray PdfFont::name() const {
  QCryptographicHash hash(QCryptographicHash::Sha256);
  hash.addData(to_unicode());
  hash.addData(widths());
  QByteArray tag;
  constexpr int tag_length = 6;
  constexpr int letters = 26;
  for (const char byte : hash.result().left(tag_length)) {
    tag += static_cast<char>('A' + static_cast<unsigned char>(byte) % letters);
  }
  QByteArray face;
  for (const QChar c : face_) {
    if (c.isLetterOrNumber() && c.unicode() < 0x80) {
      face += c.toLatin1();
    }
  }
  return tag + '+' + (face.isEmpty() ? "Font" : face);
}

QByteArray PdfFont::to_unicode() const {
  QByteArray program =
      "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
      "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
      "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
      "1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n";
  constexpr std::size_t most_in_a_block = 100;
  for (std::size_t first = 0; first < texts_.size(); first += most_in_a_block) {
    const std::size_t end = std::min(texts_.size(), first + most_in_a_block);
    program += QByteArray::number(static_cast<qulonglong>(end - first)) + " beginbfchar\n";
    for (std::size_t i = first; i < end; ++i) {
      program += '<' + hexadecimal(static_cast<int>(i + 1)) + "> <" + hexadecimal(texts_[i]) + ">\n";
    }
    program += "endbfchar\n";
  }
  return program + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

QByteArray PdfFont::widths() const {
  QByteArray list;
  for (const CffGlyph& glyph : glyphs_) {
    list += (list.isEmpty() ? "" : " ") + QByteArray::number(glyph.advance);
  }
  return "[1 [" + list + "]]";
}

QByteArray PdfFont::bounds() const {
  QRectF box;
  for (const CffGlyph& glyph : glyphs_) {
    box |= glyph.outline.controlPointRect();
  }
  const QRect whole = box.toAlignedRect();
  return '[' + QByteArray::number(whole.left()) + ' ' + QByteArray::number(whole.top()) + ' ' +
         QByteArray::number(whole.right() + 1) + ' ' + QByteArray::number(whole.bottom() + 1) + ']';
}

}  // namespace headlight::ui
