// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/experiment_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <string>

#include "core/formats/experiment_json.h"
#include "ui/document/problem_text.h"

namespace headlight::ui {

tl::expected<Experiment, OpenFailure> open_experiment(const QString& path) {
  const auto unreadable = [](const QString& reason) {
    return tl::make_unexpected(OpenFailure{.kind = OpenFailure::Kind::unreadable, .reason = reason});
  };
  if (QFileInfo(path).isDir()) {
    return unreadable(QCoreApplication::translate("ExperimentFile", "It is a folder."));
  }
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return unreadable(file.errorString());
  }
  const QByteArray bytes = file.read(max_experiment_bytes + 1);
  if (file.error() != QFileDevice::NoError) {
    return unreadable(file.errorString());
  }
  if (bytes.size() > max_experiment_bytes) {
    return unreadable(QCoreApplication::translate("ExperimentFile",
                                                  "It is larger than 1 GiB, which no experiment can be."));
  }
  auto experiment =
      read_experiment(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
  if (!experiment) {
    return tl::make_unexpected(
        OpenFailure{.kind = OpenFailure::Kind::invalid, .reason = problem_text(experiment.error())});
  }
  return *std::move(experiment);
}

std::optional<QString> save_experiment(const Experiment& experiment, const QString& path) {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) {
    return file.errorString();
  }
  const std::string bytes = write_experiment(experiment);
  const auto size = static_cast<qint64>(bytes.size());
  if (file.write(bytes.data(), size) != size || !file.commit()) {
    return file.errorString();
  }
  return std::nullopt;
}

}  // namespace headlight::ui
