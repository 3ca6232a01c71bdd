// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <string>

namespace headlight::ui {

enum class Palette { viridis, cividis, magma, inferno, ylorrd, blues, greys, diverging };

/// How the colour range is found. `own` is `FigureOptions::own_low … own_high`, or one of them and the
/// smallest or largest number.
enum class RangeKind { zero_to_one, automatic, robust, log, own };

enum class Annotations { always, automatic, never };

enum class Background { white, transparent, theme };

/// What an author may choose about a picture; kept in the experiment's `view`. Nothing chosen means
/// the default that fits the stage (absent optionals).
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
  std::optional<QString> title;  ///< absent: the experiment's title; "" for none
  std::optional<QString> query_title;
  std::optional<QString> key_title;
  std::optional<QString> bar_title;
  QStringList head_titles;  ///< the first ones; the others keep "Head n"
  QString font_family;      ///< "": the default families
  double font_scale = 1.0;  ///< 0.25 … 4
  std::optional<double> width_mm;
  std::optional<double> height_mm;
  int dpi = 300;
  Background background = Background::white;
  bool svg_text = false;  ///< SVG files carry words, which can be edited, rather than outlines

  friend bool operator==(const FigureOptions&, const FigureOptions&) = default;
};

/// Reads the members known here from an experiment's `view` (a JSON object's text); what is absent
/// or does not fit keeps its default.
FigureOptions figure_options_from_view(const std::string& view);
/// `view` with these options written into it (defaults left out) and its other members kept.
std::string view_with_figure_options(const std::string& view, const FigureOptions& options);

/// "viridis" …, "-r" appended when reversed; the names of the command line and of `view`.
QString palette_name(Palette palette, bool reversed);
struct PaletteChoice {
  Palette palette = Palette::viridis;
  bool reversed = false;
};
std::optional<PaletteChoice> parse_palette(const QString& name);

/// "0..1", "auto", "robust", "log", "A..B", "auto..B" or "A..auto"; "" where nothing is chosen.
QString range_name(const FigureOptions& options);
/// Sets the range in `options`. Whether `name` is one: A and B are finite numbers, A < B.
bool parse_range(const QString& name, FigureOptions& options);

/// "always", "auto", "never".
std::optional<Annotations> parse_annotations(const QString& name);
/// "white", "transparent", "theme".
std::optional<Background> parse_background(const QString& name);

}  // namespace headlight::ui
