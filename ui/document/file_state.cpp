// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/file_state.h"

#include <QCryptographicHash>

#include "ui/document/path_bytes.h"

namespace headlight::ui {

namespace {

std::int64_t nanoseconds(const timespec& time) {
  constexpr std::int64_t in_a_second = 1'000'000'000;
  return static_cast<std::int64_t>(time.tv_sec) * in_a_second + static_cast<std::int64_t>(time.tv_nsec);
}

}  // namespace

FileState state_of(const struct stat& status) {
  return {.device = status.st_dev,
          .inode = status.st_ino,
          .size = status.st_size,
          .modified_ns = nanoseconds(status.st_mtim),
          .changed_ns = nanoseconds(status.st_ctim),
          .digest = {}};
}

std::optional<FileState> present_state(const QString& path) {
  struct stat status {};
  return stat(path_bytes(path).constData(), &status) == 0 ? std::optional(state_of(status)) : std::nullopt;
}

bool is_same_file(const FileState& a, const FileState& b) {
  return a.device == b.device && a.inode == b.inode;
}

bool is_untouched(const FileState& before, const FileState& now) {
  return is_same_file(before, now) && before.size == now.size && before.modified_ns == now.modified_ns &&
         before.changed_ns == now.changed_ns;
}

QByteArray digest_of(std::string_view bytes) {
  return QCryptographicHash::hash(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())),
                                  QCryptographicHash::Sha256);
}

}  // namespace headlight::ui
