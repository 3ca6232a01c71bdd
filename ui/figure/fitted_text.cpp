// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/fitted_text.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/figure/lengths.h"

namespace headlight::ui {

namespace {

constexpr double plain_points = 9.0;  // of numbers, tokens, ticks and axis titles
constexpr double title_step = 1.25;   // the figure's title over plain text
constexpr int most_lines = 4;
// On paper, where nothing else gives a size.
constexpr double longest_title_millimetres = 160.0;

void add_titles(FittedText& text, const FigureBrief& brief, double across) {
  const Figure& figure = brief.figure;
  const LayoutSpace& space = brief.space;
  const double em = text.em;
  text.title = TextBlock(figure.title, brief.font(title_step * em), across, most_lines);
  text.column_title = TextBlock(figure.column_title, brief.font(em), across, most_lines);
  const double above_and_below = text.title.size().height() + text.column_title.size().height() + 0.6 * em;
  double upright = brief.pixels_of(longest_title_millimetres);
  if (space.height_seen) {
    upright = std::max(4.0 * em, *space.height_seen / 2.0);
  } else if (space.height) {
    upright = std::max(4.0 * em, *space.height - 2.0 * text.pad() - above_and_below);
  }
  text.row_title = TextBlock(figure.row_title, brief.font(em), upright, most_lines);
  text.bar_title =
      TextBlock(brief.has_bars() ? figure.bar_title : QString(), brief.font(em), upright, most_lines);
}

double head_title_width(const FigureBrief& brief, double em, const FigurePanel& panel) {
  return panel.title.isEmpty() ? 0.0 : text_width(panel.title, brief.font(em)) + 1.0;
}

double widest_bar_label(const FigureBrief& brief, const QFontMetricsF& metrics, int panel) {
  // At least four digits wide, so that an edited number does not move everything.
  double width = 4.0 * metrics.horizontalAdvance(u'0');
  if (brief.has_bars() && (panel == 0 || !brief.figure.shared_range)) {
    for (const BarTick& tick : bar_ticks(brief.scale_of(panel), 6)) {
      width = std::max(width, metrics.horizontalAdvance(tick.label));
    }
  }
  return std::ceil(width);
}

void add_notes(FittedText& text, const FigureBrief& brief, RowNotes notes, double across) {
  const QString& words = brief.figure.fully_hidden_note;
  const bool marks_only = notes == RowNotes::marks;
  text.row_note = marks_only ? QStringLiteral("∅") : words;
  text.note_legend = TextBlock(marks_only ? QStringLiteral("%1 %2").arg(text.row_note, words) : QString(),
                               brief.font(text.em), across, most_lines);
  const bool blind = std::ranges::any_of(
      brief.figure.panels, [](const FigurePanel& panel) { return !panel.fully_hidden_rows.empty(); });
  text.notes_extent =
      blind ? QFontMetricsF(brief.font(0.9 * text.em)).horizontalAdvance(text.row_note) + 0.9 * text.em : 0.0;
}

TextBlock title_within(double room, const TextBlock& title, const QString& words, const FigureBrief& brief,
                       double pixels) {
  if (title.size().width() <= room) {
    return title;
  }
  const double longest = brief.pixels_of(longest_title_millimetres);
  TextBlock broken(words, brief.font(pixels), room, most_lines);
  while (broken.is_elided() && room < longest) {
    room *= 1.2;
    broken = TextBlock(words, brief.font(pixels), room, most_lines);
  }
  return broken;
}

}  // namespace

double FittedText::bar_width() const { return std::round(0.95 * em); }

double FittedText::bar_extent(int panel) const {
  return em + bar_width() + 0.45 * em + bar_labels_width(panel);
}

FittedText fit_text(const FigureBrief& brief, double shrink, RowNotes notes) {
  FittedText text;
  text.em = std::max(
      1.0, shrink * brief.figure.font_scale * plain_points * brief.space.pixels_per_inch / points_per_inch);
  const double pads = 2.0 * text.pad();
  const double natural = brief.pixels_of(longest_title_millimetres);
  const double across = std::max(text.em, brief.space.width.value_or(natural + pads) - pads);
  add_titles(text, brief, across);
  const QFontMetricsF metrics(brief.font(text.em));
  for (std::size_t i = 0; i < brief.figure.panels.size(); ++i) {
    text.head_title_widths.push_back(head_title_width(brief, text.em, brief.figure.panels[i]));
    text.bar_labels_widths.push_back(widest_bar_label(brief, metrics, static_cast<int>(i)));
  }
  add_notes(text, brief, notes, across);
  return text;
}

TextBlock head_title(const FigureBrief& brief, const FittedText& text, std::size_t panel, double room) {
  const bool one_line = text.head_title_widths[panel] <= room;
  return {brief.figure.panels[panel].title, brief.font(text.em), std::max(room, 4.0 * text.em),
          one_line ? 1 : most_lines};
}

double head_titles_height(const FigureBrief& brief, const FittedText& text, double room) {
  double height = 0.0;
  for (std::size_t i = 0; i < text.head_title_widths.size(); ++i) {
    if (text.head_title_widths[i] > 0.0) {
      height = std::max(height, text.head_title_widths[i] <= room
                                    ? line_height * text.em
                                    : head_title(brief, text, i, room).size().height());
    }
  }
  return height > 0.0 ? height + 0.3 * text.em : 0.0;
}

FittedText with_upright_titles_within(double room, FittedText text, const FigureBrief& brief) {
  text.row_title = title_within(room, text.row_title, brief.figure.row_title, brief, text.em);
  text.bar_title = title_within(room, text.bar_title, brief.figure.bar_title, brief, text.em);
  return text;
}

FittedText with_level_titles_within(double room, FittedText text, const FigureBrief& brief) {
  text.title = title_within(room, text.title, brief.figure.title, brief, title_step * text.em);
  text.column_title = title_within(room, text.column_title, brief.figure.column_title, brief, text.em);
  return text;
}

}  // namespace headlight::ui
