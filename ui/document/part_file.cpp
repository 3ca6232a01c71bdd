// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/part_file.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>

namespace headlight::ui {

namespace {

constexpr std::string_view mark(".headlight-");
constexpr std::size_t letters_behind_mark = 6;
constexpr std::string_view letters("abcdefghijklmnopqrstuvwxyz0123456789");
constexpr int attempts = 100;
constexpr mode_t everyone = 0666;

std::string_view as_view(const QByteArray& path) {
  return {path.constData(), static_cast<std::size_t>(path.size())};
}

/// With the slash at its end.
std::string folder_of(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? "./" : std::string(path.substr(0, slash + 1));
}

/// What the names of a file's parts begin with, without the folder.
std::string part_prefix(std::string_view path) {
  std::string name(path.substr(path.rfind('/') + 1));
  name.resize(std::min(name.size(), NAME_MAX - mark.size() - letters_behind_mark));
  return name.append(mark);
}

QByteArray new_part_name(std::string_view path) {
  std::array<std::uint8_t, letters_behind_mark> random{};
  static_cast<void>(getrandom(random.data(), random.size(), 0) == 0);
  std::string name = folder_of(path) + part_prefix(path);
  for (const std::uint8_t byte : random) {
    name += letters[byte % letters.size()];
  }
  return QByteArray::fromStdString(name);
}

bool is_part_name(std::string_view name, std::string_view prefix) {
  return name.size() == prefix.size() + letters_behind_mark && name.starts_with(prefix) &&
         name.find_first_not_of(letters, prefix.size()) == std::string_view::npos;
}

/// Whether the open file is one that this user wrote and that no program is writing now. It is locked then.
bool is_left_behind(int descriptor) {
  struct stat status {};
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == geteuid() &&
         flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

}  // namespace

PartFile::PartFile(QByteArray target) : target_(std::move(target)) {}

PartFile::~PartFile() {
  if (!name_.isEmpty()) {
    unlink(name_.constData());
  }
  if (descriptor_ >= 0) {
    close(descriptor_);
  }
}

int PartFile::open() {
  const std::string_view path = as_view(target_);
  // Without /proc there is no way to give it a name later.
  if (access("/proc/self/fd", X_OK) == 0) {
    descriptor_ = ::open(folder_of(path).c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, everyone);
  }
  if (descriptor_ < 0) {
    if (const int error = open_with_name(); error != 0) {
      return error;
    }
  }
  flock(descriptor_, LOCK_EX);
  struct stat before {};
  if (stat(target_.constData(), &before) == 0) {
    fchmod(descriptor_, before.st_mode & (S_IRWXU | S_IRWXG | S_IRWXO));
  }
  return 0;
}

int PartFile::open_with_name() {
  const std::string_view path = as_view(target_);
  for (int attempt = 0; attempt < attempts; ++attempt) {
    const QByteArray name = new_part_name(path);
    descriptor_ = ::open(name.constData(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, everyone);
    if (descriptor_ < 0 && errno != EEXIST) {
      return errno;
    }
    if (descriptor_ < 0) {
      continue;
    }
    flock(descriptor_, LOCK_EX);
    // Another program may have taken it for a leftover before it was locked.
    struct stat status {};
    if (fstat(descriptor_, &status) == 0 && status.st_nlink == 1) {
      name_ = name;
      return 0;
    }
    close(std::exchange(descriptor_, -1));
  }
  return EEXIST;
}

int PartFile::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(descriptor_, bytes.data(), bytes.size());
    if (count >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

int PartFile::complete() {
  if (fsync(descriptor_) != 0 && errno != EINVAL && errno != EROFS) {
    return errno;
  }
  const std::string_view path = as_view(target_);
  const std::string itself = "/proc/self/fd/" + std::to_string(descriptor_);
  for (int attempt = 0; name_.isEmpty(); ++attempt) {
    const QByteArray name = new_part_name(path);
    if (linkat(AT_FDCWD, itself.c_str(), AT_FDCWD, name.constData(), AT_SYMLINK_FOLLOW) == 0) {
      name_ = name;
    } else if (errno != EEXIST || attempt == attempts) {
      return errno;
    }
  }
  return 0;
}

int PartFile::take_place() {
  if (rename(name_.constData(), target_.constData()) != 0) {
    return errno;
  }
  name_.clear();
  return 0;
}

void remove_leftovers(const QByteArray& target) {
  const std::string folder = folder_of(as_view(target));
  const std::string prefix = part_prefix(as_view(target));
  const std::unique_ptr<DIR, int (*)(DIR*)> entries(opendir(folder.c_str()), &closedir);
  while (const dirent* const entry = entries ? readdir(entries.get()) : nullptr) {
    if (!is_part_name(entry->d_name, prefix)) {
      continue;
    }
    const std::string name = folder + entry->d_name;
    const int descriptor = ::open(name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor >= 0) {
      if (is_left_behind(descriptor)) {
        unlink(name.c_str());
      }
      close(descriptor);
    }
  }
}

}  // namespace headlight::ui
