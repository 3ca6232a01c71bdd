// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/label_choice.h"

namespace headlight::ui {

/// What a figure's layout is made of: the text, how the panels stand, the labels and the cells.
struct FigureFit {
  FittedText text;
  PanelGrid grid;
  FittedLabels labels;
  FittedCells cells;
};

/// Tries sizes of text, numbers of panels a row and kinds of notes, and keeps what gives the best cells.
FigureFit fit_figure(const FigureBrief& brief);

/// How many rows of panels are seen at once: as many share a colour bar and the title of their rows.
int rows_seen(const FigureBrief& brief, const FigureFit& fit);

}  // namespace headlight::ui
