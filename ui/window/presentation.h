// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QPointer>
#include <vector>

#include "ui/classroom/blank_screen.h"
#include "ui/classroom/presenter_keys.h"
#include "ui/classroom/step_bar.h"
#include "ui/heatmap/heatmap_panel.h"
#include "ui/lesson/lesson_session.h"
#include "ui/window/put_aside.h"
#include "ui/window/services/window_services.h"

namespace headlight::ui {

/// A window before a class: with the walk's keys, and as presentation, which is the picture and the bar of
/// the lesson or of the steps only, in large type and strong contrast, on the whole screen. The keys lead
/// through the lesson where one is open, else through the calculation. Leaving gives everything back as it
/// was.
class Presentation : public QObject {
  Q_OBJECT

 public:
  static constexpr int least_percent = 100;
  static constexpr int most_percent = 250;

  Presentation(QMainWindow& window, StepGuide& guide, LessonSession& lesson, const WindowServices& services);

  /// What the window was built of, again after a change of language. `others` are what stands around the
  /// picture in the centre.
  void set_parts(HeatmapPanel* heatmap, StepBar* step_bar, QDockWidget* editors,
                 std::vector<QWidget*> others);

  bool is_on() const { return on_; }
  void set_on(bool on);

  /// Whether the step bar is shown, in the presentation always where no lesson is.
  void show_steps(bool shown);
  /// Closes the step bar, or with it the presentation.
  void close_steps();

 signals:
  void changed(bool on);
  void steps_shown_changed(bool shown);

 private:
  void enter();
  void leave();
  void hide_all_but_picture();
  void renew_walk();
  void take_key(PresenterKeys::Key key);
  void walk_lesson(PresenterKeys::Key key);
  void walk_calculation(PresenterKeys::Key key);
  void set_percent(int percent);
  void apply_type();
  void toggle_editors();
  void lend_shortcuts();
  void add_type_action(const char* name, const QKeySequence& keys, int (*next)(int));

  QMainWindow& window_;
  StepGuide& guide_;
  LessonSession& lesson_;
  WindowServices services_;
  PresenterKeys* keys_;
  BlankScreen* blank_;
  QPointer<HeatmapPanel> heatmap_;
  QPointer<StepBar> step_bar_;
  QPointer<QDockWidget> editors_;
  std::vector<QWidget*> others_;
  std::vector<QAction*> type_actions_;
  std::vector<QPointer<QAction>> lent_;

  bool on_ = false;
  PutAside around_before_;
  QRect geometry_before_;
  Qt::WindowStates window_state_before_;
};

}  // namespace headlight::ui
