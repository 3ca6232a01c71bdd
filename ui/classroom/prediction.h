// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <map>
#include <optional>
#include <vector>

#include "ui/document/document.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// What a class is asked to predict.
struct PredictionQuestion {
  /// Type the numbers, or choose the strongest cell of each row.
  enum class Kind { values, strongest };

  Stage stage = Stage::weights;
  std::optional<HeadIndex> head;              ///< all where absent
  std::optional<Index> row;                   ///< all where absent; a query, but for K and V
  std::optional<std::vector<Index>> columns;  ///< all where absent
  Kind kind = Kind::values;
  QString text;  ///< the question in words; "": the program asks in its own
};

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
  struct Verdict {
    bool right = false;
    double guess = 0.0;
    double number = 0.0;
  };
  std::optional<Verdict> verdict(const StageCell& cell) const;
  /// After the reveal: whether a cell is the strongest of its row (or one of several).
  bool is_strongest(const StageCell& cell) const;

  struct Score {
    int right = 0;
    int wrong = 0;
    int open = 0;  ///< not guessed
  };
  /// While asking, `right` and `wrong` are 0 and `open` counts what is not guessed yet.
  Score score() const;

 signals:
  /// Phase, question or guesses.
  void changed();

 private:
  struct Place {
    Index head = 0;
    Index row = 0;
    Index column = 0;  ///< 0 for choices, which are one a row
    friend auto operator<=>(const Place&, const Place&) = default;
  };
  static Place place_of(const StageCell& cell) { return {cell.head.value, cell.row, cell.column}; }
  static Place row_of(const StageCell& cell) { return {cell.head.value, cell.row, 0}; }

  struct Numbers {
    StageMatrix values;
    const BoolMatrix* hidden = nullptr;
  };
  /// Of the asked stage; null values where there are none.
  Numbers numbers(HeadIndex head) const;
  int decimals() const;
  void check_cells();

  Document& document_;
  Selection& selection_;
  PredictionQuestion question_;
  Phase phase_ = Phase::none;
  std::map<Place, double> guesses_;
  std::map<Place, Index> choices_;
};

}  // namespace headlight::ui
