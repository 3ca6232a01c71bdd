// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/text_json.h"

namespace headlight {

LocalizedText read_text(const JsonItem& item) {
  if (const std::string* text = item.value.string()) {
    return *text;
  }
  if (item.value.object() == nullptr) {
    refuse_type(item.value, item.place, "string or object");
  }
  std::map<std::string, std::string> by_language;
  for (const auto& [language, text] : *item.value.object()) {
    by_language[language] = read_string({text, json_pointer(item.place, language)});
  }
  return by_language;
}

void write_text(ObjectWriter& object, std::string_view name, const LocalizedText& text) {
  if (const auto* plain = std::get_if<std::string>(&text)) {
    object.string(name, *plain);
    return;
  }
  object.member(name);
  ObjectWriter by_language(object.text(), object.member_indent());
  for (const auto& [language, words] : std::get<std::map<std::string, std::string>>(text)) {
    by_language.string(language, words);
  }
  by_language.finish();
}

void write_text_unless_empty(ObjectWriter& object, std::string_view name, const LocalizedText& text) {
  if (text != LocalizedText()) {
    write_text(object, name, text);
  }
}

}  // namespace headlight
