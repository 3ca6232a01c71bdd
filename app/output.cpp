// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "app/process.h"
#include "ui/document/path_bytes.h"
#include "ui/document/replace_file.h"

namespace headlight::app {

namespace {

tl::unexpected<Failure> unwritable(const QString& name, const QString& reason) {
  return fail(ExitStatus::failed, QStringLiteral("%1: could not be written: %2").arg(name, reason));
}

tl::unexpected<Failure> unwritable(const QString& name, int error) {
  return unwritable(name, QString::fromLocal8Bit(std::strerror(error)));
}

Outcome write_all(int descriptor, std::string_view bytes, const QString& name) {
  while (!bytes.empty()) {
    const ssize_t count = write(descriptor, bytes.data(), bytes.size());
    if (count >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno == EAGAIN) {
      pollfd ready{descriptor, POLLOUT, 0};
      poll(&ready, 1, -1);
    } else if (errno == EPIPE) {
      end_at_closed_pipe();
    } else if (errno != EINTR) {
      return unwritable(name, errno);
    }
  }
  return {};
}

Outcome write_to_device(const QString& path, std::string_view bytes) {
  const int descriptor = open(ui::path_bytes(path).constData(), O_WRONLY | O_CLOEXEC);
  if (descriptor < 0) {
    return unwritable(path, errno);
  }
  Outcome outcome = write_all(descriptor, bytes, path);
  if (close(descriptor) != 0 && outcome) {
    return unwritable(path, errno);
  }
  return outcome;
}

}  // namespace

Outcome write_standard_output(std::string_view bytes) {
  return write_all(STDOUT_FILENO, bytes, QStringLiteral("standard output"));
}

bool is_device_or_pipe(const QString& path) {
  struct stat status {};
  return stat(ui::path_bytes(path).constData(), &status) == 0 && !S_ISREG(status.st_mode) &&
         !S_ISDIR(status.st_mode);
}

Outcome write_file(const QString& path, std::string_view bytes) {
  if (is_device_or_pipe(path)) {
    return write_to_device(path, bytes);
  }
  if (const std::optional<QString> reason = ui::replace_file(path, bytes)) {
    return unwritable(path, *reason);
  }
  return {};
}

}  // namespace headlight::app
