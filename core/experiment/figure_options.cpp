// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/figure_options.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "core/linear/number_text.h"

namespace headlight {

namespace {

constexpr std::array palettes{std::pair{Palette::viridis, std::string_view("viridis")},
                              std::pair{Palette::cividis, std::string_view("cividis")},
                              std::pair{Palette::magma, std::string_view("magma")},
                              std::pair{Palette::inferno, std::string_view("inferno")},
                              std::pair{Palette::ylorrd, std::string_view("ylorrd")},
                              std::pair{Palette::blues, std::string_view("blues")},
                              std::pair{Palette::greys, std::string_view("greys")},
                              std::pair{Palette::diverging, std::string_view("diverging")}};
constexpr std::array ranges{std::pair{RangeKind::zero_to_one, std::string_view("0..1")},
                            std::pair{RangeKind::automatic, std::string_view("auto")},
                            std::pair{RangeKind::robust, std::string_view("robust")},
                            std::pair{RangeKind::log, std::string_view("log")}};
constexpr std::array annotation_names{std::pair{Annotations::always, std::string_view("always")},
                                      std::pair{Annotations::automatic, std::string_view("auto")},
                                      std::pair{Annotations::never, std::string_view("never")}};
constexpr std::array backgrounds{std::pair{Background::white, std::string_view("white")},
                                 std::pair{Background::transparent, std::string_view("transparent")},
                                 std::pair{Background::theme, std::string_view("theme")}};

template <typename Table>
auto find_value(const Table& table, std::string_view name) -> std::optional<decltype(table[0].first)> {
  for (const auto& [value, known] : table) {
    if (name == known) {
      return value;
    }
  }
  return std::nullopt;
}

template <typename Table, typename Value>
std::string_view find_name(const Table& table, Value wanted) {
  for (const auto& [value, name] : table) {
    if (value == wanted) {
      return name;
    }
  }
  return {};
}

/// One end of a range, absent where it is "auto"; nothing where it is neither that nor a finite number.
std::optional<std::optional<double>> range_end(std::string_view name) {
  constexpr std::string_view spaces = " \t\n\r";
  name.remove_prefix(std::min(name.find_first_not_of(spaces), name.size()));
  name = name.substr(0, name.find_last_not_of(spaces) + 1);
  if (name == "auto") {
    return std::optional<double>();
  }
  if (name.starts_with('+')) {
    name.remove_prefix(1);
  }
  double number = 0.0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
  if (error != std::errc() || end != name.data() + name.size() || !std::isfinite(number)) {
    return std::nullopt;
  }
  return std::optional<double>(number);
}

}  // namespace

std::optional<PaletteChoice> parse_palette(std::string_view name) {
  const bool reversed = name.ends_with("-r");
  const auto palette = find_value(palettes, reversed ? name.substr(0, name.size() - 2) : name);
  return palette ? std::optional(PaletteChoice{*palette, reversed}) : std::nullopt;
}

std::string palette_name(Palette palette, bool reversed) {
  return std::string(find_name(palettes, palette)) + (reversed ? "-r" : "");
}

bool parse_range(std::string_view name, FigureOptions& options) {
  if (const auto kind = find_value(ranges, name)) {
    options.range = *kind;
    return true;
  }
  const std::size_t dots = name.find("..");
  if (dots == std::string_view::npos) {
    return false;
  }
  const auto low = range_end(name.substr(0, dots));
  const auto high = range_end(name.substr(dots + 2));
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

std::string range_name(const FigureOptions& options) {
  if (!options.range) {
    return {};
  }
  if (*options.range != RangeKind::own) {
    return std::string(find_name(ranges, *options.range));
  }
  const auto end = [](double number, bool is_automatic) {
    return is_automatic ? std::string("auto") : number_text(number);
  };
  return end(options.own_low, options.low_is_automatic) + ".." +
         end(options.own_high, options.high_is_automatic);
}

std::optional<Annotations> parse_annotations(std::string_view name) {
  return find_value(annotation_names, name);
}
std::string_view annotations_name(Annotations annotations) {
  return find_name(annotation_names, annotations);
}

std::optional<Background> parse_background(std::string_view name) { return find_value(backgrounds, name); }
std::string_view background_name(Background background) { return find_name(backgrounds, background); }

}  // namespace headlight
