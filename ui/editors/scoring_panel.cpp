// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/scoring_panel.h"

namespace headlight::ui {

ScoringPanel::ScoringPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection) {}

}  // namespace headlight::ui
