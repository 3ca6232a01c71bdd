// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmap_panel.h"

namespace headlight::ui {

HeatmapPanel::HeatmapPanel(Document& document, Selection& selection, EvaluationRunner& runner,
                           QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection), runner_(runner) {
  setObjectName(QStringLiteral("heatmapPanel"));
}

void HeatmapPanel::set_language(const QString& language) { language_ = language; }

void HeatmapPanel::set_reduced_motion(bool reduced) { reduced_motion_ = reduced; }

}  // namespace headlight::ui
