// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/prediction.h"

#include <algorithm>

#include "core/experiment/figure_options.h"
#include "core/explain/guess.h"

namespace headlight::ui {

namespace {

Concealment concealment_of(const PredictionQuestion& question) {
  return {.stage = question.stage, .head = question.head, .row = question.row, .columns = question.columns};
}

}  // namespace

PredictionRound::PredictionRound(Document& document, Selection& selection, QObject* parent)
    : QObject(parent), document_(document), selection_(selection) {
  connect(&selection_, &Selection::result_changed, this, &PredictionRound::check_cells);
  connect(&document_, &Document::changed, this, [this](Changes what) {
    if (what.testFlag(Change::shape)) {
      stop();
    }
  });
}

void PredictionRound::ask(const PredictionQuestion& question) {
  question_ = question;
  guesses_.clear();
  choices_.clear();
  phase_ = Phase::asking;
  selection_.set_concealment(concealment_of(question));
  emit changed();
}

void PredictionRound::set_question_text(const QString& text) {
  question_.text = text;
  emit changed();
}

bool PredictionRound::is_shown() const {
  const std::vector<HeadIndex>& heads = selection_.heads();
  return selection_.stage() == question_.stage &&
         (!question_.head || heads.empty() || std::ranges::find(heads, *question_.head) != heads.end());
}

void PredictionRound::show() {
  if (phase_ == Phase::none || is_shown()) {
    return;
  }
  if (question_.head && !selection_.heads().empty()) {
    selection_.set_heads({*question_.head});
  }
  selection_.set_stage(question_.stage);
}

void PredictionRound::reveal() {
  if (phase_ == Phase::asking) {
    phase_ = Phase::revealed;
    selection_.set_concealment(std::nullopt);
    show();
    emit changed();
  }
}

void PredictionRound::stop() {
  if (phase_ != Phase::none) {
    phase_ = Phase::none;
    guesses_.clear();
    choices_.clear();
    selection_.set_concealment(std::nullopt);
    emit changed();
  }
}

void PredictionRound::check_cells() {
  if (phase_ == Phase::none || !selection_.is_current()) {
    return;  // a question about what is still being computed waits for it
  }
  const StageMatrix values = numbers(question_.head.value_or(HeadIndex{0})).values;
  if (!values || (question_.row && *question_.row >= values->rows())) {
    stop();
  } else {
    emit changed();
  }
}

PredictionRound::Numbers PredictionRound::numbers(HeadIndex head) const {
  const Evaluation* const evaluation = selection_.evaluation();
  if (evaluation == nullptr) {
    return {};
  }
  Numbers result{.values = stage_matrix(*evaluation, question_.stage, head), .hidden = nullptr};
  if (result.values && (question_.stage == Stage::logits || question_.stage == Stage::weights)) {
    result.hidden = evaluation->trace.heads[static_cast<std::size_t>(head.value)].hidden.get();
  }
  return result;
}

int PredictionRound::decimals() const { return selection_.experiment().view.figure.decimals; }

bool PredictionRound::asks(const StageCell& cell) const {
  if (phase_ == Phase::none ||
      !is_asked(concealment_of(question_), cell.stage, cell.head, cell.row, cell.column)) {
    return false;
  }
  const Numbers found = numbers(cell.head);
  return found.values && cell.row < found.values->rows() && cell.column < found.values->cols() &&
         can_be_guessed(*found.values, found.hidden, cell.row, cell.column);
}

std::vector<StageCell> PredictionRound::asked_cells() const {
  std::vector<StageCell> cells;
  const Evaluation* const evaluation = selection_.evaluation();
  const Index heads = is_per_head(question_.stage) && evaluation != nullptr
                          ? static_cast<Index>(evaluation->trace.heads.size())
                          : 1;
  for (Index head = 0; head < heads; ++head) {
    const StageMatrix values = numbers(HeadIndex{head}).values;
    for (Index row = 0; values && row < values->rows(); ++row) {
      for (Index column = 0; column < values->cols(); ++column) {
        const StageCell cell{.stage = question_.stage, .head = HeadIndex{head}, .row = row, .column = column};
        if (asks(cell)) {
          cells.push_back(cell);
        }
      }
    }
  }
  return cells;
}

StageCell PredictionRound::neighbour(const StageCell& cell, int rows, int columns) const {
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
    if (asks(to)) {
      return to;
    }
  }
  return cell;
}

void PredictionRound::guess(const StageCell& cell, std::optional<double> number) {
  if (phase_ != Phase::asking || !asks(cell)) {
    return;
  }
  if (number) {
    guesses_[place_of(cell)] = *number;
  } else {
    guesses_.erase(place_of(cell));
  }
  emit changed();
}

std::optional<double> PredictionRound::guess_at(const StageCell& cell) const {
  const auto found = cell.stage == question_.stage ? guesses_.find(place_of(cell)) : guesses_.end();
  return found == guesses_.end() ? std::nullopt : std::optional(found->second);
}

void PredictionRound::choose(const StageCell& cell) {
  if (phase_ != Phase::asking || !asks(cell)) {
    return;
  }
  if (is_chosen(cell)) {
    choices_.erase(row_of(cell));
  } else {
    choices_[row_of(cell)] = cell.column;
  }
  emit changed();
}

bool PredictionRound::is_chosen(const StageCell& cell) const {
  const auto found = cell.stage == question_.stage ? choices_.find(row_of(cell)) : choices_.end();
  return found != choices_.end() && found->second == cell.column;
}

bool PredictionRound::is_strongest(const StageCell& cell) const {
  const Numbers found = numbers(cell.head);
  if (phase_ != Phase::revealed || !asks(cell)) {
    return false;
  }
  std::vector<Index> strongest = strongest_columns(*found.values, found.hidden, cell.row);
  return std::ranges::find(strongest, cell.column) != strongest.end();
}

std::optional<PredictionRound::Verdict> PredictionRound::verdict(const StageCell& cell) const {
  if (phase_ != Phase::revealed || !asks(cell)) {
    return std::nullopt;
  }
  const double number = (*numbers(cell.head).values)(cell.row, cell.column);
  if (question_.kind == PredictionQuestion::Kind::strongest) {
    return is_chosen(cell) ? std::optional(Verdict{is_strongest(cell), number, number}) : std::nullopt;
  }
  const std::optional<double> guess = guess_at(cell);
  return guess ? std::optional(Verdict{is_right_guess(*guess, number, decimals()), *guess, number})
               : std::nullopt;
}

PredictionRound::Score PredictionRound::score() const {
  Score score;
  const bool by_row = question_.kind == PredictionQuestion::Kind::strongest;
  std::map<Place, bool> rows;  // whether chosen
  for (const StageCell& cell : asked_cells()) {
    const bool made = by_row ? is_chosen(cell) : guess_at(cell).has_value();
    if (const std::optional<Verdict> judged = verdict(cell)) {
      ++(judged->right ? score.right : score.wrong);
    }
    if (by_row) {
      rows[row_of(cell)] |= made;
    } else if (!made) {
      ++score.open;
    }
  }
  score.open += static_cast<int>(std::ranges::count(rows, false, &std::pair<const Place, bool>::second));
  return score;
}

}  // namespace headlight::ui
