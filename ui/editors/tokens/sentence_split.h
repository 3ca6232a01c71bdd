// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace headlight::ui {

/// The tokens of a sentence: white space of any kind (full-width too) separates; within what is left,
/// every Chinese or Japanese character and every punctuation mark of theirs is a token of its own.
/// All other text stays whole: words with their punctuation ("didn't", "tired.", "[MASK]", "##ing"),
/// since the vocabularies of models know such tokens and a space before a mark sets it apart, Korean
/// and Arabic words, emoji. A user-perceived character (a base with its combining marks, a joined
/// emoji, a surrogate pair) is never cut.
QStringList split_sentence(const QString& sentence);

/// What a text from the clipboard stands for.
struct PastedTokens {
  QStringList tokens;
  /// Whether the text was a list (tabs or several lines), whose entries are taken as they are, empty
  /// ones too; else it was a sentence.
  bool was_list = false;
};

PastedTokens pasted_tokens(const QString& text);

/// Tokens as text for the clipboard, one a line, so that `pasted_tokens` and spreadsheets read them
/// back; one token alone stands without a line end. Tabs and line ends inside a token become spaces.
QString tokens_as_text(const QStringList& tokens);

}  // namespace headlight::ui
