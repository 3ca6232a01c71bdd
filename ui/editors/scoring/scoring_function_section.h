// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/experiment/matrices.h"
#include "ui/editors/scoring/panel_section.h"
#include "ui/selection/selection.h"

class QCheckBox;
class QRadioButton;

namespace headlight::ui {

class FlowLayout;
class NumberField;

/// How a query is scored against a key: the function with its formula, its scale, and links to its
/// parameters.
class ScoringFunctionSection : public PanelSection {
  Q_OBJECT

 public:
  ScoringFunctionSection(Document& document, Selection& selection, QWidget* parent = nullptr);

 signals:
  void matrix_requested(headlight::MatrixAddress address);

 protected:
  void renew() override;

 private:
  struct Choice {
    ScoringKind kind;
    QRadioButton* button;
    QLabel* formula;
  };

  void choose(ScoringKind kind);
  void renew_choices();
  void renew_scale();
  void renew_parameters();
  void set_scale(std::optional<double> scale);

  Selection& selection_;
  std::vector<Choice> choices_;
  QWidget* scale_row_;
  QLabel* scale_label_;
  QCheckBox* automatic_;
  NumberField* scale_;
  QLabel* automatic_value_;
  QWidget* parameters_row_;
  QLabel* parameters_label_;
  FlowLayout* parameters_;
};

}  // namespace headlight::ui
