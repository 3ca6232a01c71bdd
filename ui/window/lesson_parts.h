// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QStackedWidget>

#include "ui/lesson/lesson_bar.h"
#include "ui/lesson/lesson_editor.h"
#include "ui/lesson/lesson_page.h"
#include "ui/window/files/lesson_operations.h"
#include "ui/window/menus/lesson_menu.h"

namespace headlight::ui {

/// All that a window has for lessons: the open one, where the class stands in it, and the parts that show and
/// make it.
class LessonParts : public QObject {
  Q_OBJECT

 public:
  LessonParts(QMainWindow& window, Document& document, Selection& selection, PredictionRound& round,
              FileOperations& files, const WindowServices& services);

  LessonDocument& lesson() { return lesson_; }
  LessonSession& session() { return session_; }
  LessonOperations& operations() { return operations_; }

  /// Builds what bears words, again after a change of language. The centre shows `heatmap_page` or what the
  /// lesson shows instead, and the lesson's bar below; `menu_parent` gets the menu.
  QWidget* new_centre(QWidget* heatmap_page);
  QDockWidget* new_dock();
  LessonMenu* new_menu(QWidget* menu_parent);

 signals:
  /// The cross of the lesson's bar was clicked.
  void bar_closed();
  /// Something that was done: a sentence.
  void told(const QString& sentence);
  /// Something that went wrong: a sentence.
  void warned(const QString& sentence);

 private:
  void begin_new();
  void record();
  void renew();

  QMainWindow& window_;
  Document& document_;
  Selection& selection_;
  PredictionRound& round_;
  FileOperations& files_;
  WindowServices services_;
  LessonDocument lesson_;
  LessonOperations operations_;
  LessonSession session_;
  QPointer<QStackedWidget> pages_;
  QPointer<LessonBar> bar_;
  QPointer<QDockWidget> dock_;
  QPointer<LessonEditor> maker_;
};

}  // namespace headlight::ui
