// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/fitted_cells.h"

namespace headlight::ui {

/// Labels with the cells that stand beside them.
struct LabelChoice {
  FittedLabels labels;
  FittedCells cells;
};

/// Chooses the angle and the size of labels for a grid: the flattest that fits, rather smaller than cut, and
/// rather broken into lines than elided.
LabelChoice choose_labels(const FigureBrief& brief, const FittedText& text, const PanelGrid& grid);

}  // namespace headlight::ui
