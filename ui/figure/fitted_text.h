// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/figure/figure_brief.h"

namespace headlight::ui {

/// The text of a figure but for the labels of tokens: everything that depends on its size alone. All lengths
/// in pixels.
struct FittedText {
  double em = 12.0;  ///< the size of plain text
  TextBlock title;
  TextBlock row_title;
  TextBlock column_title;
  TextBlock bar_title;
  std::vector<double> head_title_widths;  ///< of each panel's title in one line; 0 for none
  std::vector<double> bar_labels_widths;
  /// What stands beside rows that see nothing: the words, or a mark where words would take the heatmaps'
  /// room.
  QString row_note;
  double notes_extent = 0.0;
  /// Explains the mark, once for all heatmaps; empty where the words stand beside the rows.
  TextBlock note_legend;

  double pad() const { return 0.8 * em; }
  double label_gap() const { return 0.5 * em; }
  double bar_width() const;
  double least_bar_height() const { return 5.0 * em; }
  double bar_labels_width(int panel) const { return bar_labels_widths[static_cast<std::size_t>(panel)]; }
  /// A colour bar with its ticks, and the gap before it.
  double bar_extent(int panel) const;
};

/// What stands beside rows that see nothing.
enum class RowNotes { words, marks };

/// The text at `shrink` times the size that the figure asks for.
FittedText fit_text(const FigureBrief& brief, double shrink, RowNotes notes);

/// The title of a panel, broken into lines no wider than `room`.
TextBlock head_title(const FigureBrief& brief, const FittedText& text, std::size_t panel, double room);
/// The height of the highest of them with the gap below it; 0 where no panel has a title.
double head_titles_height(const FigureBrief& brief, const FittedText& text, double room);

/// The text with titles broken to be no longer than what they stand beside, unless that is short or they
/// would be cut: those that read upwards, and those above and below the heatmaps.
FittedText with_upright_titles_within(double room, FittedText text, const FigureBrief& brief);
FittedText with_level_titles_within(double room, FittedText text, const FigureBrief& brief);

}  // namespace headlight::ui
