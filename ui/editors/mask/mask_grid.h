// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <memory>
#include <optional>
#include <vector>

#include "core/experiment/mask_lookup.h"

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
  int cell_size() const { return cell_size_; }
  void zoom(int steps);
  void zoom_to_fit();

  /// Where the keyboard is.
  Cell current() const { return current_; }
  void set_current(Cell cell);

  /// The cell at a position of the viewport; nothing outside.
  std::optional<Cell> cell_at(QPoint position) const;
  /// Where a cell is drawn in the viewport, whether or not it is in view.
  QRect cell_rect(Cell cell) const;
  /// Where the header of a key is drawn.
  QRect key_header_rect(Index key) const;
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
  Index queries() const;
  Index keys() const;
  void measure_headers();
  void update_geometry();
  QPoint origin() const;
  Cell nearest_cell(QPoint position) const;
  std::optional<Index> key_header_at(QPoint position) const;
  std::optional<Index> query_header_at(QPoint position) const;
  void scroll_to(Cell cell);
  void hover(QPoint position);
  void finish_stroke();
  QString tooltip_at(QPoint position) const;
  void paint_cells(QPainter& painter, const QRect& area) const;
  void paint_outlines(QPainter& painter, const QRect& area) const;
  void paint_headers(QPainter& painter) const;
  void paint_titles(QPainter& painter) const;
  int title_height() const { return fontMetrics().height() + 2; }

  std::shared_ptr<const Experiment> experiment_;
  MaskLookup lookup_;
  MaskScope scope_;
  std::optional<Index> outlined_query_;
  std::optional<Index> outlined_key_;
  int cell_size_ = 24;
  std::optional<int> zoomed_size_;  ///< absent: fits
  int row_header_ = 0;              ///< width
  int column_header_ = 0;           ///< height
  bool all_straight_ = true;        ///< no key's name has to be turned
  Cell current_;
  std::optional<Cell> stroke_at_;
  Qt::MouseButton stroke_button_ = Qt::NoButton;
};

}  // namespace headlight::ui
