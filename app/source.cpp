// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/source.h"

#include <fcntl.h>
#include <unistd.h>

#include <QStringList>
#include <cerrno>
#include <cstring>
#include <new>

#include "app/problem_line.h"
#include "core/formats/experiment_json.h"
#include "ui/document/examples.h"
#include "ui/document/path_bytes.h"
#include "ui/document/read_file.h"

namespace headlight::app {

namespace {

constexpr QLatin1String standard_input("-");

tl::unexpected<Failure> unreadable(const QString& path, int error) {
  return fail(ExitStatus::failed, QStringLiteral("%1: could not be read: %2")
                                      .arg(source_name(path), QString::fromLocal8Bit(std::strerror(error))));
}

Expected<std::string> read_all(int descriptor, const QString& path) {
  constexpr std::size_t chunk = std::size_t{1} << 20U;
  std::string bytes;
  while (bytes.size() <= static_cast<std::size_t>(ui::max_file_bytes)) {
    const std::size_t length = bytes.size();
    bytes.resize(length + chunk);
    const ssize_t count = read(descriptor, bytes.data() + length, chunk);
    bytes.resize(length + static_cast<std::size_t>(count > 0 ? count : 0));
    if (count == 0) {
      return bytes;
    }
    if (count < 0 && errno != EINTR) {
      return unreadable(path, errno);
    }
  }
  return fail(ExitStatus::invalid, QStringLiteral("%1: found more than %2 bytes, expected at most as many")
                                       .arg(source_name(path), QString::number(ui::max_file_bytes)));
}

Expected<std::string> example(const QString& source) {
  if (Outcome there = check_example(source); !there) {
    return tl::unexpected(there.error());
  }
  return ui::example_bytes(source.mid(ui::example_prefix.size()))->toStdString();
}

}  // namespace

QString source_name(const QString& source) {
  return source == standard_input ? QStringLiteral("standard input")
         : source.isEmpty()       ? QStringLiteral("\"\"")
                                  : source;
}

Outcome check_example(const QString& source) {
  const QString id = source.mid(ui::example_prefix.size());
  if (!source.startsWith(ui::example_prefix) || ui::example_bytes(id)) {
    return {};
  }
  QStringList ids;
  for (const ui::ExampleInfo& info : ui::examples()) {
    ids.append(info.id);
  }
  return fail(
      ExitStatus::usage,
      QStringLiteral("there is no example \"%1\"; there are: %2").arg(id, ids.join(QStringLiteral(", "))));
}

int open_for_reading(const char* path) { return open(path, O_RDONLY | O_CLOEXEC); }

Expected<std::string> read_source_bytes(const QString& path, const OpenFile& open_file) {
  if (path == standard_input) {
    return read_all(STDIN_FILENO, path);
  }
  const int descriptor = open_file(ui::path_bytes(path).constData());
  if (descriptor < 0) {
    return unreadable(path, errno);
  }
  Expected<std::string> bytes = read_all(descriptor, path);
  close(descriptor);
  return bytes;
}

Expected<Experiment> load_source(const QString& source) try {
  const Expected<std::string> bytes =
      source.startsWith(ui::example_prefix) ? example(source) : read_source_bytes(source);
  if (!bytes) {
    return tl::unexpected(bytes.error());
  }
  tl::expected<Experiment, Problem> experiment = read_experiment(*bytes);
  if (!experiment) {
    return fail(ExitStatus::invalid,
                QStringLiteral("%1: %2").arg(source_name(source), problem_line(experiment.error())));
  }
  return std::move(*experiment);
} catch (const std::bad_alloc&) {
  return fail(ExitStatus::failed,
              QStringLiteral("%1: could not be read: there is not enough memory").arg(source_name(source)));
}

}  // namespace headlight::app
