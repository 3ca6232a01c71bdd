// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/stat.h>

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <optional>
#include <string_view>

namespace headlight::ui {

/// A file as it was when it was read or written: which it is, when it was last touched, and what is in it.
struct FileState {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  std::int64_t size = 0;         ///< bytes
  std::int64_t modified_ns = 0;  ///< since 1970, its content
  std::int64_t changed_ns = 0;   ///< since 1970, its content or what is said about it
  QByteArray digest;             ///< of its content; empty where that was not read
};

FileState state_of(const struct stat& status);
/// The file that is there now, through symbolic links and without its digest; nothing where none is.
std::optional<FileState> present_state(const QString& path);
/// Whether both are one file, by whatever names.
bool is_same_file(const FileState& a, const FileState& b);
/// Whether nothing was done to the file in between. Where something was, its content may still be the same.
bool is_untouched(const FileState& before, const FileState& now);
/// Equal for equal bytes only.
QByteArray digest_of(std::string_view bytes);

}  // namespace headlight::ui
