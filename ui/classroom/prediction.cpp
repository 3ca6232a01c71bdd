// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classroom/prediction.h"

#include <algorithm>

#include "core/experiment/figure_options.h"

namespace headlight::ui {

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
  guesses_ = {};
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
    guesses_ = {};
    selection_.set_concealment(std::nullopt);
    emit changed();
  }
}

void PredictionRound::check_cells() {
  if (phase_ == Phase::none || !selection_.is_current()) {
    return;  // a question about what is still being computed waits for it
  }
  if (asked().exist()) {
    emit changed();
  } else {
    stop();
  }
}

int PredictionRound::decimals() const { return selection_.experiment().view.figure.decimals; }

bool PredictionRound::asks(const StageCell& cell) const {
  return phase_ != Phase::none && asked().contains(cell);
}

std::vector<StageCell> PredictionRound::asked_cells() const {
  return phase_ == Phase::none ? std::vector<StageCell>() : asked().all();
}

StageCell PredictionRound::neighbour(const StageCell& cell, int rows, int columns) const {
  return phase_ == Phase::none ? cell : asked().neighbour(cell, rows, columns);
}

void PredictionRound::guess(const StageCell& cell, std::optional<double> number) {
  if (phase_ == Phase::asking && asks(cell)) {
    guesses_.set_number(cell, number);
    emit changed();
  }
}

std::optional<double> PredictionRound::guess_at(const StageCell& cell) const {
  return cell.stage == question_.stage ? guesses_.number(cell) : std::nullopt;
}

void PredictionRound::choose(const StageCell& cell) {
  if (phase_ == Phase::asking && asks(cell)) {
    guesses_.choose(cell);
    emit changed();
  }
}

bool PredictionRound::is_chosen(const StageCell& cell) const {
  return cell.stage == question_.stage && guesses_.is_chosen(cell);
}

bool PredictionRound::is_strongest(const StageCell& cell) const {
  return phase_ == Phase::revealed && asks(cell) && asked().is_strongest(cell);
}

std::optional<GuessVerdict> PredictionRound::verdict(const StageCell& cell) const {
  return phase_ == Phase::revealed && asks(cell) ? judge(cell, asked(), guesses_, decimals()) : std::nullopt;
}

GuessScore PredictionRound::score() const {
  switch (phase_) {
    case Phase::none: return {};
    case Phase::asking: return count_open(asked(), guesses_);
    case Phase::revealed: return judge_all(asked(), guesses_, decimals());
  }
  return {};
}

}  // namespace headlight::ui
