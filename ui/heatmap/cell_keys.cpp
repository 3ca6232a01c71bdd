// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/cell_keys.h"

#include <algorithm>

namespace headlight::ui {

namespace {

constexpr Index rows_of_a_page = 10;

}  // namespace

std::optional<PanelCell> cell_after_key(const Figure& figure, PanelCell cell, QKeyCombination key) {
  const bool control = key.keyboardModifiers() & Qt::ControlModifier;
  const int panels = static_cast<int>(figure.panels.size());
  const auto go = [&](Index rows, Index columns, int neighbour) {
    if (!control) {
      cell.row += rows;
      cell.column += columns;
    } else if (cell.panel + neighbour >= 0 && cell.panel + neighbour < panels) {
      cell.panel += neighbour;
    }
  };
  constexpr Index end = std::numeric_limits<Index>::max();
  switch (key.key()) {
    case Qt::Key_Left: go(0, -1, -1); break;
    case Qt::Key_Right: go(0, 1, 1); break;
    case Qt::Key_Up: go(-1, 0, -most_panels_a_row); break;
    case Qt::Key_Down: go(1, 0, most_panels_a_row); break;
    case Qt::Key_PageUp: go(-rows_of_a_page, 0, -most_panels_a_row); break;
    case Qt::Key_PageDown: go(rows_of_a_page, 0, most_panels_a_row); break;
    case Qt::Key_Home:
      cell.row = control ? 0 : cell.row;
      cell.column = 0;
      break;
    case Qt::Key_End:
      cell.row = control ? end : cell.row;
      cell.column = end;
      break;
    default: return std::nullopt;
  }
  const StageMatrix& values = figure.panels.at(static_cast<std::size_t>(cell.panel)).values;
  cell.row = std::clamp<Index>(cell.row, 0, values->rows() - 1);
  cell.column = std::clamp<Index>(cell.column, 0, values->cols() - 1);
  return cell;
}

}  // namespace headlight::ui
