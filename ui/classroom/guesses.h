// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include "ui/classroom/asked_cells.h"

namespace headlight::ui {

/// A row of a head, in which one cell is chosen as the strongest.
struct GuessRow {
  Index head = 0;
  Index row = 0;
  friend auto operator<=>(const GuessRow&, const GuessRow&) = default;
};
GuessRow row_of(const StageCell& cell);

/// What a class guessed for the cells of one stage: numbers, and the strongest of each row.
class Guesses {
 public:
  /// Without a number: takes the guess back.
  void set_number(const StageCell& cell, std::optional<double> number);
  std::optional<double> number(const StageCell& cell) const;
  /// Chooses the strongest of the cell's row, or takes the choice back.
  void choose(const StageCell& cell);
  bool is_chosen(const StageCell& cell) const;

 private:
  struct Place {
    Index head = 0;
    Index row = 0;
    Index column = 0;
    friend auto operator<=>(const Place&, const Place&) = default;
  };

  std::map<Place, double> numbers_;
  std::map<GuessRow, Index> choices_;
};

/// What a guess was worth.
struct GuessVerdict {
  bool right = false;
  double guess = 0.0;
  double number = 0.0;
};

/// Judges the guess for a cell that was asked for, by numbers shown with so many decimals; nothing where none
/// was made.
std::optional<GuessVerdict> judge(const StageCell& cell, const AskedCells& asked, const Guesses& guesses,
                                  int decimals);

struct GuessScore {
  int right = 0;
  int wrong = 0;
  int open = 0;  ///< not guessed
};

/// Counts what is not guessed yet.
GuessScore count_open(const AskedCells& asked, const Guesses& guesses);
/// Counts right and wrong guesses too.
GuessScore judge_all(const AskedCells& asked, const Guesses& guesses, int decimals);

}  // namespace headlight::ui
