// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_options.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

using Json = nlohmann::ordered_json;

template <typename Value>
using Names = std::initializer_list<std::pair<Value, const char*>>;

constexpr std::array palettes{
    std::pair{Palette::viridis, "viridis"}, std::pair{Palette::cividis, "cividis"},
    std::pair{Palette::magma, "magma"},     std::pair{Palette::inferno, "inferno"},
    std::pair{Palette::ylorrd, "ylorrd"},   std::pair{Palette::blues, "blues"},
    std::pair{Palette::greys, "greys"},     std::pair{Palette::diverging, "diverging"}};
constexpr std::array ranges{std::pair{RangeKind::zero_to_one, "0..1"},
                            std::pair{RangeKind::automatic, "auto"}, std::pair{RangeKind::robust, "robust"},
                            std::pair{RangeKind::log, "log"}};
constexpr std::array annotation_names{std::pair{Annotations::always, "always"},
                                      std::pair{Annotations::automatic, "auto"},
                                      std::pair{Annotations::never, "never"}};
constexpr std::array backgrounds{std::pair{Background::white, "white"},
                                 std::pair{Background::transparent, "transparent"},
                                 std::pair{Background::theme, "theme"}};

template <typename Table>
auto find_value(const Table& table, const QString& name) -> std::optional<decltype(table[0].first)> {
  for (const auto& [value, known] : table) {
    if (name == QLatin1StringView(known)) {
      return value;
    }
  }
  return std::nullopt;
}

template <typename Table, typename Value>
QString find_name(const Table& table, Value wanted) {
  for (const auto& [value, name] : table) {
    if (value == wanted) {
      return QString::fromLatin1(name);
    }
  }
  return {};
}

std::optional<QString> string_in(const Json& view, const char* name) {
  const auto member = view.find(name);
  return member != view.end() && member->is_string() ? std::optional(utf8_text(member->get<std::string>()))
                                                     : std::nullopt;
}

std::optional<double> number_in(const Json& view, const char* name, double least, double most) {
  const auto member = view.find(name);
  if (member == view.end() || !member->is_number()) {
    return std::nullopt;
  }
  const double value = member->get<double>();
  return value >= least && value <= most ? std::optional(value) : std::nullopt;
}

bool flag_in(const Json& view, const char* name, bool otherwise) {
  const auto member = view.find(name);
  return member != view.end() && member->is_boolean() ? member->get<bool>() : otherwise;
}

Json parsed(const std::string& view) {
  Json json = Json::parse(view, nullptr, false);
  return json.is_object() ? json : Json::object();
}

/// Writes a member, or leaves it out.
void write(Json& view, const char* name, const std::optional<Json>& value) {
  if (value) {
    view[name] = *value;
  } else {
    view.erase(name);
  }
}
std::optional<Json> text(const std::optional<QString>& value) {
  return value ? std::optional<Json>(value->toStdString()) : std::nullopt;
}
template <typename Value>
std::optional<Json> unless(const Value& value, const Value& standard) {
  return value == standard ? std::nullopt : std::optional<Json>(value);
}

}  // namespace

std::optional<PaletteChoice> parse_palette(const QString& name) {
  const bool reversed = name.endsWith(QStringLiteral("-r"));
  const auto palette = find_value(palettes, reversed ? name.chopped(2) : name);
  return palette ? std::optional(PaletteChoice{*palette, reversed}) : std::nullopt;
}

QString palette_name(Palette palette, bool reversed) {
  const QString name = find_name(palettes, palette);
  return reversed ? name + QStringLiteral("-r") : name;
}

namespace {

/// One end of a range, absent where it is "auto"; nothing where it is neither that nor a finite number.
std::optional<std::optional<double>> range_end(const QString& name) {
  if (name == QLatin1StringView("auto")) {
    return std::optional<double>();
  }
  bool is_number = false;
  const double number = name.toDouble(&is_number);
  if (!is_number || !std::isfinite(number)) {
    return std::nullopt;
  }
  return std::optional<double>(number);
}

}  // namespace

bool parse_range(const QString& name, FigureOptions& options) {
  if (const auto kind = find_value(ranges, name)) {
    options.range = *kind;
    return true;
  }
  const qsizetype dots = name.indexOf(QStringLiteral(".."));
  if (dots < 0) {
    return false;
  }
  const auto low = range_end(name.left(dots));
  const auto high = range_end(name.mid(dots + 2));
  if (!low || !high || (*low && *high && **low >= **high)) {
    return false;
  }
  const bool both_automatic = !*low && !*high;
  options.range = both_automatic ? RangeKind::automatic : RangeKind::own;
  if (!both_automatic) {
    options.own_low = low->value_or(options.own_low);
    options.own_high = high->value_or(options.own_high);
    options.low_is_automatic = !*low;
    options.high_is_automatic = !*high;
  }
  return true;
}

