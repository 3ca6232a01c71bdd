// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/guesses.h"

#include <algorithm>
#include <utility>

#include "core/explain/guess.h"

namespace headlight::ui {

namespace {

/// Rows without a choice, or cells without a number.
int open_guesses(const std::vector<StageCell>& cells, PredictionQuestion::Kind kind, const Guesses& guesses) {
  if (kind == PredictionQuestion::Kind::values) {
    return static_cast<int>(
        std::ranges::count_if(cells, [&](const StageCell& cell) { return !guesses.number(cell); }));
  }
  std::map<GuessRow, bool> rows;  // whether chosen
  for (const StageCell& cell : cells) {
    rows[row_of(cell)] |= guesses.is_chosen(cell);
  }
  return static_cast<int>(std::ranges::count(rows, false, &std::pair<const GuessRow, bool>::second));
}

}  // namespace

GuessRow row_of(const StageCell& cell) { return {cell.head.value, cell.row}; }

void Guesses::set_number(const StageCell& cell, std::optional<double> number) {
  const Place place{cell.head.value, cell.row, cell.column};
  if (number) {
    numbers_[place] = *number;
  } else {
    numbers_.erase(place);
  }
}

std::optional<double> Guesses::number(const StageCell& cell) const {
  const auto found = numbers_.find({cell.head.value, cell.row, cell.column});
  return found == numbers_.end() ? std::nullopt : std::optional(found->second);
}

void Guesses::choose(const StageCell& cell) {
  if (is_chosen(cell)) {
    choices_.erase(row_of(cell));
  } else {
    choices_[row_of(cell)] = cell.column;
  }
}

bool Guesses::is_chosen(const StageCell& cell) const {
  const auto found = choices_.find(row_of(cell));
  return found != choices_.end() && found->second == cell.column;
}

std::optional<GuessVerdict> judge(const StageCell& cell, const AskedCells& asked, const Guesses& guesses,
                                  int decimals) {
  const double number = asked.number(cell);
  if (asked.question().kind == PredictionQuestion::Kind::strongest) {
    return guesses.is_chosen(cell) ? std::optional(GuessVerdict{asked.is_strongest(cell), number, number})
                                   : std::nullopt;
  }
  const std::optional<double> guess = guesses.number(cell);
  return guess ? std::optional(GuessVerdict{is_right_guess(*guess, number, decimals), *guess, number})
               : std::nullopt;
}

GuessScore count_open(const AskedCells& asked, const Guesses& guesses) {
  return {.right = 0, .wrong = 0, .open = open_guesses(asked.all(), asked.question().kind, guesses)};
}

GuessScore judge_all(const AskedCells& asked, const Guesses& guesses, int decimals) {
  const std::vector<StageCell> cells = asked.all();
  GuessScore score{.right = 0, .wrong = 0, .open = open_guesses(cells, asked.question().kind, guesses)};
  for (const StageCell& cell : cells) {
    if (const std::optional<GuessVerdict> judged = judge(cell, asked, guesses, decimals)) {
      ++(judged->right ? score.right : score.wrong);
    }
  }
  return score;
}

}  // namespace headlight::ui
