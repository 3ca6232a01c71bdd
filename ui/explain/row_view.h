// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

#include "ui/evaluation/evaluation_runner.h"
#include "ui/explain/row_bars.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// How one query spreads its attention over the keys: its weights as bars, with the entropy, the largest
/// weight and the share of the largest three.
class RowView : public QWidget {
  Q_OBJECT

 public:
  explicit RowView(Selection& selection, QWidget* parent = nullptr);

  /// The row of a cell of a query × key stage. Hides itself for other cells, and where there are no weights.
  void show_row(const EvaluatedExperiment& result, const std::optional<StageCell>& cell);

 private:
  void renew_words(const EvaluatedExperiment& result);

  Selection& selection_;
  StageCell cell_;
  QLabel* title_;
  QLabel* summary_;
  RowBars* bars_;
};

}  // namespace headlight::ui
