// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/path_bytes.h"

#include <unistd.h>

#include <QDir>
#include <cstdlib>
#include <functional>
#include <memory>

#include "core/formats/utf8.h"

namespace headlight::ui {

namespace {

/// The stand-in for a byte is this plus the byte.
constexpr char16_t byte_stand_in = 0xDC00;

/// Calls one of the two for each part in turn: text, or a byte that is not UTF-8.
void take_apart(const QString& path, const std::function<void(QStringView)>& on_text,
                const std::function<void(unsigned char)>& on_byte) {
  const QStringView whole(path);
  qsizetype begin = 0;
  for (qsizetype i = 0; i < whole.size(); ++i) {
    if (whole[i].isHighSurrogate() && i + 1 < whole.size() && whole[i + 1].isLowSurrogate()) {
      ++i;
    } else if (whole[i].unicode() >= byte_stand_in + 0x80 && whole[i].unicode() <= byte_stand_in + 0xFF) {
      on_text(whole.mid(begin, i - begin));
      on_byte(static_cast<unsigned char>(whole[i].unicode() - byte_stand_in));
      begin = i + 1;
    }
  }
  on_text(whole.mid(begin));
}

}  // namespace

QString path_from_bytes(std::string_view bytes) {
  QString path;
  for (;;) {
    const std::string_view text = bytes.substr(0, first_invalid_utf8(bytes).value_or(bytes.size()));
    path += QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    bytes.remove_prefix(text.size());
    if (bytes.empty()) {
      return path;
    }
    path += QChar(static_cast<char16_t>(byte_stand_in + static_cast<unsigned char>(bytes.front())));
    bytes.remove_prefix(1);
  }
}

QByteArray path_bytes(const QString& path) {
  QByteArray bytes;
  take_apart(
      path, [&](QStringView text) { bytes += text.toUtf8(); },
      [&](unsigned char byte) { bytes += static_cast<char>(byte); });
  return bytes;
}

QString absolute_path(const QString& path) {
  QString absolute = path;
  if (!path.startsWith(u'/')) {
    const std::unique_ptr<char, void (*)(void*)> folder(getcwd(nullptr, 0), &std::free);
    absolute = path_from_bytes(folder ? folder.get() : "") + u'/' + path;
  }
  const bool leads_up = absolute.contains(QLatin1String("/../")) || absolute.endsWith(QLatin1String("/.."));
  return leads_up ? absolute : QDir::cleanPath(absolute);
}

bool is_text(const QString& path) {
  bool text_throughout = true;
  take_apart(
      path, [](QStringView) {}, [&](unsigned char) { text_throughout = false; });
  return text_throughout;
}

QString shown_path(const QString& path) {
  QString shown;
  take_apart(
      path, [&](QStringView text) { shown += text; },
      [&](unsigned char byte) { shown += QLatin1String("\\x") + QString::number(byte, 16).toUpper(); });
  return shown;
}

}  // namespace headlight::ui
