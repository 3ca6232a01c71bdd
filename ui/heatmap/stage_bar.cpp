// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/stage_bar.h"

namespace headlight::ui {

StageBar::StageBar(Document& /*document*/, Selection& /*selection*/, QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("stageBar"));
}

}  // namespace headlight::ui
