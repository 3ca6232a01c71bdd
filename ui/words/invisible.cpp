// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/invisible.h"

#include <algorithm>
#include <array>

#include "ui/words/code_ranges.h"
#include "ui/words/emoji.h"

namespace headlight::ui {

namespace {

constexpr char32_t non_joiner = 0x200C;
constexpr char32_t joiner = 0x200D;
constexpr unsigned char kills_vowel = 9;  ///< the combining class of viramas

struct Name {
  char32_t code;
  const char16_t* sign;
};

/// Signs that are better known than numbers. Sorted.
constexpr std::array names{
    Name{0x09, u"⇥"},        Name{0x0A, u"↵"},        Name{0x0D, u"←"},        Name{0x7F, u"␡"},
    Name{0x85, u"‹NEL›"},    Name{0xA0, u"⍽"},        Name{0xAD, u"‹SHY›"},    Name{0x034F, u"‹CGJ›"},
    Name{0x061C, u"‹ALM›"},  Name{0x2007, u"⍽"},      Name{0x200B, u"‹ZWSP›"}, Name{0x200C, u"‹ZWNJ›"},
    Name{0x200D, u"‹ZWJ›"},  Name{0x200E, u"‹LRM›"},  Name{0x200F, u"‹RLM›"},  Name{0x2028, u"↵"},
    Name{0x2029, u"↵"},      Name{0x202A, u"‹LRE›"},  Name{0x202B, u"‹RLE›"},  Name{0x202C, u"‹PDF›"},
    Name{0x202D, u"‹LRO›"},  Name{0x202E, u"‹RLO›"},  Name{0x202F, u"⍽"},      Name{0x2060, u"‹WJ›"},
    Name{0x2066, u"‹LRI›"},  Name{0x2067, u"‹RLI›"},  Name{0x2068, u"‹FSI›"},  Name{0x2069, u"‹PDI›"},
    Name{0xFE0E, u"‹VS15›"}, Name{0xFE0F, u"‹VS16›"}, Name{0xFEFF, u"‹BOM›"},  Name{0xFFFC, u"‹OBJ›"}};

/// Default_Ignorable_Code_Point beside what the general category tells, and letters and signs without ink.
constexpr std::array without_ink{
    CodeRange{0x034F, 0x034F},   CodeRange{0x115F, 0x1160},  CodeRange{0x17B4, 0x17B5},
    CodeRange{0x180B, 0x180F},   CodeRange{0x2065, 0x2065},  CodeRange{0x2800, 0x2800},
    CodeRange{0x3164, 0x3164},   CodeRange{0xFE00, 0xFE0F},  CodeRange{0xFFA0, 0xFFA0},
    CodeRange{0xFFF0, 0xFFF8},   CodeRange{0xFFFC, 0xFFFC},  CodeRange{0x16FE4, 0x16FE4},
    CodeRange{0x1D159, 0x1D159}, CodeRange{0xE0000, 0xE0FFF}};

bool is_without_ink(char32_t code) { return contains(without_ink, code); }

/// The letter's way to join, seen past marks; none at the ends of the text.
QChar::JoiningType neighbour(QStringView text, qsizetype at, int step) {
  for (at += step; at >= 0 && at < text.size(); at += step) {
    if (text[at].isLowSurrogate() && step < 0 && at > 0) {
      --at;
    }
    const CodePoint here = code_point_at(text, at);
    const QChar::JoiningType type = QChar::joiningType(here.code);
    if (type != QChar::Joining_Transparent) {
      return here.code == joiner || here.code == non_joiner ? QChar::Joining_None : type;
    }
    at += here.units == 2 && step > 0 ? 1 : 0;
  }
  return QChar::Joining_None;
}

bool kills_vowel_at(QStringView text, qsizetype at) {
  if (at < 0 || at >= text.size()) {
    return false;
  }
  const qsizetype begin = text[at].isLowSurrogate() && at > 0 ? at - 1 : at;
  return QChar::combiningClass(code_point_at(text, begin).code) == kills_vowel;
}

}  // namespace

QString stand_in(char32_t code) {
  if (code == U' ') {
    return {};
  }
  const auto named = std::lower_bound(names.begin(), names.end(), code,
                                      [](const Name& name, char32_t wanted) { return name.code < wanted; });
  if (named != names.end() && named->code == code) {
    return QString::fromUtf16(named->sign);
  }
  switch (QChar::category(code)) {
    case QChar::Separator_Space: return QString(QChar(0x2423));
    case QChar::Other_Control:
      if (code < 0x20) {
        return QString(QChar(static_cast<char16_t>(0x2400 + code)));
      }
      break;
    case QChar::Other_Format:
    case QChar::Other_Surrogate: break;
    default:
      if (!is_without_ink(code) && !QChar::isNonCharacter(code)) {
        return {};
      }
  }
  return QStringLiteral("‹U+%1›").arg(QString::number(code, 16).toUpper(), 4, u'0');
}

bool joins_letters(QStringView text, qsizetype at) {
  const bool joining = text[at] == QChar(joiner);
  if (kills_vowel_at(text, at - 1) || kills_vowel_at(text, at + 1)) {
    return true;
  }
  const QChar::JoiningType before = neighbour(text, at, -1);
  const QChar::JoiningType after = neighbour(text, at, 1);
  const bool leads_on = before == QChar::Joining_Dual || before == QChar::Joining_Left;
  const bool takes_up = after == QChar::Joining_Dual || after == QChar::Joining_Right;
  return joining ? leads_on != takes_up : leads_on && takes_up;
}

}  // namespace headlight::ui
