// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "ui/lesson/lesson_session.h"
#include "ui/window/files/lesson_operations.h"

namespace headlight::ui {

/// Lesson: those that come with the program, the open one, and making one.
class LessonMenu : public QMenu {
  Q_OBJECT

 public:
  /// `maker_switch` shows and hides the panel in which lessons are made.
  LessonMenu(LessonDocument& lesson, LessonSession& session, LessonOperations& operations,
             QAction* maker_switch, const QString& language, QWidget* parent);

  /// The lessons that come with the program.
  QMenu* built_in_menu() const { return built_in_menu_; }

 signals:
  void new_requested();
  void open_requested();
  void record_requested();

 private:
  void renew();

  LessonDocument& lesson_;
  LessonSession& session_;
  QMenu* built_in_menu_;
  QAction* record_action_;
  QAction* save_action_;
  QAction* save_as_action_;
  QAction* reset_action_;
  QAction* leave_action_;
};

}  // namespace headlight::ui
