// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <string_view>

namespace headlight::ui {

/// A file's name as the system has it, as a string. Names are bytes, and most are UTF-8; a byte that is not
/// stands as one of the lone surrogates U+DC80 … U+DCFF, which no text has, so that `path_bytes` gives back
/// every name as it was.
QString path_from_bytes(std::string_view bytes);
QByteArray path_bytes(const QString& path);

/// The path from the root on; a relative one begins in the present folder. "." is left out, and ".." stays:
/// what it leads to depends on symbolic links.
QString absolute_path(const QString& path);

/// Whether it is text throughout: none of the stand-ins of `path_from_bytes`.
bool is_text(const QString& path);

/// A path, or a sentence with one in it, for people: bytes that are not UTF-8 as \xE9.
QString shown_path(const QString& path);

}  // namespace headlight::ui
