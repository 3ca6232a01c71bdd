// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/replace_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <array>
#include <cerrno>
#include <climits>

#include "ui/document/part_file.h"
#include "ui/document/path_bytes.h"

namespace headlight::ui {

namespace {

ReplaceFailure failure(int error) { return {.reason = qt_error_string(error), .unforeseen = {}}; }

/// The file that a chain of symbolic links ends at, there or not; nothing where it has no end.
std::optional<QByteArray> behind_links(QByteArray path) {
  constexpr int longest_chain = 40;
  for (int link = 0; link < longest_chain; ++link) {
    std::array<char, PATH_MAX> target{};
    const ssize_t length = readlink(path.constData(), target.data(), target.size());
    if (length < 0) {
      return path;
    }
    const QByteArray next(target.data(), length);
    path = next.startsWith('/') ? next : path.left(path.lastIndexOf('/') + 1) + next;
  }
  return std::nullopt;
}

/// Whether a file of that name may be put there: what is there has to be a regular file that may be written.
std::optional<ReplaceFailure> refusal_of(const QByteArray& target) {
  struct stat status {};
  if (stat(target.constData(), &status) != 0) {
    return std::nullopt;
  }
  if (S_ISDIR(status.st_mode)) {
    return failure(EISDIR);
  }
  if (!S_ISREG(status.st_mode)) {
    return ReplaceFailure{.reason = QCoreApplication::translate("ReadFile", "It is no regular file."),
                          .unforeseen = {}};
  }
  if (access(target.constData(), W_OK) != 0) {
    return failure(errno);
  }
  return std::nullopt;
}

}  // namespace

tl::expected<FileState, ReplaceFailure> replace_file(const QString& path, std::string_view bytes,
                                                     const std::optional<FileState>& expected) {
  const std::optional<QByteArray> target = behind_links(path_bytes(path));
  if (!target) {
    return tl::make_unexpected(failure(ELOOP));
  }
  if (std::optional<ReplaceFailure> refusal = refusal_of(*target)) {
    return tl::make_unexpected(*std::move(refusal));
  }
  remove_leftovers(*target);
  PartFile part(*target);
  for (const auto& step : {+[](PartFile&file, std::string_view) { return file.open(); },
                           +[](PartFile&file, std::string_view all) { return file.write(all); },
                           +[](PartFile&file, std::string_view) { return file.complete(); }}) {
    if (const int error = step(part, bytes); error != 0) {
      return tl::make_unexpected(failure(error));
    }
  }
  if (expected) {
    const std::optional<FileState> present = present_state(path);
    if (present && !is_untouched(*expected, *present)) {
      return tl::make_unexpected(ReplaceFailure{.reason = {}, .unforeseen = present});
    }
  }
  if (const int error = part.take_place(); error != 0) {
    return tl::make_unexpected(failure(error));
  }
  struct stat status {};
  if (fstat(part.descriptor(), &status) != 0) {
    return tl::make_unexpected(failure(errno));
  }
  FileState state = state_of(status);
  state.digest = digest_of(bytes);
  return state;
}

std::optional<QString> replace_file(const QString& path, std::string_view bytes) {
  const auto replaced = replace_file(path, bytes, std::nullopt);
  return replaced ? std::nullopt : std::optional(replaced.error().reason);
}

}  // namespace headlight::ui
