// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classroom/predict_bar.h"
#include "ui/classroom/step_guide.h"
#include "ui/classroom/step_path.h"
#include "ui/explain/formula_view.h"
#include "ui/widgets/lecture_bar.h"

namespace headlight::ui {

/// The walk through the calculation, below the heatmap: what happens in the present step and its formula, the
/// path with all steps, buttons to go along it, to play it and to choose the pace, and the prediction's.
class StepBar : public LectureBar {
  Q_OBJECT

 public:
  StepBar(StepGuide& guide, PredictionRound& round, Document& document, Selection& selection,
          QWidget* parent = nullptr);

 signals:
  /// The editor in which the present step's numbers are changed.
  void editor_requested(headlight::StepEditor editor);
  /// The pace or the speed was chosen here.
  void walk_chosen();
  void closed();

 private:
  void add_walk_buttons(QHBoxLayout& row);
  void add_menus(QHBoxLayout& row);
  void renew_position();
  void renew_text();
  void renew_menus();

  StepGuide& guide_;
  QToolButton* title_;
  QWidget* text_area_;
  FormulaView* formulas_;
  StepPath* path_;
  QToolButton* first_ = nullptr;
  QToolButton* previous_ = nullptr;
  QToolButton* next_ = nullptr;
  QToolButton* last_ = nullptr;
  QToolButton* play_ = nullptr;
  QToolButton* speed_ = nullptr;
  QToolButton* pace_ = nullptr;
  PredictBar* predict_;
};

}  // namespace headlight::ui
