// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/document/document.h"
#include "ui/evaluation/evaluation_runner.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// The strip at the bottom of the window: what to know about the result, refused edits for a while,
/// the sizes of the experiment and the cell under the pointer. A click leads to the place.
class DiagnosticsStrip : public QWidget {
  Q_OBJECT

 public:
  DiagnosticsStrip(Document& document, Selection& selection, EvaluationRunner& runner,
                   QWidget* parent = nullptr);
};

}  // namespace headlight::ui
