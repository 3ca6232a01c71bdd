// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/read_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QFile>
#include <cerrno>

#include "ui/document/path_bytes.h"
#include "ui/words/problem_text.h"
#include "ui/words/quotation.h"

namespace headlight::ui {

namespace {

tl::unexpected<OpenFailure> unreadable(const QString& reason) {
  return tl::make_unexpected(OpenFailure{.kind = OpenFailure::Kind::unreadable, .reason = reason});
}

tl::unexpected<OpenFailure> unreadable(int error) { return unreadable(qt_error_string(error)); }

/// The sentence about what is no regular file; "" for one that is.
QString irregular(const struct stat& status) {
  if (S_ISREG(status.st_mode)) {
    return {};
  }
  return S_ISDIR(status.st_mode) ? QCoreApplication::translate("ReadFile", "It is a folder.")
                                 : QCoreApplication::translate("ReadFile", "It is no regular file.");
}

QString too_large() {
  return QCoreApplication::translate("ReadFile",
                                     "It is larger than 1 GiB, which no file of Headlight can be.");
}

/// A descriptor that is closed with this object.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) {
      close(number_);
    }
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int number() const { return number_; }

 private:
  int number_;
};

tl::expected<FileContent, OpenFailure> read_regular(int descriptor) {
  constexpr qint64 chunk = qint64{1} << 20;
  struct stat status {};
  if (fstat(descriptor, &status) != 0) {
    return unreadable(errno);
  }
  // It may have become another one since it was looked at.
  if (const QString reason = irregular(status); !reason.isEmpty()) {
    return unreadable(reason);
  }
  FileContent content{.bytes = {}, .state = state_of(status)};
  content.bytes.reserve(std::min<qint64>(status.st_size, max_file_bytes) + chunk);
  while (content.bytes.size() <= max_file_bytes) {
    const qsizetype length = content.bytes.size();
    content.bytes.resize(length + chunk);
    const ssize_t count = read(descriptor, content.bytes.data() + length, static_cast<std::size_t>(chunk));
    content.bytes.resize(length + std::max<ssize_t>(count, 0));
    if (count == 0) {
      content.state.digest = digest_of(as_text(content.bytes));
      return content;
    }
    if (count < 0 && errno != EINTR) {
      return unreadable(errno);
    }
  }
  return unreadable(too_large());
}

}  // namespace

tl::expected<FileContent, OpenFailure> read_file(const QString& path) {
  if (path.startsWith(QLatin1String(":/"))) {
    QFile resource(path);
    if (!resource.open(QIODevice::ReadOnly)) {
      return unreadable(resource.errorString());
    }
    return FileContent{.bytes = resource.readAll(), .state = {}};
  }
  const QByteArray name = path_bytes(path);
  struct stat status {};
  if (stat(name.constData(), &status) != 0) {
    return unreadable(errno);
  }
  if (const QString reason = irregular(status); !reason.isEmpty()) {
    return unreadable(reason);
  }
  const Descriptor file(open(name.constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  return file.number() < 0 ? unreadable(errno) : read_regular(file.number());
}

OpenFailure refusal(const Problem& problem) {
  QString reason = problem_text(problem);
  if (!problem.place.empty()) {
    reason +=
        QLatin1Char('\n') + QCoreApplication::translate("ReadFile", "Place in the file (JSON pointer): %1")
                                .arg(quotation(problem.place, longest_place));
  }
  return {.kind = OpenFailure::Kind::invalid, .reason = reason};
}

OpenFailure out_of_memory() {
  return {.kind = OpenFailure::Kind::unreadable,
          .reason = QCoreApplication::translate("ReadFile", "There is not enough memory to open it.")};
}

}  // namespace headlight::ui
