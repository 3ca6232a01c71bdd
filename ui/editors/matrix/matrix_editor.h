// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "core/experiment/matrices.h"
#include "ui/document/document.h"
#include "ui/editors/matrix/matrix_actions.h"
#include "ui/editors/matrix/matrix_model.h"
#include "ui/selection/selection.h"

class QLabel;
class QMenu;
class QToolButton;

namespace headlight::ui {

class MatrixChooser;
class MatrixView;
class NoticeBar;
class RandomBar;

/// The matrices of the experiment as grids of numbers: one at a time, chosen by its symbol and its
/// head. Every change is one undo step of the document.
class MatrixEditor : public QWidget {
  Q_OBJECT

 public:
  MatrixEditor(Document& document, Selection& selection, QWidget* parent = nullptr);
  ~MatrixEditor() override;

  /// Shows a matrix of the experiment (does nothing where there is none at `address`).
  void show_matrix(MatrixAddress address);
  /// Shows its matrix and makes it the current entry, in view.
  void show_entry(const InputNumber& entry);
  /// With reduced motion changed entries do not flash.
  void set_reduced_motion(bool reduced);

 private:
  void build();
  void connect_parts();
  void retranslate();
  void follow_document(Changes changes);
  void follow_selection();
  void follow_pointed();
  void choose(MatrixRole role, HeadIndex head);
  void hover(const QModelIndex& entry);
  void describe();
  void offer_growth(const MatrixActions::Overflow& overflow);
  void fill_menu(QMenu& menu);
  /// What a fill acts on: the selection where it has several entries, else the whole matrix.
  EntryRange fill_range() const;
  void copy();
  void paste();

  Document& document_;
  Selection& selection_;
  MatrixModel model_;
  MatrixActions actions_;
  MatrixChooser* chooser_;
  MatrixView* view_;
  QLabel* shape_;
  QToolButton* fill_;
  QToolButton* remove_;
  NoticeBar* notice_;
  RandomBar* random_;
  QLabel* recipe_;
  HeadIndex head_;
  bool hovering_ = false;
  Address pointed_here_;  ///< rather than in another view
};

}  // namespace headlight::ui
