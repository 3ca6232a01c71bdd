// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classroom/predict_bar.h"
#include "ui/lesson/lesson_session.h"
#include "ui/widgets/lecture_bar.h"

namespace headlight::ui {

/// The open lesson below the heatmap: what the present step says or asks, buttons to go along the steps, to
/// bring back the teacher's state and to reveal what was guessed.
class LessonBar : public LectureBar {
  Q_OBJECT

 public:
  /// `language` is the window's: "en" or "zh_CN".
  LessonBar(LessonDocument& lesson, LessonSession& session, PredictionRound& round, Document& document,
            Selection& selection, const QString& language, QWidget* parent = nullptr);

 signals:
  void closed();

 private:
  void fill_steps();
  void renew();

  LessonDocument& lesson_;
  LessonSession& session_;
  Document& document_;
  std::string language_;
  QLabel* title_;
  QWidget* text_area_;
  QToolButton* previous_ = nullptr;
  QToolButton* steps_ = nullptr;
  QToolButton* next_ = nullptr;
  QToolButton* reset_ = nullptr;
  QLabel* locks_;
  PredictBar* predict_;
};

}  // namespace headlight::ui
