// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/view_json.h"

#include <algorithm>
#include <optional>

namespace headlight {

namespace {

/// The members of a view, each taken once; those that nobody takes are unknown.
class ViewMembers {
 public:
  explicit ViewMembers(const JsonObject& members) : members_(members), taken_(members.size(), false) {}

  /// What `convert` makes of the member; absent where there is none, or where that is nothing.
  template <typename Convert>
  auto take(std::string_view name, Convert convert) -> decltype(convert(std::declval<const JsonValue&>())) {
    for (std::size_t i = 0; i < members_.size(); ++i) {
      if (members_[i].name == name) {
        auto value = convert(members_[i].value);
        taken_[i] = value.has_value();
        return value;
      }
    }
    return std::nullopt;
  }
  std::optional<std::string> string(std::string_view name) {
    return take(name, [](const JsonValue& value) {
      return value.string() != nullptr ? std::optional(*value.string()) : std::nullopt;
    });
  }
  /// A string that `parse` understands.
  template <typename Parse>
  auto named(std::string_view name, Parse parse) {
    return take(name, [&](const JsonValue& value) {
      return value.string() != nullptr ? parse(*value.string()) : decltype(parse(*value.string()))();
    });
  }
  std::optional<double> number(std::string_view name, double least, double most) {
    return take(name, [&](const JsonValue& value) {
      const std::optional<double> number = value.number();
      return number && *number >= least && *number <= most ? number : std::nullopt;
    });
  }
  bool flag(std::string_view name, bool otherwise) {
    return take(name,
                [](const JsonValue& value) {
                  const bool* const flag = std::get_if<bool>(&value.data);
                  return flag != nullptr ? std::optional(*flag) : std::nullopt;
                })
        .value_or(otherwise);
  }
  UnknownMembers unknown() const {
    UnknownMembers rest;
    for (std::size_t i = 0; i < members_.size(); ++i) {
      if (!taken_[i]) {
        rest.emplace_back(members_[i].name, to_text(members_[i].value));
      }
    }
    return rest;
  }

 private:
  const JsonObject& members_;
  std::vector<bool> taken_;
};

/// What is no string in a list of titles keeps the head's own.
std::optional<std::vector<std::string>> titles_of(const JsonValue& value) {
  const auto* const list = std::get_if<JsonArray>(&value.data);
  if (list == nullptr) {
    return std::nullopt;
  }
  std::vector<std::string> titles;
  for (const JsonValue& title : *list) {
    titles.push_back(title.string() != nullptr ? *title.string() : std::string());
  }
  return titles;
}

View view_of(const JsonObject& object) {
  ViewMembers members(object);
  View view;
  FigureOptions& figure = view.figure;
  if (const auto choice = members.named("palette", parse_palette)) {
    figure.palette = choice->palette;
    figure.reversed = choice->reversed;
  } else {
    figure.reversed = members.flag("reversed", false);
  }
  members.named("range", [&](const std::string& name) {
    return parse_range(name, figure) ? std::optional(true) : std::nullopt;
  });
  figure.per_head_range = members.flag("per_head_range", figure.per_head_range);
  figure.decimals = static_cast<int>(members.number("decimals", 0, 12).value_or(figure.decimals));
  figure.annotations = members.named("annotations", parse_annotations).value_or(figure.annotations);
  figure.colorbar = members.flag("colorbar", figure.colorbar);
  figure.title = members.string("title");
  figure.query_title = members.string("query_title");
  figure.key_title = members.string("key_title");
  figure.bar_title = members.string("bar_title");
  figure.head_titles = members.take("head_titles", titles_of).value_or(figure.head_titles);
  figure.font_family = members.string("font").value_or(figure.font_family);
  figure.font_scale = members.number("font_scale", 0.25, 4.0).value_or(figure.font_scale);
  figure.width_mm = members.number("width_mm", 1.0, 10000.0);
  figure.height_mm = members.number("height_mm", 1.0, 10000.0);
  figure.dpi = static_cast<int>(members.number("dpi", 1, 10000).value_or(figure.dpi));
  figure.background = members.named("background", parse_background).value_or(figure.background);
  figure.svg_text = members.flag("svg_text", figure.svg_text);
  view.unknown = members.unknown();
  return view;
}

/// The members that differ from their defaults.
JsonObject chosen_members(const FigureOptions& figure) {
  const FigureOptions standard;
  JsonObject members;
  const auto add = [&](const char* name, bool is_chosen, auto value) {
    if (is_chosen) {
      members.push_back({name, JsonValue{std::move(value)}});
    }
  };
  const auto add_text = [&](const char* name, const std::optional<std::string>& text) {
    add(name, text.has_value(), text.value_or(std::string()));
  };
  if (figure.palette) {
    add("palette", true, palette_name(*figure.palette, figure.reversed));
  } else {
    add("reversed", figure.reversed, true);
  }
  add("range", figure.range.has_value(), range_name(figure));
  add("per_head_range", figure.per_head_range, true);
  add("decimals", figure.decimals != standard.decimals, std::int64_t{figure.decimals});
  add("annotations", figure.annotations != standard.annotations,
      std::string(annotations_name(figure.annotations)));
  add("colorbar", !figure.colorbar, false);
  add_text("title", figure.title);
  add_text("query_title", figure.query_title);
  add_text("key_title", figure.key_title);
  add_text("bar_title", figure.bar_title);
  if (!figure.head_titles.empty()) {
    JsonArray titles;
    for (const std::string& title : figure.head_titles) {
      titles.push_back(JsonValue{title});
    }
    add("head_titles", true, std::move(titles));
  }
  add("font", !figure.font_family.empty(), figure.font_family);
  add("font_scale", figure.font_scale != standard.font_scale, figure.font_scale);
  add("width_mm", figure.width_mm.has_value(), figure.width_mm.value_or(0.0));
  add("height_mm", figure.height_mm.has_value(), figure.height_mm.value_or(0.0));
  add("dpi", figure.dpi != standard.dpi, std::int64_t{figure.dpi});
  add("background", figure.background != standard.background,
      std::string(background_name(figure.background)));
  add("svg_text", figure.svg_text, true);
  return members;
}

}  // namespace

View read_view(const JsonItem& item) {
  if (item.value.object() == nullptr) {
    refuse_type(item.value, item.place, "object");
  }
  return view_of(*item.value.object());
}

View view_from_json(std::string_view json) {
  const tl::expected<JsonValue, Problem> value = parse_json(json);
  return value && value->object() != nullptr ? view_of(*value->object()) : View();
}

std::string view_text(const View& view) {
  const JsonObject members = chosen_members(view.figure);
  std::string text = "{";
  const auto begin_member = [&](std::string_view name) {
    text += text.size() > 1 ? "," : "";
    append_json_string(text, name);
    text += ':';
  };
  for (const JsonMember& member : members) {
    begin_member(member.name);
    text += to_text(member.value);
  }
  for (const auto& [name, json] : view.unknown) {
    if (std::ranges::find(members, name, &JsonMember::name) == members.end()) {
      begin_member(name);
      text += json;
    }
  }
  return text += '}';
}

}  // namespace headlight
