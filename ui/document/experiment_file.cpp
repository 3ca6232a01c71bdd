// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/experiment_file.h"

#include <new>
#include <utility>

#include "core/formats/experiment_json.h"

namespace headlight::ui {

tl::expected<Opened<Experiment>, OpenFailure> open_experiment_file(const QString& path) try {
  return read_file(path).and_then([](FileContent&& content) {
    return read_experiment(as_text(content.bytes)).map_error(&refusal).map([&](Experiment&& experiment) {
      return Opened<Experiment>{std::move(experiment), std::move(content.state)};
    });
  });
} catch (const std::bad_alloc&) {
  return tl::make_unexpected(out_of_memory());
}

tl::expected<Experiment, OpenFailure> open_experiment(const QString& path) {
  return open_experiment_file(path).map([](Opened<Experiment>&& opened) { return std::move(opened.value); });
}

}  // namespace headlight::ui
