// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <optional>

#include "ui/document/document.h"
#include "ui/evaluation/evaluation_runner.h"
#include "ui/figure/color_range.h"
#include "ui/heatmap/cell_cursor.h"
#include "ui/heatmap/heatmap_canvas.h"
#include "ui/selection/selection.h"
#include "ui/widgets/cross_fade.h"
#include "ui/widgets/progress_note.h"

class QLabel;
class QScrollArea;

namespace headlight::ui {

class CancelledNote;

/// The centre of the window: the heatmaps of the selection's stage for the selection's heads, drawn
/// anew whenever another result is shown. It outlines the hovered or pinned cell in every head, tells the
/// cell's stages in a tip, and takes clicks, keys, zooming and panning. While the document is in a
/// gesture, a colour range that follows the numbers holds still.
class HeatmapPanel : public QWidget {
  Q_OBJECT

 public:
  HeatmapPanel(Document& document, Selection& selection, EvaluationRunner& runner, QWidget* parent = nullptr);

  /// "en" or "zh_CN": the language of titles and axis titles in the figure.
  void set_language(const QString& language);
  /// With reduced motion changed cells do not flash, and stages do not fade into each other.
  void set_reduced_motion(bool reduced);

  /// The colour range on the screen, over all heads; nothing where there is no picture.
  std::optional<ColorRange> shown_range() const;

  /// Shows the whole heatmaps again.
  void reset_zoom();

  HeatmapCanvas& canvas() { return *canvas_; }

  /// The pinned cell, where the picture has it.
  std::optional<PanelCell> current() const { return cursor_.pinned(); }
  /// Pins a cell and brings it into view, as a key does.
  void pin(PanelCell cell) { cursor_.pin(cell); }
  /// What is said of a cell, and its number.
  QString spoken(PanelCell cell) const;
  QString number(PanelCell cell) const;

 signals:
  /// Another figure is shown, or none.
  void figure_changed(const std::shared_ptr<const Figure>& figure);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void take_result();
  void take_stage();
  void take_gesture(bool active);
  void renew_cancelled();
  void redraw(bool flash);
  void show_figure(bool flash);
  void show_note(const QString& note);
  void fit_height();
  void show_focus(bool shown);

  Document& document_;
  Selection& selection_;
  EvaluationRunner& runner_;
  QScrollArea* area_;
  HeatmapCanvas* canvas_;
  CrossFade* fade_;
  QLabel* note_;
  ProgressNote* progress_;
  CancelledNote* cancelled_;
  CellCursor cursor_;
  std::shared_ptr<const Figure> held_;  ///< whose colour ranges are kept during a gesture
  bool focus_shown_ = false;
  QString language_ = QStringLiteral("en");
  bool reduced_motion_ = false;
};

}  // namespace headlight::ui
