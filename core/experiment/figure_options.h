// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

enum class Palette { viridis, cividis, magma, inferno, ylorrd, blues, greys, diverging };

/// How the colour range is found. `own` is `FigureOptions::own_low … own_high`, or one of them and the
/// smallest or largest number.
enum class RangeKind { zero_to_one, automatic, robust, log, own };

enum class Annotations { always, automatic, never };

enum class Background { white, transparent, theme };

/// What an author may choose about a picture, part of an experiment's `view`. Texts are UTF-8. Nothing chosen
/// means the default that fits the stage (absent optionals).
struct FigureOptions {
  std::optional<Palette> palette;  ///< default: viridis for weights, diverging for stages with signs
  bool reversed = false;
  std::optional<RangeKind> range;  ///< default: 0–1 for weights, automatic otherwise
  double own_low = 0.0;
  double own_high = 1.0;
  bool low_is_automatic = false;  ///< of an own range; never both
  bool high_is_automatic = false;
  bool per_head_range = false;
  int decimals = 2;  ///< 0 … 12
  Annotations annotations = Annotations::automatic;
  bool colorbar = true;
  std::optional<std::string> title;  ///< absent: the experiment's title; "" for none
  std::optional<std::string> query_title;
  std::optional<std::string> key_title;
  std::optional<std::string> bar_title;
  std::vector<std::string> head_titles;  ///< the first ones; the others keep "Head n"
  std::string font_family;               ///< "": the default families
  double font_scale = 1.0;               ///< 0.25 … 4
  std::optional<double> width_mm;
  std::optional<double> height_mm;
  int dpi = 300;
  Background background = Background::white;
  bool svg_text = false;  ///< SVG files carry words, which can be edited, rather than outlines

  friend bool operator==(const FigureOptions&, const FigureOptions&) = default;
};

/// "viridis" …, "-r" appended when reversed; the names of the command line and of `view`.
std::string palette_name(Palette palette, bool reversed);
struct PaletteChoice {
  Palette palette = Palette::viridis;
  bool reversed = false;
};
std::optional<PaletteChoice> parse_palette(std::string_view name);

/// "0..1", "auto", "robust", "log", "A..B", "auto..B" or "A..auto"; "" where nothing is chosen.
std::string range_name(const FigureOptions& options);
/// Sets the range in `options`. Whether `name` is one: A and B are finite numbers, A < B.
bool parse_range(std::string_view name, FigureOptions& options);

/// "always", "auto", "never".
std::string_view annotations_name(Annotations annotations);
std::optional<Annotations> parse_annotations(std::string_view name);
/// "white", "transparent", "theme".
std::string_view background_name(Background background);
std::optional<Background> parse_background(std::string_view name);

}  // namespace headlight
