// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/experiment_file.h"

#include "core/formats/experiment_json.h"
#include "ui/document/replace_file.h"

namespace headlight::ui {

tl::expected<Experiment, OpenFailure> open_experiment(const QString& path) {
  return read_file(path).and_then(
      [](const QByteArray& bytes) { return read_experiment(as_text(bytes)).map_error(&refusal); });
}

std::optional<QString> save_experiment(const Experiment& experiment, const QString& path) {
  return replace_file(path, write_experiment(experiment));
}

}  // namespace headlight::ui
