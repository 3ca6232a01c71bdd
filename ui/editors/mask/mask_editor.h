// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/experiment/edit_mask_layers.h"
#include "ui/document/document.h"
#include "ui/selection/selection.h"

class QBoxLayout;
class QComboBox;
class QLabel;

namespace headlight::ui {

class MaskGrid;
class MaskLayers;
class NumberField;

/// Edits the mask: a query × key grid to paint in, the layers that combine, and what being hidden
/// does to a logit.
class MaskEditor : public QWidget {
  Q_OBJECT

 public:
  MaskEditor(Document& document, Selection& selection, QWidget* parent = nullptr);

 private:
  void build_top(QBoxLayout& layout);
  void build_mode(QBoxLayout& layout);
  void renew(Changes what);
  void renew_heads();
  void outline();
  void begin_stroke(Cell cell, bool show);
  void paint(const std::vector<Cell>& cells);
  void end_stroke();
  void tell(const QString& sentence);

  Document& document_;
  Selection& selection_;
  MaskScope scope_;
  Gesture stroke_ = 0;
  bool stroke_hides_ = true;
  QLabel* given_note_;
  QComboBox* head_;
  MaskGrid* grid_;
  QLabel* message_;
  MaskLayers* layers_;
  QComboBox* mode_;
  NumberField* value_;
  QLabel* mode_sentence_;
};

}  // namespace headlight::ui
