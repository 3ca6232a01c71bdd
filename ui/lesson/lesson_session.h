// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

#include "ui/classroom/prediction.h"
#include "ui/document/document.h"
#include "ui/lesson/lesson_document.h"
#include "ui/selection/selection.h"

namespace headlight::ui {

/// Where a class stands in the open lesson. Entering a step puts what it shows into the document, points at
/// its cell, locks what it locks and asks what it asks. What learners changed in it is undone by a reset, and
/// that by an undo; from step to step nothing is taken along.
class LessonSession : public QObject {
  Q_OBJECT

 public:
  /// `may_replace` is asked before an experiment with changes that belong to a file is replaced.
  LessonSession(LessonDocument& lesson, Document& document, Selection& selection, PredictionRound& round,
                std::function<bool()> may_replace, QObject* parent = nullptr);

  std::size_t position() const { return position_; }
  /// The present step; null where no lesson is open or it has no steps.
  const LessonStep* present() const;
  std::size_t count() const;
  bool has_next() const { return position_ + 1 < count(); }
  bool has_previous() const { return present() != nullptr && position_ > 0; }

  void go_to(std::size_t step);
  void next();
  void previous();
  void first();
  void last();
  /// The step as the teacher made it: numbers, selection and question.
  void reset();
  /// Calls the present step `step` without showing anything anew, as after recording it.
  void stand_at(std::size_t step);

  /// The picture the present step shows instead of an experiment; null where it shows none.
  const headlight::LessonPicture* picture() const { return std::get_if<headlight::LessonPicture>(&content_); }
  /// Whether the present step shows an experiment; else it is a picture, or text alone.
  bool shows_experiment() const { return std::holds_alternative<Experiment>(content_); }
  /// Whether the open question is that of the present step.
  bool asks() const { return asks_; }

  /// While a lesson is being made, nothing is locked and nothing asked.
  void set_making(bool making);
  bool is_making() const { return making_; }
  /// The language of questions: "en" or "zh_CN".
  void set_language(const QString& language);

 signals:
  /// Another step, or the same shown anew, or no lesson any more.
  void moved();

 private:
  void begin();
  void enter(std::size_t step);
  bool show_experiment(const Experiment& experiment, bool undoable);
  void select(const LessonStep& step);
  void lock_and_ask();

  LessonDocument& lesson_;
  Document& document_;
  Selection& selection_;
  PredictionRound& round_;
  std::function<bool()> may_replace_;
  std::string language_ = "en";
  std::size_t position_ = 0;
  ShownContent content_;
  bool making_ = false;
  bool asks_ = false;
};

}  // namespace headlight::ui
