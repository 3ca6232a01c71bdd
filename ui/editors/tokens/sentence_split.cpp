// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tokens/sentence_split.h"

#include <QChar>
#include <QTextBoundaryFinder>

namespace headlight::ui {

namespace {

char32_t first_code_point(QStringView text) {
  if (text.size() > 1 && text[0].isHighSurrogate() && text[1].isLowSurrogate()) {
    return QChar::surrogateToUcs4(text[0], text[1]);
  }
  return text[0].unicode();
}

/// Punctuation that belongs to Chinese and Japanese writing (Unicode blocks "CJK Symbols and
/// Punctuation", "CJK Compatibility Forms", "Halfwidth and Fullwidth Forms", and the Katakana dots).
bool is_cjk_punctuation(char32_t code_point) {
  const bool in_block = (code_point >= 0x3001 && code_point <= 0x303F) || code_point == 0x30FB ||
                        code_point == 0x30FC || (code_point >= 0xFE30 && code_point <= 0xFE4F) ||
                        (code_point >= 0xFF01 && code_point <= 0xFF65) || code_point == 0xFF70;
  return in_block && !QChar::isLetterOrNumber(code_point) && !QChar::isMark(code_point);
}

bool stands_alone(char32_t code_point) {
  switch (QChar::script(code_point)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo: return true;
    default: return code_point == 0x30FC || code_point == 0xFF70 || is_cjk_punctuation(code_point);
  }
}

QString without_final_line_end(QString text) {
  text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
  text.replace(u'\r', u'\n');
  text.replace(QChar::LineSeparator, u'\n');
  text.replace(QChar::ParagraphSeparator, u'\n');
  if (text.endsWith(u'\n')) {
    text.chop(1);
  }
  return text;
}

}  // namespace

QStringList split_sentence(const QString& sentence) {
  QStringList tokens;
  QString word;
  const auto finish_word = [&] {
    if (!word.isEmpty()) {
      tokens.append(word);
      word.clear();
    }
  };
  QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, sentence);
  qsizetype begin = 0;
  for (qsizetype end = characters.toNextBoundary(); end >= 0; end = characters.toNextBoundary()) {
    const QStringView character = QStringView(sentence).mid(begin, end - begin);
    begin = end;
    const char32_t code_point = first_code_point(character);
    if (QChar::isSpace(code_point)) {
      finish_word();
    } else if (stands_alone(code_point)) {
      finish_word();
      tokens.append(character.toString());
    } else {
      word.append(character);
    }
  }
  finish_word();
  return tokens;
}

PastedTokens pasted_tokens(const QString& text) {
  QString list = without_final_line_end(text);
  if (!list.contains(u'\t') && !list.contains(u'\n')) {
    return {split_sentence(list), false};
  }
  list.replace(u'\t', u'\n');
  return {list.split(u'\n'), true};
}

QString tokens_as_text(const QStringList& tokens) {
  QStringList lines;
  lines.reserve(tokens.size());
  for (QString token : tokens) {
    for (const QChar separator : {QChar(u'\t'), QChar(u'\n'), QChar(u'\r'), QChar(QChar::LineSeparator),
                                  QChar(QChar::ParagraphSeparator)}) {
      token.replace(separator, u' ');
    }
    lines.append(token);
  }
  QString text = lines.join(u'\n');
  if (lines.size() > 1) {
    text.append(u'\n');
  }
  return text;
}

}  // namespace headlight::ui
