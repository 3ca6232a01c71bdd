// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/token_label.h"

#include "ui/words/emoji.h"
#include "ui/words/invisible.h"

namespace headlight::ui {

namespace {

constexpr QChar open_box(0x2423);
constexpr QChar dotted_circle(0x25CC);
constexpr char32_t non_joiner = 0x200C;
constexpr char32_t joiner = 0x200D;

/// Spaces at the ends are seen too; those inside are, by what stands beside them.
QString with_seen_ends(QString text) {
  for (qsizetype at = 0; at < text.size() && text[at] == u' '; ++at) {
    text[at] = open_box;
  }
  for (qsizetype at = text.size(); at > 0 && text[at - 1] == u' '; --at) {
    text[at - 1] = open_box;
  }
  return text;
}

/// `text` with signs for what `has_sign` says, but for joiners between letters and what makes up emoji.
template <typename HasSign>
QString with_signs(const QString& text, HasSign has_sign) {
  QString label;
  for (qsizetype at = 0; at < text.size();) {
    if (const EmojiSequence emoji = emoji_sequence_at(text, at); emoji.length > 0) {
      label += QStringView(text).mid(at, emoji.length);
      at += emoji.length;
      continue;
    }
    const CodePoint here = code_point_at(text, at);
    const bool joins = (here.code == joiner || here.code == non_joiner) && joins_letters(text, at);
    const QString sign = joins || !has_sign(here.code) ? QString() : stand_in(here.code);
    label += sign.isEmpty() ? QStringView(text).mid(at, here.units) : QStringView(sign);
    at += here.units;
  }
  return label;
}

/// Formatting and control characters, line breaks aside.
bool only_changes_others(char32_t code) {
  const QChar::Category category = QChar::category(code);
  return category == QChar::Other_Format || (category == QChar::Other_Control && code != U'\n');
}

}  // namespace

QString label_of_token(const QString& token, qsizetype most) {
  if (token.isEmpty()) {
    return QStringLiteral("\u201C\u201D");
  }
  const QString text = with_seen_ends(shown_text(token, most));
  QString label;
  if (const char32_t first = code_point_at(text, 0).code; QChar::isMark(first) && stand_in(first).isEmpty()) {
    label += dotted_circle;
  }
  return label + with_signs(text, [](char32_t) { return true; });
}

QString label_of_title(const QString& title) {
  return with_signs(shown_text(title, longest_title), only_changes_others);
}

QString isolated(const QString& label) {
  constexpr QChar first_strong_isolate(0x2068);
  constexpr QChar pop_isolate(0x2069);
  for (qsizetype at = 0; at < label.size();) {
    const CodePoint here = code_point_at(label, at);
    const QChar::Direction direction = QChar::direction(here.code);
    if (direction == QChar::DirR || direction == QChar::DirAL) {
      return first_strong_isolate + label + pop_isolate;
    }
    at += here.units;
  }
  return label;
}

QString visible_token(const QString& token) {
  if (token.isEmpty()) {
    return {};
  }
  QString shown = label_of_token(shown_text(token, longest_line));
  for (qsizetype begin = 0; begin < shown.size() && shown[begin].isSpace(); ++begin) {
    shown[begin] = u'␣';
  }
  for (qsizetype end = shown.size(); end > 0 && shown[end - 1].isSpace(); --end) {
    shown[end - 1] = u'␣';
  }
  return shown;
}

}  // namespace headlight::ui
