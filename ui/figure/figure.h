// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

#include "core/experiment/evaluate.h"
#include "core/experiment/figure_options.h"
#include "core/explain/concealment.h"

namespace headlight::ui {

/// One heatmap of a figure.
struct FigurePanel {
  HeadIndex head;
  QString title;  ///< "" for none
  StageMatrix values;
  /// Cells to hatch, or null.
  std::shared_ptr<const BoolMatrix> hidden;
  /// Whether hidden cells carry their number where it is not 0: weights that a mask let through.
  bool tells_hidden = false;
  /// Cells whose numbers are not told, or null.
  std::shared_ptr<const BoolMatrix> concealed;
  /// Rows beside which to say that the query sees no key.
  std::vector<Index> fully_hidden_rows;
  /// The ends of this panel's colour range, low < high, both finite.
  double low = 0.0;
  double high = 1.0;
};

/// What a picture shows, as a value: screen and file are drawn from it by the same code.
struct Figure {
  Stage stage = Stage::weights;
  std::vector<FigurePanel> panels;  ///< at most 4 a row
  QStringList row_labels;
  QStringList column_labels;
  QString title;
  QString row_title;
  QString column_title;
  QString bar_title;
  QString fully_hidden_note;  ///< "sees no key"
  QString empty_note;         ///< stands where there are no cells
  Palette palette = Palette::viridis;
  bool reversed = false;
  bool log_scale = false;
  /// Whether numbers lie on one side of zero only, so that half of a diverging palette goes unused.
  bool half_unused = false;
  /// How many numbers a logarithmic scale cannot place, because they are not above zero.
  long long beyond_log_scale = 0;
  bool shared_range = true;  ///< one colour bar for all panels
  bool colorbar = true;
  int decimals = 2;
  Annotations annotations = Annotations::automatic;
  QString font_family;
  double font_scale = 1.0;
};

/// Builds the figure of one stage. `heads` empty: all. `language` is "en" or "zh_CN". Concealed numbers show
/// neither in cells nor in the colour range.
Figure make_figure(const Experiment& experiment, const Evaluation& evaluation, Stage stage,
                   const std::vector<HeadIndex>& heads, const FigureOptions& options, const QString& language,
                   const std::optional<Concealment>& concealment = std::nullopt);

}  // namespace headlight::ui
