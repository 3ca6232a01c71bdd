// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/edit.h"
#include "core/experiment/edit_axes.h"

namespace headlight::edit {

namespace {

using ByLanguage = std::map<std::string, std::string>;

LocalizedText with_text(const LocalizedText& text, const std::string& language, const std::string& words) {
  const std::string* const plain = std::get_if<std::string>(&text);
  if (language.empty() && (plain != nullptr || std::get<ByLanguage>(text).empty())) {
    return words;
  }
  ByLanguage by_language;
  if (plain == nullptr) {
    by_language = std::get<ByLanguage>(text);
  } else if (!plain->empty()) {
    by_language["en"] = *plain;
  }
  if (!language.empty()) {
    by_language[language] = words;
  } else if (const auto english = by_language.find("en"); english != by_language.end()) {
    english->second = words;
  } else {
    by_language.begin()->second = words;
  }
  return by_language;
}

}  // namespace

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

Result set_view(const Experiment& experiment, const std::string& view) {
  Experiment result = experiment;
  result.view = view;
  return checked(std::move(result));
}

}  // namespace headlight::edit
