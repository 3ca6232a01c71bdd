// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/emoji.h"

#include <QChar>
#include <algorithm>
#include <array>

#include "ui/words/code_ranges.h"

namespace headlight::ui {

namespace {

constexpr char32_t text_selector = 0xFE0E;
constexpr char32_t picture_selector = 0xFE0F;
constexpr char32_t emoji_joiner = 0x200D;
constexpr char32_t keycap = 0x20E3;
constexpr char32_t last_tag = 0xE007F;

/// Extended_Pictographic of Unicode 15.
constexpr std::array pictographs{
    CodeRange{0xA9, 0xA9},       CodeRange{0xAE, 0xAE},       CodeRange{0x203C, 0x203C},
    CodeRange{0x2049, 0x2049},   CodeRange{0x2122, 0x2122},   CodeRange{0x2139, 0x2139},
    CodeRange{0x2194, 0x2199},   CodeRange{0x21A9, 0x21AA},   CodeRange{0x231A, 0x231B},
    CodeRange{0x2328, 0x2328},   CodeRange{0x2388, 0x2388},   CodeRange{0x23CF, 0x23CF},
    CodeRange{0x23E9, 0x23F3},   CodeRange{0x23F8, 0x23FA},   CodeRange{0x24C2, 0x24C2},
    CodeRange{0x25AA, 0x25AB},   CodeRange{0x25B6, 0x25B6},   CodeRange{0x25C0, 0x25C0},
    CodeRange{0x25FB, 0x25FE},   CodeRange{0x2600, 0x2605},   CodeRange{0x2607, 0x2612},
    CodeRange{0x2614, 0x2685},   CodeRange{0x2690, 0x2705},   CodeRange{0x2708, 0x2712},
    CodeRange{0x2714, 0x2714},   CodeRange{0x2716, 0x2716},   CodeRange{0x271D, 0x271D},
    CodeRange{0x2721, 0x2721},   CodeRange{0x2728, 0x2728},   CodeRange{0x2733, 0x2734},
    CodeRange{0x2744, 0x2744},   CodeRange{0x2747, 0x2747},   CodeRange{0x274C, 0x274C},
    CodeRange{0x274E, 0x274E},   CodeRange{0x2753, 0x2755},   CodeRange{0x2757, 0x2757},
    CodeRange{0x2763, 0x2767},   CodeRange{0x2795, 0x2797},   CodeRange{0x27A1, 0x27A1},
    CodeRange{0x27B0, 0x27B0},   CodeRange{0x27BF, 0x27BF},   CodeRange{0x2934, 0x2935},
    CodeRange{0x2B05, 0x2B07},   CodeRange{0x2B1B, 0x2B1C},   CodeRange{0x2B50, 0x2B50},
    CodeRange{0x2B55, 0x2B55},   CodeRange{0x3030, 0x3030},   CodeRange{0x303D, 0x303D},
    CodeRange{0x3297, 0x3297},   CodeRange{0x3299, 0x3299},   CodeRange{0x1F000, 0x1F0FF},
    CodeRange{0x1F10D, 0x1F10F}, CodeRange{0x1F12F, 0x1F12F}, CodeRange{0x1F16C, 0x1F171},
    CodeRange{0x1F17E, 0x1F17F}, CodeRange{0x1F18E, 0x1F18E}, CodeRange{0x1F191, 0x1F19A},
    CodeRange{0x1F1AD, 0x1F1E5}, CodeRange{0x1F201, 0x1F20F}, CodeRange{0x1F21A, 0x1F21A},
    CodeRange{0x1F22F, 0x1F22F}, CodeRange{0x1F232, 0x1F23A}, CodeRange{0x1F23C, 0x1F23F},
    CodeRange{0x1F249, 0x1F3FA}, CodeRange{0x1F400, 0x1F53D}, CodeRange{0x1F546, 0x1F64F},
    CodeRange{0x1F680, 0x1F6FF}, CodeRange{0x1F774, 0x1F77F}, CodeRange{0x1F7D5, 0x1F7FF},
    CodeRange{0x1F80C, 0x1F80F}, CodeRange{0x1F848, 0x1F84F}, CodeRange{0x1F85A, 0x1F85F},
    CodeRange{0x1F888, 0x1F88F}, CodeRange{0x1F8AE, 0x1F8FF}, CodeRange{0x1F90C, 0x1F93A},
    CodeRange{0x1F93C, 0x1F945}, CodeRange{0x1F947, 0x1FAFF}, CodeRange{0x1FC00, 0x1FFFD}};

bool is_pictograph(char32_t code) { return contains(pictographs, code); }
bool is_skin_colour(char32_t code) { return code >= 0x1F3FB && code <= 0x1F3FF; }
bool is_regional(char32_t code) { return code >= 0x1F1E6 && code <= 0x1F1FF; }
bool is_tag(char32_t code) { return code >= 0xE0020 && code < last_tag; }
bool is_keycap_base(char32_t code) { return (code >= U'0' && code <= U'9') || code == U'#' || code == U'*'; }

/// Reads code points one after another.
class Cursor {
 public:
  Cursor(QStringView text, qsizetype at) : text_(text), at_(at) {}
  qsizetype at() const { return at_; }
  /// 0 at the end.
  char32_t peek() const { return at_ < text_.size() ? code_point_at(text_, at_).code : 0; }
  char32_t take() {
    const CodePoint here = code_point_at(text_, at_);
    at_ += here.units;
    return here.code;
  }
  bool take_if(bool wanted) {
    if (wanted) {
      take();
    }
    return wanted;
  }

 private:
  QStringView text_;
  qsizetype at_;
};

/// What follows a pictograph and belongs to it. Whether it asks for colours.
bool take_additions(Cursor& cursor) {
  if (is_skin_colour(cursor.peek())) {
    cursor.take();
    return true;
  }
  if (cursor.take_if(cursor.peek() == text_selector)) {
    return false;
  }
  bool picture = cursor.take_if(cursor.peek() == picture_selector);
  Cursor tags = cursor;
  while (tags.take_if(is_tag(tags.peek()))) {
  }
  if (tags.at() > cursor.at() && tags.take_if(tags.peek() == last_tag)) {
    cursor = tags;
    picture = true;
  }
  return picture;
}

}  // namespace

CodePoint code_point_at(QStringView text, qsizetype at) {
  const QChar first = text[at];
  if (first.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate()) {
    return {QChar::surrogateToUcs4(first, text[at + 1]), 2};
  }
  return {first.unicode(), 1};
}

EmojiSequence emoji_sequence_at(QStringView text, qsizetype at) {
  Cursor cursor(text, at);
  const char32_t first = cursor.take();
  const qsizetype alone = cursor.at();
  bool picture = false;
  if (is_regional(first)) {
    picture = cursor.take_if(is_regional(cursor.peek()));
  } else if (is_keycap_base(first)) {
    cursor.take_if(cursor.peek() == picture_selector);
    picture = cursor.take_if(cursor.peek() == keycap);
    if (!picture) {
      return {};
    }
  } else if (is_pictograph(first)) {
    picture = take_additions(cursor);
    while (cursor.peek() == emoji_joiner) {
      Cursor next = cursor;
      next.take();
      if (!is_pictograph(next.peek())) {
        break;
      }
      next.take();
      take_additions(next);
      picture = true;
      cursor = next;
    }
  }
  return cursor.at() > alone ? EmojiSequence{cursor.at() - at, picture} : EmojiSequence{};
}

}  // namespace headlight::ui
