// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/stage_cell.h"
#include "ui/classroom/prediction_question.h"

namespace headlight::ui {

/// The cells that a question asks for in an evaluation, with their numbers. It looks at both only, so they
/// outlive it.
class AskedCells {
 public:
  /// Without an evaluation (null) there are none.
  AskedCells(const PredictionQuestion& question, const Evaluation* evaluation)
      : question_(question), evaluation_(evaluation) {}

  const PredictionQuestion& question() const { return question_; }
  /// Whether a cell is asked for, is not hidden, and its number is finite.
  bool contains(const StageCell& cell) const;
  /// All of them, head by head and row by row.
  std::vector<StageCell> all() const;
  /// The next (−1: the previous) in the same head; itself where there is none.
  StageCell neighbour(const StageCell& cell, int rows, int columns) const;
  /// Whether the evaluation still has the rows that are asked for.
  bool exist() const;

  /// Of a cell that is contained.
  double number(const StageCell& cell) const;
  /// Whether a cell that is contained is the strongest of its row, or one of several.
  bool is_strongest(const StageCell& cell) const;

 private:
  struct Numbers {
    StageMatrix values;
    const BoolMatrix* hidden = nullptr;
  };
  /// Of the asked stage; null values where there are none.
  Numbers numbers(HeadIndex head) const;

  const PredictionQuestion& question_;
  const Evaluation* evaluation_;
};

}  // namespace headlight::ui
