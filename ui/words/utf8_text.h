// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string>

namespace headlight::ui {

/// A text of a document. QString::fromUtf8 alone takes a byte order mark at the beginning off, though it is
/// part of what was typed.
inline QString utf8_text(const std::string& bytes) {
  const QString text = QString::fromStdString(bytes);
  return bytes.starts_with("\xEF\xBB\xBF") ? QChar(QChar::ByteOrderMark) + text : text;
}

inline std::optional<QString> optional_text(const std::optional<std::string>& bytes) {
  return bytes ? std::optional(utf8_text(*bytes)) : std::nullopt;
}
/// The other way round.
inline std::optional<std::string> utf8_bytes(const std::optional<QString>& text) {
  return text ? std::optional(text->toStdString()) : std::nullopt;
}

}  // namespace headlight::ui