QString range_name(const FigureOptions& options) {
  if (!options.range) {
    return {};
  }
  if (*options.range != RangeKind::own) {
    return find_name(ranges, *options.range);
  }
  const auto end = [](double number, bool is_automatic) {
    return is_automatic ? QStringLiteral("auto")
                        : QString::number(number, 'g', QLocale::FloatingPointShortest);
  };
  return QStringLiteral("%1..%2").arg(end(options.own_low, options.low_is_automatic),
                                      end(options.own_high, options.high_is_automatic));
}

std::optional<Annotations> parse_annotations(const QString& name) {
  return find_value(annotation_names, name);
}

std::optional<Background> parse_background(const QString& name) { return find_value(backgrounds, name); }

FigureOptions figure_options_from_view(const std::string& text_of_view) {
  const Json view = parsed(text_of_view);
  FigureOptions options;
  if (const auto choice = parse_palette(string_in(view, "palette").value_or(QString()))) {
    options.palette = choice->palette;
    options.reversed = choice->reversed;
  } else {
    options.reversed = flag_in(view, "reversed", false);
  }
  parse_range(string_in(view, "range").value_or(QString()), options);
  options.per_head_range = flag_in(view, "per_head_range", false);
  options.decimals = static_cast<int>(number_in(view, "decimals", 0, 12).value_or(options.decimals));
  options.annotations =
      parse_annotations(string_in(view, "annotations").value_or(QString())).value_or(options.annotations);
  options.colorbar = flag_in(view, "colorbar", true);
  options.title = string_in(view, "title");
  options.query_title = string_in(view, "query_title");
  options.key_title = string_in(view, "key_title");
  options.bar_title = string_in(view, "bar_title");
  if (const auto titles = view.find("head_titles"); titles != view.end() && titles->is_array()) {
    for (const Json& title : *titles) {
      options.head_titles << (title.is_string() ? utf8_text(title.get<std::string>()) : QString());
    }
  }
  options.font_family = string_in(view, "font").value_or(QString());
  options.font_scale = number_in(view, "font_scale", 0.25, 4.0).value_or(options.font_scale);
  options.width_mm = number_in(view, "width_mm", 1.0, 10000.0);
  options.height_mm = number_in(view, "height_mm", 1.0, 10000.0);
  options.dpi = static_cast<int>(number_in(view, "dpi", 1, 10000).value_or(options.dpi));
  options.background =
      parse_background(string_in(view, "background").value_or(QString())).value_or(options.background);
  options.svg_text = flag_in(view, "svg_text", false);
  return options;
}

std::string view_with_figure_options(const std::string& text_of_view, const FigureOptions& options) {
  const FigureOptions standard;
  Json view = parsed(text_of_view);
  write(view, "palette",
        options.palette ? text(palette_name(*options.palette, options.reversed)) : std::nullopt);
  write(view, "reversed", unless(!options.palette && options.reversed, false));
  write(view, "range", options.range ? text(range_name(options)) : std::nullopt);
  write(view, "per_head_range", unless(options.per_head_range, false));
  write(view, "decimals", unless(options.decimals, standard.decimals));
  write(view, "annotations",
        options.annotations == standard.annotations ? std::nullopt
                                                    : text(find_name(annotation_names, options.annotations)));
  write(view, "colorbar", unless(options.colorbar, true));
  write(view, "title", text(options.title));
  write(view, "query_title", text(options.query_title));
  write(view, "key_title", text(options.key_title));
  write(view, "bar_title", text(options.bar_title));
  std::optional<Json> titles;
  if (!options.head_titles.isEmpty()) {
    titles = Json::array();
    for (const QString& title : options.head_titles) {
      titles->push_back(title.toStdString());
    }
  }
  write(view, "head_titles", titles);
  write(view, "font", options.font_family.isEmpty() ? std::nullopt : text(options.font_family));
  write(view, "font_scale", unless(options.font_scale, 1.0));
  write(view, "width_mm", options.width_mm ? std::optional<Json>(*options.width_mm) : std::nullopt);
  write(view, "height_mm", options.height_mm ? std::optional<Json>(*options.height_mm) : std::nullopt);
  write(view, "dpi", unless(options.dpi, standard.dpi));
  write(view, "background",
        options.background == standard.background ? std::nullopt
                                                  : text(find_name(backgrounds, options.background)));
  write(view, "svg_text", unless(options.svg_text, false));
  return view.dump();
}

}  // namespace headlight::ui
