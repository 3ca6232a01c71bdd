// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <memory>
#include <optional>
#include <vector>

#include "core/experiment/mask_lookup.h"
#include "ui/editors/mask/mask_layout.h"

namespace headlight::ui {

/// The query × key grid of the mask with token headers. It draws the cells in view only and tells
/// which cells a gesture touches; who owns it makes the edits.
class MaskGrid : public QAbstractScrollArea {
  Q_OBJECT

 public:
  explicit MaskGrid(QWidget* parent = nullptr);

  void set_experiment(std::shared_ptr<const Experiment> experiment);
  void set_scope(MaskScope scope);
  /// The row and the column that another view points at.
  void set_outlined(std::optional<Index> query, std::optional<Index> key);

  /// Pixels a side of a cell; by itself the largest that fits, within limits.
  int cell_size() const { return layout_.cell_size; }
  void zoom(int steps);
  void zoom_to_fit();

  /// Where the keyboard is.
  Cell current() const { return current_; }
  void set_current(Cell cell);

  /// The cell at a position of the viewport; nothing outside.
  std::optional<Cell> cell_at(QPoint position) const { return scrolled_layout().cell_at(position); }
  /// Where a cell is drawn in the viewport, whether or not it is in view.
  QRect cell_rect(Cell cell) const { return scrolled_layout().cell_rect(cell); }
  /// Where the header of a key is drawn.
  QRect key_header_rect(Index key) const { return scrolled_layout().key_header_rect(key); }
  const MaskLookup& lookup() const { return lookup_; }
  MaskScope scope() const { return scope_; }
  const std::shared_ptr<const Experiment>& experiment() const { return experiment_; }
  /// A cell by its number and tokens, and what hides it, in one line.
  QString spoken(Cell cell) const;
  /// Moves the keyboard's cell and brings it into view.
  void go_to(Cell cell);

 signals:
  /// A stroke begins; `show` where it is to show cells whatever the first one is.
  void stroke_began(headlight::Cell cell, bool show);
  /// The stroke went on over these cells.
  void stroke_continued(const std::vector<headlight::Cell>& cells);
  void stroke_ended();
  void key_header_clicked(headlight::KeyIndex key);
  void cell_hovered(std::optional<headlight::Cell> cell);

 protected:
  bool viewportEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  /// A stroke of the mouse over cells.
  struct Stroke {
    Cell at;
    Qt::MouseButton button = Qt::NoButton;
  };

  /// As it is scrolled now.
  MaskLayout scrolled_layout() const;
  void lay_out();
  void set_scroll_ranges();
  void scroll_to(Cell cell);
  void finish_stroke();
  QString tooltip_at(QPoint position) const;

  std::shared_ptr<const Experiment> experiment_;
  MaskLookup lookup_;
  MaskScope scope_;
  std::optional<Index> outlined_query_;
  std::optional<Index> outlined_key_;
  MaskLayout layout_;               ///< not scrolled
  std::optional<int> zoomed_size_;  ///< absent: fits
  Cell current_;
  std::optional<Stroke> stroke_;
};

}  // namespace headlight::ui
