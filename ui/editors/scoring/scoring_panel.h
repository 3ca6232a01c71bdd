// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "core/experiment/matrices.h"
#include "ui/document/document.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// How a query is scored against a key, and what becomes of the scores: function, scale,
/// temperature, normalizer, heads, widths and the kind of input. What does not apply to the present
/// kind of input is absent.
class ScoringPanel : public QScrollArea {
  Q_OBJECT

 public:
  ScoringPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

 signals:
  /// Someone followed a link to a parameter: the matrix editor should show it.
  void matrix_requested(headlight::MatrixAddress address);
};

}  // namespace headlight::ui
