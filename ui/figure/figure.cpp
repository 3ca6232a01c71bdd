// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/color_range.h"
#include "ui/words/figure_words.h"
#include "ui/words/token_label.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

QStringList to_strings(const std::vector<std::string>& tokens) {
  QStringList result;
  for (const std::string& token : tokens) {
    result << utf8_text(token);
  }
  return result;
}

/// The title that was chosen, or else the usual one, as much of it as can be seen.
QString shown_title(const std::optional<QString>& chosen, const QString& usual) {
  return label_of_title(chosen.value_or(usual));
}

/// d₁, d₂ …
QStringList dimension_labels(Index count) {
  QStringList result;
  for (Index i = 1; i <= count; ++i) {
    QString label = QStringLiteral("d");
    for (const QChar digit : QString::number(i)) {
      label += QChar(static_cast<char16_t>(0x2080 + digit.digitValue()));
    }
    result << label;
  }
  return result;
}

/// Raw and scaled scores come before the mask acts and are shown as computed.
bool shows_the_mask(Stage stage) { return stage == Stage::logits || stage == Stage::weights; }

std::vector<HeadIndex> heads_shown(const Experiment& experiment, Stage stage,
                                   const std::vector<HeadIndex>& heads) {
  if (!is_per_head(stage)) {
    return {HeadIndex{0}};
  }
  if (!heads.empty()) {
    return heads;
  }
  std::vector<HeadIndex> all;
  for (Index head = 0; head < head_count(experiment); ++head) {
    all.push_back({head});
  }
  return all;
}

void set_ranges(Figure& figure, const FigureOptions& options) {
  const bool diverging = figure.palette == Palette::diverging;
  const RangeKind kind = options.range.value_or(
      figure.stage == Stage::weights && !diverging ? RangeKind::zero_to_one : RangeKind::automatic);
  figure.log_scale = kind == RangeKind::log;
  const auto sources = [](const std::vector<FigurePanel>& panels) {
    std::vector<RangeSource> result;
    for (const FigurePanel& panel : panels) {
      result.push_back({panel.values.get(), panel.hidden.get(), panel.concealed.get()});
    }
    return result;
  };
  const auto range_of = [&](const std::vector<FigurePanel>& panels) {
    const std::vector<RangeSource> numbers = sources(panels);
    const ColorRange own = with_automatic_ends(numbers, {options.own_low, options.own_high},
                                               options.low_is_automatic, options.high_is_automatic);
    return find_color_range(numbers, kind, diverging, own);
  };
  const NumberSigns signs = signs_of(sources(figure.panels));
  figure.half_unused = diverging && kind != RangeKind::log && signs.any_positive != signs.any_negative;
  figure.beyond_log_scale = figure.log_scale ? signs.not_positive : 0;
  const ColorRange shared = range_of(figure.panels);
  for (FigurePanel& panel : figure.panels) {
    const ColorRange range = figure.shared_range ? shared : range_of({panel});
    panel.low = range.low;
    panel.high = range.high;
  }
}

}  // namespace

Figure make_figure(const Experiment& experiment, const Evaluation& evaluation, Stage stage,
                   const std::vector<HeadIndex>& heads, const FigureOptions& options, const QString& language,
                   const std::optional<Concealment>& concealment) {
  const FigureWords words(language);
  Figure figure;
  figure.stage = stage;
  const std::vector<HeadIndex> shown = heads_shown(experiment, stage, heads);
  Index widest = 0;
  for (std::size_t i = 0; i < shown.size(); ++i) {
    FigurePanel panel;
    panel.head = shown[i];
    panel.values = stage_matrix(evaluation, stage, shown[i]);
    if (!panel.values) {
      continue;
    }
    widest = std::max(widest, panel.values->cols());
    if (concealment) {
      panel.concealed = concealed_cells(*concealment, evaluation, stage, shown[i]);
    }
    if (i < options.head_titles.size()) {
      panel.title = label_of_title(utf8_text(options.head_titles[i]));
    } else if (is_per_head(stage) && head_count(experiment) > 1) {
      panel.title = words.head(static_cast<int>(shown[i].value) + 1);
    }
    if (shows_the_mask(stage) && mask_acts(experiment)) {
      panel.hidden = evaluation.trace.heads[static_cast<std::size_t>(shown[i].value)].hidden;
      panel.tells_hidden = stage == Stage::weights;
      for (const Diagnostic& diagnostic : evaluation.diagnostics) {
        if (diagnostic.code == DiagnosticCode::fully_hidden_row && diagnostic.head == shown[i] &&
            diagnostic.query) {
          panel.fully_hidden_rows.push_back(diagnostic.query->value);
        }
      }
    }
    figure.panels.push_back(std::move(panel));
  }
  const StageAxis rows = row_axis(stage);
  const StageAxis columns = column_axis(stage);
  figure.row_labels = to_strings(rows == StageAxis::keys ? key_tokens(experiment) : experiment.query_tokens);
  figure.column_labels =
      columns == StageAxis::dimensions ? dimension_labels(widest) : to_strings(key_tokens(experiment));
  figure.title =
      shown_title(optional_text(options.title), utf8_text(text_in(experiment.title, language.toStdString())));
  const auto& row_title = rows == StageAxis::keys ? options.key_title : options.query_title;
  figure.row_title = shown_title(optional_text(row_title), words.row_title(rows));
  figure.column_title =
      shown_title(columns == StageAxis::keys ? optional_text(options.key_title) : std::nullopt,
                  words.column_title(columns));
  figure.bar_title = shown_title(optional_text(options.bar_title), words.stage(stage));
  figure.fully_hidden_note = words.sees_no_key();
  figure.empty_note = words.empty();
  figure.palette = options.palette.value_or(stage == Stage::weights ? Palette::viridis : Palette::diverging);
  figure.reversed = options.reversed;
  figure.shared_range = !options.per_head_range || figure.panels.size() < 2;
  figure.colorbar = options.colorbar;
  figure.decimals = std::clamp(options.decimals, 0, 12);
  figure.annotations = options.annotations;
  figure.font_family = utf8_text(options.font_family);
  figure.font_scale = std::clamp(options.font_scale, 0.25, 4.0);
  set_ranges(figure, options);
  return figure;
}

}  // namespace headlight::ui
