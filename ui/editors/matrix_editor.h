// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/experiment/matrices.h"
#include "ui/document/document.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// The matrices of the experiment as grids of numbers: one at a time, chosen by its symbol and its
/// head. Every change is one undo step of the document.
class MatrixEditor : public QWidget {
  Q_OBJECT

 public:
  MatrixEditor(Document& document, Selection& selection, QWidget* parent = nullptr);

  /// Shows a matrix of the experiment (does nothing where there is none at `address`).
  void show_matrix(MatrixAddress address);
  /// With reduced motion changed entries do not flash.
  void set_reduced_motion(bool reduced);

 private:
  Document& document_;
  Selection& selection_;
  bool reduced_motion_ = false;
};

}  // namespace headlight::ui
