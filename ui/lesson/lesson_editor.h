// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>
#include <QToolButton>
#include <QWidget>

#include "core/lesson/record.h"
#include "ui/lesson/lesson_step_form.h"

class QHBoxLayout;

namespace headlight::ui {

/// Makes lessons: records what is looked at as a step, orders the steps, and edits what each says. The steps
/// are those of the open lesson; without one it offers to begin.
class LessonEditor : public QWidget {
  Q_OBJECT

 public:
  /// `language` is the window's: "en" or "zh_CN".
  LessonEditor(LessonDocument& lesson, LessonSession& session, Document& document, Selection& selection,
               const QString& language, QWidget* parent = nullptr);

  /// What is looked at becomes a new step behind the present one.
  void record();

 signals:
  void new_requested();
  void save_requested();
  /// Why an edit was not taken: a sentence.
  void refused(const QString& sentence);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  QWidget* new_invitation();
  QWidget* new_content();
  QToolButton* add_button(QHBoxLayout& row, const char* name, const QString& symbol, const QString& text);
  void renew();
  void renew_list();
  /// Applies an edit unless the lesson could not be opened again then, which is told. Returns whether it did.
  bool apply(const QString& text, Lesson lesson);
  void take_state();
  void remove_step();
  void move_step(std::size_t to);
  void take_order();
  void change_title();
  void change_notes();
  TaughtState state() const;

  LessonDocument& lesson_;
  LessonSession& session_;
  Document& document_;
  Selection& selection_;
  std::string language_;
  QComboBox* languages_ = nullptr;
  LineField* title_ = nullptr;
  QListWidget* steps_ = nullptr;
  QToolButton* take_state_ = nullptr;
  QToolButton* up_ = nullptr;
  QToolButton* down_ = nullptr;
  QToolButton* remove_ = nullptr;
  QToolButton* undo_ = nullptr;
  QToolButton* redo_ = nullptr;
  LessonStepForm* form_ = nullptr;
  TextField* notes_ = nullptr;
  QWidget* invitation_;
  QWidget* content_;
  Gesture gesture_ = 0;
};

}  // namespace headlight::ui
