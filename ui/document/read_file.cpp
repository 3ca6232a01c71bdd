// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/read_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include "ui/document/problem_text.h"
#include "ui/document/quotation.h"

namespace headlight::ui {

tl::expected<QByteArray, OpenFailure> read_file(const QString& path) {
  const auto unreadable = [](const QString& reason) {
    return tl::make_unexpected(OpenFailure{.kind = OpenFailure::Kind::unreadable, .reason = reason});
  };
  if (QFileInfo(path).isDir()) {
    return unreadable(QCoreApplication::translate("ReadFile", "It is a folder."));
  }
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return unreadable(file.errorString());
  }
  QByteArray bytes = file.read(max_file_bytes + 1);
  if (file.error() != QFileDevice::NoError) {
    return unreadable(file.errorString());
  }
  if (bytes.size() > max_file_bytes) {
    return unreadable(QCoreApplication::translate(
        "ReadFile", "It is larger than 1 GiB, which no file of Headlight can be."));
  }
  return bytes;
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

}  // namespace headlight::ui
