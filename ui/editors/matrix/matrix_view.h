// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include "ui/editors/matrix/matrix_links.h"
#include "ui/editors/matrix/matrix_model.h"

namespace headlight::ui {

class MatrixHeader;
class NumberDelegate;

/// The grid of one matrix: a cell is chosen with keys or pointer, a drag selects a rectangle, typing
/// replaces, F2 and Enter edit, Del sets zeros, and the usual keys copy and paste. The row and the
/// column of a cell that somebody looks at elsewhere are outlined.
class MatrixView : public QTableView {
  Q_OBJECT

 public:
  explicit MatrixView(MatrixModel& model, QWidget* parent = nullptr);

  /// The selected rectangle, else the current cell, else nothing.
  EntryRange range() const;
  void select(EntryRange range);
  void set_bands(MatrixBands bands);
  /// Outlines an entry that somebody points at elsewhere; an invalid index none.
  void set_pointed(const QModelIndex& entry);
  /// Said in the middle where there is nothing to show.
  void set_empty_text(const QString& text);
  NumberDelegate& numbers() { return *delegate_; }

 signals:
  void copy_requested();
  void paste_requested();
  void zeros_requested();
  /// The cell under the pointer; an invalid index where the pointer left.
  void hovered(const QModelIndex& entry);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void inputMethodEvent(QInputMethodEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void fit_sections();
  /// Makes room for numbers that changed; never narrower, so that columns hold still while one is dragged.
  void widen_columns(const QModelIndex& first, const QModelIndex& last);
  QRect band_rect(const MatrixBands& bands, Qt::Orientation orientation) const;
  void update_bands();
  void move_row(int rows);

  MatrixModel& model_;
  NumberDelegate* delegate_;
  MatrixHeader* column_labels_;
  MatrixHeader* row_labels_;
  MatrixBands bands_;
  QPersistentModelIndex pointed_;
  QString empty_text_;
};

}  // namespace headlight::ui
