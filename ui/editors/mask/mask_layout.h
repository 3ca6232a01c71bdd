// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QPoint>
#include <QRect>
#include <optional>
#include <vector>

#include "core/experiment/experiment.h"

namespace headlight::ui {

/// Where the cells of a mask and the names of its queries and keys stand in a viewport, in pixels.
struct MaskLayout {
  Index queries = 0;
  Index keys = 0;
  int cell_size = 24;        ///< a side
  int title_height = 0;      ///< of "queries" and "keys"
  int row_header = 0;        ///< width
  int column_header = 0;     ///< height
  bool all_straight = true;  ///< no key's name has to be turned
  QPoint scrolled;

  bool is_empty() const { return queries == 0 || keys == 0; }
  /// The top left corner of the first cell.
  QPoint origin() const { return QPoint(row_header, column_header) - scrolled; }
  /// Where a cell is drawn, whether or not it is in view.
  QRect cell_rect(Cell cell) const;
  QRect key_header_rect(Index key) const;

  /// What stands at a position; nothing outside.
  std::optional<Cell> cell_at(QPoint position) const;
  std::optional<Index> key_header_at(QPoint position) const;
  std::optional<Index> query_header_at(QPoint position) const;
  /// The cell at a position or nearest to it. There are cells.
  Cell nearest_cell(QPoint position) const;
  /// A cell moved inside.
  Cell kept_inside(Cell cell) const;
};

/// Lays a mask out in so much space: cells are of a given size, else the largest that fits, within limits.
MaskLayout lay_out_mask(const Experiment& experiment, const QFontMetrics& metrics, QSize space,
                        std::optional<int> cell_size);

/// The size of cells after so many steps of zooming in, within limits.
int zoomed_cell_size(int size, int steps);

/// The cells between two, the first left out: a straight line in steps to neighbours.
std::vector<Cell> cells_between(Cell from, Cell to);

}  // namespace headlight::ui
