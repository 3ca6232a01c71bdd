// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/replace_file.h"

#include <QSaveFile>
#include <cerrno>
#include <cstring>

namespace headlight::ui {

std::optional<QString> replace_file(const QString& path, std::string_view bytes) {
  QSaveFile file(path);
  // Unbuffered, because a buffer that cannot be emptied when the file is closed goes unnoticed.
  if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
    return file.errorString();
  }
  const auto size = static_cast<qint64>(bytes.size());
  errno = 0;
  if (file.write(bytes.data(), size) != size) {
    const int error = errno;
    return error == 0 ? file.errorString() : QString::fromLocal8Bit(std::strerror(error));
  }
  if (!file.commit()) {
    return file.errorString();
  }
  return std::nullopt;
}

}  // namespace headlight::ui
