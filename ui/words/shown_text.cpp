// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/shown_text.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <utility>

#include "ui/words/emoji.h"

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
  explicit MarkStack(const QString& letter = {}) : letter_(letter) {}

  /// Whether there is room for one more; there always is for a mark that makes another letter of its letter.
  bool takes(char32_t code) {
    constexpr int most_within = 6;
    constexpr unsigned char first_below = 218;
    constexpr unsigned char last_below = 223;
    constexpr unsigned char iota_below = 240;
    const unsigned char place = QChar::combiningClass(code);
    if (place == 0 && std::exchange(last_, code) == code) {
      return false;  // no script writes a vowel sign twice
    }
    const bool is_below = (place >= first_below && place <= last_below) || place == iota_below;
    const bool is_low = !letter_.isEmpty() && letter_.back().isLower();
    int& count = is_below ? below_ : place > last_below ? above_ : within_;
    const int most = is_below ? 1 : place > last_below ? (is_low ? 2 : 1) : most_within;
    const bool has_room = makes_a_letter_with(code) || count < most;
    count += has_room ? 1 : 0;
    return has_room;
  }

 private:
  bool makes_a_letter_with(char32_t code) {
    const QString composed = (letter_ + QString::fromUcs4(&code, 1)).normalized(QString::NormalizationForm_C);
    if (letter_.isEmpty() || composed.size() != letter_.size()) {
      return false;
    }
    letter_ = composed;
    return true;
  }

  QString letter_;
  int above_ = 0;
  int below_ = 0;
  int within_ = 0;
  char32_t last_ = 0;
};

/// Marks that pile up, vowel signs above and below their letter among them.
bool piles_up(char32_t code) {
  return QChar::category(code) == QChar::Mark_Enclosing || QChar::category(code) == QChar::Mark_NonSpacing;
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
      marks = MarkStack(text.mid(at, here.units));
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

/// Emoji that are joined without an end are one piece of text, which takes the longer to shape and to embed
/// the longer it is; families and flags are much shorter than this.
QString with_short_pieces(const QString& text) {
  constexpr qsizetype most_units = 48;
  constexpr QChar joiner(0x200D);
  QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
  QString result;
  for (qsizetype at = 0; at < text.size();) {
    const qsizetype end = finder.toNextBoundary();
    qsizetype shown = std::min(end, at + most_units);
    while (shown < end && shown > at && (text[shown - 1] == joiner || text[shown].isLowSurrogate())) {
      --shown;
    }
    result += QStringView(text).mid(at, shown - at);
    if (shown < end) {
      result += ellipsis;
    }
    at = end;
  }
  return result;
}

}  // namespace

QString shown_text(const QString& text, qsizetype most) {
  return with_short_pieces(
      with_few_marks(text.size() <= most ? text : text.left(cut_place(text, most)) + ellipsis));
}

}  // namespace headlight::ui
