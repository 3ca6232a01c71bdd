// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/cff_font.h"

#include <QPoint>
#include <QRectF>
#include <cmath>

namespace headlight::ui {

namespace {

/// The operators of dictionaries that are used here.
enum class DictKey { bounds = 5, charset = 15, charstrings = 17, private_part = 18, default_width = 20 };
enum class LongDictKey { registry = 30, count = 34, fonts = 36, font_choice = 37 };
/// The operators of outlines that are used here.
enum class Stroke { line = 5, curve = 8, end = 14, move = 21 };

constexpr int first_own_string = 391;

void append_bytes(QByteArray& bytes, int value, int count) {
  for (int shift = 8 * (count - 1); shift >= 0; shift -= 8) {
    bytes += static_cast<char>(value >> shift & 0xFF);
  }
}

/// A number of fixed length, so that offsets do not move what they lead to.
QByteArray dict_number(int value) {
  QByteArray bytes(1, char(29));
  append_bytes(bytes, value, 4);
  return bytes;
}
QByteArray entry(const QByteArray& numbers, DictKey key) { return numbers + static_cast<char>(key); }
QByteArray entry(const QByteArray& numbers, LongDictKey key) {
  return numbers + char(12) + static_cast<char>(key);
}

QByteArray index(const std::vector<QByteArray>& objects) {
  QByteArray bytes;
  append_bytes(bytes, static_cast<int>(objects.size()), 2);
  if (objects.empty()) {
    return bytes;
  }
  constexpr int offset_size = 4;
  bytes += char(offset_size);
  int offset = 1;
  append_bytes(bytes, offset, offset_size);
  for (const QByteArray& object : objects) {
    offset += static_cast<int>(object.size());
    append_bytes(bytes, offset, offset_size);
  }
  for (const QByteArray& object : objects) {
    bytes += object;
  }
  return bytes;
}

/// Writes an outline as a Type 2 charstring.
class CharString {
 public:
  explicit CharString(int advance) { add(advance); }  // the width stands before the first operator

  void outline(const QPainterPath& path) {
    for (int i = 0; i < path.elementCount(); ++i) {
      switch (path.elementAt(i).type) {
        case QPainterPath::MoveToElement:
          go_to(path.elementAt(i));
          add(Stroke::move);
          break;
        case QPainterPath::LineToElement:
          go_to(path.elementAt(i));
          add(Stroke::line);
          break;
        case QPainterPath::CurveToElement:
          for (int point = 0; point < 3; ++point) {
            go_to(path.elementAt(i + point));
          }
          add(Stroke::curve);
          i += 2;
          break;
        case QPainterPath::CurveToDataElement: break;
      }
    }
    add(Stroke::end);
  }
  const QByteArray& bytes() const { return bytes_; }

 private:
  void add(Stroke stroke) { bytes_ += static_cast<char>(stroke); }
  void add(int number) {
    constexpr int middle = 139;
    constexpr int short_reach = 107;
    if (std::abs(number) <= short_reach) {
      bytes_ += static_cast<char>(number + middle);
    } else {
      bytes_ += char(28);
      append_bytes(bytes_, number, 2);
    }
  }
  void go_to(QPointF target) {
    const QPoint point = target.toPoint();
    add(point.x() - pen_.x());
    add(point.y() - pen_.y());
    pen_ = point;
  }

  QByteArray bytes_;
  QPoint pen_;
};

QRect bounds_of(const std::vector<CffGlyph>& glyphs) {
  QRectF bounds;
  for (const CffGlyph& glyph : glyphs) {
    bounds |= glyph.outline.controlPointRect();
  }
  return bounds.toAlignedRect();
}

}  // namespace

QByteArray cff_font(const QByteArray& name, const std::vector<CffGlyph>& glyphs) {
  std::vector<QByteArray> charstrings;
  const auto add = [&](const CffGlyph& glyph) {
    CharString charstring(glyph.advance);
    charstring.outline(glyph.outline);
    charstrings.push_back(charstring.bytes());
  };
  add({});
  for (const CffGlyph& glyph : glyphs) {
    add(glyph);
  }
  const int count = static_cast<int>(charstrings.size());
  const QRect box = bounds_of(glyphs);
  const QByteArray box_numbers = dict_number(box.left()) + dict_number(box.top()) +
                                 dict_number(box.right() + 1) + dict_number(box.bottom() + 1);

  QByteArray charset(1, char(2));  // one range of CIDs from 1 on
  append_bytes(charset, 1, 2);
  append_bytes(charset, std::max(0, count - 2), 2);
  QByteArray font_choice(1, char(3));  // one range: all of the first font dictionary
  append_bytes(font_choice, 1, 2);
  append_bytes(font_choice, 0, 3);
  append_bytes(font_choice, count, 2);
  const QByteArray outlines = index(charstrings);
  const QByteArray private_part = entry(dict_number(0), DictKey::default_width);
  const auto top = [&](int begin) {
    const int choice_at = begin + static_cast<int>(charset.size());
    const int outlines_at = choice_at + static_cast<int>(font_choice.size());
    const int private_at = outlines_at + static_cast<int>(outlines.size());
    const int fonts_at = private_at + static_cast<int>(private_part.size());
    return entry(dict_number(first_own_string) + dict_number(first_own_string + 1) + dict_number(0),
                 LongDictKey::registry) +
           entry(box_numbers, DictKey::bounds) + entry(dict_number(count), LongDictKey::count) +
           entry(dict_number(begin), DictKey::charset) +
           entry(dict_number(choice_at), LongDictKey::font_choice) +
           entry(dict_number(outlines_at), DictKey::charstrings) +
           entry(dict_number(fonts_at), LongDictKey::fonts);
  };
  QByteArray header("\x01\x00\x04\x04", 4);
  header += index({name});
  const QByteArray strings = index({"Adobe", "Identity"}) + index({});
  const int begin = static_cast<int>(header.size() + index({top(0)}).size() + strings.size());
  const int private_at = begin + static_cast<int>(charset.size() + font_choice.size() + outlines.size());
  const QByteArray fonts = index({entry(
      dict_number(static_cast<int>(private_part.size())) + dict_number(private_at), DictKey::private_part)});
  return header + index({top(begin)}) + strings + charset + font_choice + outlines + private_part + fonts;
}

}  // namespace headlight::ui
