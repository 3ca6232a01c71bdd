// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/asked_cells.h"

#include <algorithm>

#include "core/explain/guess.h"

namespace headlight::ui {

AskedCells::Numbers AskedCells::numbers(HeadIndex head) const {
  if (evaluation_ == nullptr) {
    return {};
  }
  Numbers result{.values = stage_matrix(*evaluation_, question_.stage, head), .hidden = nullptr};
  if (result.values && (question_.stage == Stage::logits || question_.stage == Stage::weights)) {
    result.hidden = evaluation_->trace.heads[static_cast<std::size_t>(head.value)].hidden.get();
  }
  return result;
}

bool AskedCells::contains(const StageCell& cell) const {
  if (!is_asked(concealment_of(question_), cell.stage, cell.head, cell.row, cell.column)) {
    return false;
  }
  const Numbers found = numbers(cell.head);
  return found.values && cell.row < found.values->rows() && cell.column < found.values->cols() &&
         can_be_guessed(*found.values, found.hidden, cell.row, cell.column);
}

std::vector<StageCell> AskedCells::all() const {
  std::vector<StageCell> cells;
  const Index heads = is_per_head(question_.stage) && evaluation_ != nullptr
                          ? static_cast<Index>(evaluation_->trace.heads.size())
                          : 1;
  for (Index head = 0; head < heads; ++head) {
    const StageMatrix values = numbers(HeadIndex{head}).values;
    for (Index row = 0; values && row < values->rows(); ++row) {
      for (Index column = 0; column < values->cols(); ++column) {
        const StageCell cell{.stage = question_.stage, .head = HeadIndex{head}, .row = row, .column = column};
        if (contains(cell)) {
          cells.push_back(cell);
        }
      }
    }
  }
  return cells;
}

StageCell AskedCells::neighbour(const StageCell& cell, int rows, int columns) const {
  const StageMatrix values = numbers(cell.head).values;
  StageCell to = cell;
  while (values) {
    to.row += rows;
    to.column += columns;
    if (rows == 0 && (to.column < 0 || to.column >= values->cols())) {
      // Along the rows, from the end of one to the beginning of the next.
      to.row += columns;
      to.column = columns > 0 ? 0 : values->cols() - 1;
    }
    if (to.row < 0 || to.row >= values->rows()) {
      break;
    }
    if (contains(to)) {
      return to;
    }
  }
  return cell;
}

bool AskedCells::exist() const {
  const StageMatrix values = numbers(question_.head.value_or(HeadIndex{0})).values;
  return values && (!question_.row || *question_.row < values->rows());
}

double AskedCells::number(const StageCell& cell) const {
  return (*numbers(cell.head).values)(cell.row, cell.column);
}

bool AskedCells::is_strongest(const StageCell& cell) const {
  const Numbers found = numbers(cell.head);
  const std::vector<Index> strongest = strongest_columns(*found.values, found.hidden, cell.row);
  return std::ranges::find(strongest, cell.column) != strongest.end();
}

}  // namespace headlight::ui
