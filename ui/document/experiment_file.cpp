// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/experiment_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include "core/formats/experiment_json.h"
#include "ui/document/problem_text.h"
#include "ui/document/quotation.h"
#include "ui/document/replace_file.h"

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
    const Problem& problem = experiment.error();
    QString reason = problem_text(problem);
    if (!problem.place.empty()) {
      reason += QLatin1Char('\n') +
                QCoreApplication::translate("ExperimentFile", "Place in the file (JSON pointer): %1")
                    .arg(quotation(problem.place, longest_place));
    }
    return tl::make_unexpected(OpenFailure{.kind = OpenFailure::Kind::invalid, .reason = reason});
  }
  return *std::move(experiment);
}

std::optional<QString> save_experiment(const Experiment& experiment, const QString& path) {
  return replace_file(path, write_experiment(experiment));
}

}  // namespace headlight::ui
