// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_session.h"

#include <algorithm>
#include <iterator>

#include "ui/document/lesson_file.h"
#include "ui/words/utf8_text.h"

namespace headlight::ui {

namespace {

PredictionQuestion question_of(const Prediction& prediction, const std::string& language) {
  PredictionQuestion question;
  question.stage = prediction.stage;
  question.head = prediction.head;
  question.row = prediction.query.value;
  question.text = utf8_text(text_in(prediction.question, language));
  if (const auto* const values = std::get_if<GuessValues>(&prediction.guess)) {
    if (values->keys) {
      std::vector<Index> columns;
      std::ranges::transform(*values->keys, std::back_inserter(columns), &KeyIndex::value);
      question.columns = std::move(columns);
    }
  } else {
    question.kind = PredictionQuestion::Kind::strongest;
  }
  return question;
}

}  // namespace

LessonSession::LessonSession(LessonDocument& lesson, Document& document, Selection& selection,
                             PredictionRound& round, std::function<bool()> may_replace, QObject* parent)
    : QObject(parent),
      lesson_(lesson),
      document_(document),
      selection_(selection),
      round_(round),
      may_replace_(std::move(may_replace)) {
  connect(&lesson_, &LessonDocument::replaced, this, &LessonSession::begin);
  connect(&lesson_, &LessonDocument::changed, this, [this] { stand_at(position_); });
  connect(&round_, &PredictionRound::changed, this,
          [this] { asks_ = asks_ && round_.phase() != PredictionRound::Phase::none; });
}

const LessonStep* LessonSession::present() const {
  return position_ < count() ? &lesson_.lesson()->steps[position_] : nullptr;
}

std::size_t LessonSession::count() const { return lesson_.is_open() ? lesson_.lesson()->steps.size() : 0; }

void LessonSession::begin() {
  round_.stop();
  document_.set_locked({});
  position_ = 0;
  content_ = {};
  if (count() > 0) {
    enter(0);
  } else {
    emit moved();
  }
}

void LessonSession::go_to(std::size_t step) {
  if (step < count() && step != position_) {
    enter(step);
  }
}

void LessonSession::next() { go_to(position_ + 1); }

void LessonSession::previous() {
  if (has_previous()) {
    go_to(position_ - 1);
  }
}

void LessonSession::first() { go_to(0); }

void LessonSession::last() {
  if (count() > 0) {
    go_to(count() - 1);
  }
}

void LessonSession::reset() {
  if (present() != nullptr) {
    enter(position_);
  }
}

void LessonSession::stand_at(std::size_t step) {
  position_ = count() == 0 ? 0 : std::min(step, count() - 1);
  content_ = present() == nullptr ? ShownContent()
                                  : shown_content(*lesson_.lesson(), position_, built_in_examples());
  emit moved();
}

void LessonSession::enter(std::size_t step) {
  ShownContent content = shown_content(*lesson_.lesson(), step, built_in_examples());
  round_.stop();
  document_.set_locked({});
  const auto* const experiment = std::get_if<Experiment>(&content);
  if (experiment != nullptr) {
    // What was tried out in a step, or set up to be recorded, stays one undo away.
    const bool undoable = making_ || (step == position_ && !present()->predict);
    if (!show_experiment(*experiment, undoable)) {
      lock_and_ask();  // it stays where it was
      return;
    }
    select(lesson_.lesson()->steps[step]);
  }
  position_ = step;
  content_ = std::move(content);
  lock_and_ask();
  emit moved();
}

bool LessonSession::show_experiment(const Experiment& experiment, bool undoable) {
  const bool same = *document_.experiment() == experiment;
  if (same && document_.undo_stack().count() == 0) {
    return true;
  }
  if (document_.is_modified() && !document_.path().isEmpty() && !may_replace_()) {
    return false;
  }
  if (undoable && document_.is_modified()) {
    document_.apply(tr("Show what the lesson shows"), experiment);
    document_.mark_saved(QString());
  } else {
    // No undo leads into another step, past its locks and its question.
    document_.reset(experiment, QString());
  }
  return true;
}

void LessonSession::select(const LessonStep& step) {
  const auto& cell = step.select;
  selection_.look_at(
      {.stage = step.stage,
       .heads = step.heads,
       .hovered = {},
       .pinned =
           cell ? std::optional(StageCell{cell->stage, cell->head, cell->row, cell->column}) : std::nullopt,
       .pointed = {},
       .concealment = {}});
}

void LessonSession::lock_and_ask() {
  const LessonStep* const step = present();
  if (making_ || step == nullptr) {
    return;
  }
  document_.set_locked(step->locked);
  if (step->predict) {
    round_.ask(question_of(*step->predict, language_));
    asks_ = true;
  }
}

void LessonSession::set_making(bool making) {
  if (making == making_) {
    return;
  }
  making_ = making;
  if (making) {
    document_.set_locked({});
    if (asks_) {
      round_.stop();
    }
  } else {
    lock_and_ask();
  }
  emit moved();
}

void LessonSession::set_language(const QString& language) {
  language_ = language.toStdString();
  if (asks_) {
    round_.set_question_text(question_of(*present()->predict, language_).text);
  }
}

}  // namespace headlight::ui
