// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/edit.h"
#include "core/experiment/edit_axes.h"

namespace headlight::edit {

Result set_title(const Experiment& experiment, const std::string& language, const std::string& title) {
  Experiment result = experiment;
  result.title = with_text(experiment.title, language, title);
  return checked(std::move(result));
}

Result set_notes(const Experiment& experiment, const std::string& language, const std::string& notes) {
  Experiment result = experiment;
  result.notes = with_text(experiment.notes, language, notes);
  return checked(std::move(result));
}

Result set_view(const Experiment& experiment, View view) {
  Experiment result = experiment;
  result.view = std::move(view);
  return checked(std::move(result));
}

}  // namespace headlight::edit
