// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/scoring/scoring_panel.h"

#include <QVBoxLayout>

#include "ui/editors/scoring/heads_panel.h"
#include "ui/editors/scoring/input_kind_section.h"
#include "ui/editors/scoring/normalizer_section.h"
#include "ui/editors/scoring/scoring_function_section.h"
#include "ui/editors/scoring/temperature_section.h"

namespace headlight::ui {

ScoringPanel::ScoringPanel(Document& document, Selection& selection, QWidget* parent) : QScrollArea(parent) {
  auto* const content = new QWidget(this);
  auto* const column = new QVBoxLayout(content);
  column->setContentsMargins(10, 10, 10, 10);
  column->setSpacing(16);
  auto* const function = new ScoringFunctionSection(document, selection, content);
  connect(function, &ScoringFunctionSection::matrix_requested, this, &ScoringPanel::matrix_requested);
  column->addWidget(function);
  column->addWidget(new TemperatureSection(document, content));
  column->addWidget(new NormalizerSection(document, content));
  column->addWidget(new HeadsPanel(document, content));
  column->addWidget(new InputKindSection(document, content));
  column->addStretch();
  setWidget(content);
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

}  // namespace headlight::ui
