// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QWidget>
#include <map>

#include "ui/lesson/lesson_session.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/text_field.h"

namespace headlight::ui {

/// The words of one language, without those of another in their place.
QString own_words(const LocalizedText& text, const std::string& language);

/// Edits what the present step of a lesson says, asks and locks.
class LessonStepForm : public QWidget {
  Q_OBJECT

 public:
  LessonStepForm(LessonDocument& lesson, LessonSession& session, Document& document, Selection& selection,
                 QWidget* parent = nullptr);

  /// The language that is written.
  void set_language(const std::string& language);

 signals:
  /// Why an edit was not taken: a sentence.
  void refused(const QString& sentence);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void renew();
  void change(const QString& text, const LessonStep& step);
  /// One of the edits that set words of a step.
  using SetWords = Lesson (*)(const Lesson&, std::size_t position, const std::string& language,
                              const std::string& words);
  void write(const QString& text, SetWords set, const QString& typed);
  void change_prediction();
  void change_question();
  void change_lock(Lockable part, bool locked);
  /// About what is looked at: the row of the active cell, where its stage can be asked for.
  Prediction new_prediction() const;
  QString prediction_text(const Prediction& prediction) const;

  LessonDocument& lesson_;
  LessonSession& session_;
  Document& document_;
  Selection& selection_;
  std::string language_ = "en";
  LineField* title_;
  TextField* text_;
  QComboBox* kind_;
  QLabel* about_;
  LineField* question_;
  std::map<Lockable, QCheckBox*> locks_;
  Gesture gesture_ = 0;
};

}  // namespace headlight::ui
