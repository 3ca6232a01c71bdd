// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMainWindow>

#include "ui/classroom/prediction.h"
#include "ui/classroom/step_bar.h"
#include "ui/classroom/step_guide.h"
#include "ui/document/document.h"
#include "ui/evaluation/evaluation_runner.h"
#include "ui/explain/derivation_panel.h"
#include "ui/heatmap/diagnostics_strip.h"
#include "ui/heatmap/heatmap_panel.h"
#include "ui/selection/selection.h"
#include "ui/window/dock_layout.h"
#include "ui/window/editors_dock.h"
#include "ui/window/export/picture_operations.h"
#include "ui/window/files/file_operations.h"
#include "ui/window/lesson_parts.h"
#include "ui/window/presentation.h"
#include "ui/window/services/window_services.h"

class QVBoxLayout;

namespace headlight::ui {

/// One window with one experiment: it puts the parts together and connects them, nothing else.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  explicit MainWindow(const WindowServices& services);
  ~MainWindow() override;

  Document& document() { return document_; }
  Selection& selection() { return selection_; }
  EvaluationRunner& runner() { return runner_; }
  FileOperations& files() { return files_; }
  StepGuide& guide() { return guide_; }
  PredictionRound& prediction() { return prediction_; }
  LessonParts& lessons() { return lessons_; }
  Presentation& presentation() { return presentation_; }

  using Editor = EditorsDock::Editor;
  void show_editor(Editor editor);

 signals:
  void new_window_requested();
  /// Files that belong into windows of their own.
  void further_files(const QStringList& paths);
  void quit_requested();

 protected:
  bool focusNextPrevChild(bool next) override;
  void closeEvent(QCloseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// Creates everything that bears words; called again when the language has changed.
  void build();
  /// Deletes it.
  void take_down();
  void build_centre();
  void build_derivation();
  void build_steps(QVBoxLayout& column);
  void build_menus();
  void restore_layout();
  void reset_layout();
  void remember_layout();
  /// Shows an editor where it is in view already, or beside what has the focus, which stays there.
  void reveal_editor(Editor editor);

  void show_scale_lesson();
  void show_scale_lesson(Index d_k);
  void show_experiment();
  void renew_title();

  WindowServices services_;
  Document document_;
  EvaluationRunner runner_;
  Selection selection_;
  FileOperations files_;
  PictureOperations pictures_;
  StepGuide guide_;
  PredictionRound prediction_;
  LessonParts lessons_;
  Presentation presentation_;
  DockLayout docks_;
  EditorsDock* editors_dock_ = nullptr;
  QDockWidget* lesson_dock_ = nullptr;
  QDockWidget* derivation_dock_ = nullptr;
  HeatmapPanel* heatmap_ = nullptr;
  StepBar* step_bar_ = nullptr;
  std::vector<QWidget*> around_picture_;  ///< in the centre
  DiagnosticsStrip* strip_ = nullptr;
};

}  // namespace headlight::ui
