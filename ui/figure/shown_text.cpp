// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/shown_text.h"

#include <QTextBoundaryFinder>

#include "ui/figure/emoji.h"

namespace headlight::ui {

namespace {

constexpr QChar ellipsis(0x2026);

/// The last place to cut before or at `most`.
qsizetype cut_place(const QString& text, qsizetype most) {
  const QString begin = text.left(most + 1);
  QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, begin);
  finder.setPosition(most);
  const qsizetype place = finder.isAtBoundary() ? most : finder.toPreviousBoundary();
  if (place > 0) {
    return place;
  }
  return most - (most > 0 && text[most - 1].isHighSurrogate() ? 1 : 0);
}

/// Counts the marks of one letter by where they stand.
class MarkStack {
 public:
  /// Whether there is room for one more.
  bool takes(char32_t code) {
    constexpr int most_on_a_side = 2;
    constexpr int most_in_all = 6;
    constexpr unsigned char first_below = 218;
    constexpr unsigned char last_below = 223;
    constexpr unsigned char iota_below = 240;
    const unsigned char place = QChar::combiningClass(code);
    int& side = (place >= first_below && place <= last_below) || place == iota_below ? below_
                : place > last_below                                                 ? above_
                                                                                     : within_;
    const int most = &side == &within_ ? most_in_all : most_on_a_side;
    if (side == most || above_ + below_ + within_ == most_in_all) {
      return false;
    }
    ++side;
    return true;
  }

 private:
  int above_ = 0;
  int below_ = 0;
  int within_ = 0;
};

/// Marks that pile up, rather than vowel signs and letters below letters.
bool piles_up(char32_t code) {
  return QChar::category(code) == QChar::Mark_Enclosing ||
         (QChar::category(code) == QChar::Mark_NonSpacing && QChar::combiningClass(code) != 0);
}

QString with_few_marks(const QString& text) {
  QString result;
  MarkStack marks;
  bool left_out = false;
  for (qsizetype at = 0; at < text.size();) {
    const CodePoint here = code_point_at(text, at);
    if (!piles_up(here.code)) {
      if (left_out) {
        result += ellipsis;
      }
      marks = {};
      left_out = false;
    } else if (!marks.takes(here.code)) {
      left_out = true;
      at += here.units;
      continue;
    }
    result += QStringView(text).mid(at, here.units);
    at += here.units;
  }
  return left_out ? result + ellipsis : result;
}

}  // namespace

QString shown_text(const QString& text, qsizetype most) {
  return with_few_marks(text.size() <= most ? text : text.left(cut_place(text, most)) + ellipsis);
}

}  // namespace headlight::ui
