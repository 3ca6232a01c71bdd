// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "ui/classroom/guesses.h"
#include "ui/document/document.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// Predict, then reveal: while a question is open its numbers are concealed in every view, guesses are
/// gathered cell by cell, and after the reveal each is right or wrong. Judged is by the newest result, so
/// that numbers may change meanwhile; the round ends when the cells it asks for are gone.
class PredictionRound : public QObject {
  Q_OBJECT

 public:
  enum class Phase { none, asking, revealed };

  PredictionRound(Document& document, Selection& selection, QObject* parent = nullptr);

  void ask(const PredictionQuestion& question);
  /// The same question in other words, as after a change of language. Guesses stay.
  void set_question_text(const QString& text);
  /// Whether the asked stage and head are those that are looked at; `show` looks at them.
  bool is_shown() const;
  void show();
  /// Tells the numbers, and shows them.
  void reveal();
  void stop();

  Phase phase() const { return phase_; }
  const PredictionQuestion& question() const { return question_; }

  /// Whether a guess is wanted for a cell: it is asked for, is not hidden, and its number is finite. For the
  /// strongest it tells whether the cell can be chosen.
  bool asks(const StageCell& cell) const;
  /// All such cells, head by head and row by row.
  std::vector<StageCell> asked_cells() const;
  /// The next (−1: the previous) of these in the same head; itself where there is none.
  StageCell neighbour(const StageCell& cell, int rows, int columns) const;

  void guess(const StageCell& cell, std::optional<double> number);
  std::optional<double> guess_at(const StageCell& cell) const;
  /// Chooses the strongest of the cell's row, or takes the choice back.
  void choose(const StageCell& cell);
  bool is_chosen(const StageCell& cell) const;

  /// After the reveal: what a cell's guess was worth; nothing where none was made.
  std::optional<GuessVerdict> verdict(const StageCell& cell) const;
  /// After the reveal: whether a cell is the strongest of its row (or one of several).
  bool is_strongest(const StageCell& cell) const;

  /// While asking, `right` and `wrong` are 0 and `open` counts what is not guessed yet.
  GuessScore score() const;

 signals:
  /// Phase, question or guesses.
  void changed();

 private:
  AskedCells asked() const { return {question_, selection_.evaluation()}; }
  int decimals() const;
  void check_cells();

  Document& document_;
  Selection& selection_;
  PredictionQuestion question_;
  Phase phase_ = Phase::none;
  Guesses guesses_;
};

}  // namespace headlight::ui
