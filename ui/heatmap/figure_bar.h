// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/document/document.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// How the heatmaps are drawn: palette, colour range, decimals, numbers in cells. Every choice is
/// written to the experiment's `view` as an edit that can be undone.
class FigureBar : public QWidget {
  Q_OBJECT

 public:
  FigureBar(Document& document, Selection& selection, QWidget* parent = nullptr);
};

}  // namespace headlight::ui
