// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/figure_bar.h"

namespace headlight::ui {

FigureBar::FigureBar(Document& /*document*/, Selection& /*selection*/, QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("figureBar"));
}

}  // namespace headlight::ui
