// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyCombination>
#include <QObject>
#include <QPointer>
#include <optional>

#include "ui/heatmap/cell_tip.h"
#include "ui/heatmap/heatmap_canvas.h"
#include "ui/selection/selection.h"

class QScrollArea;

namespace headlight::ui {

/// The cell of a canvas that the pointer or the keyboard is at. It tells the selection, outlines what that
/// says of cells, and shows the cell's stages in a tip beside it.
class CellCursor : public QObject {
  Q_OBJECT

 public:
  /// `panel` has the keyboard, and `area` within it scrolls the canvas.
  CellCursor(QWidget& panel, QScrollArea& area, HeatmapCanvas& canvas, Selection& selection);
  ~CellCursor() override;

  /// The pinned cell, where the picture has it.
  std::optional<PanelCell> pinned() const;
  /// The cell that stands there; nothing where the picture or its result has none.
  std::optional<StageCell> stage_cell(const std::optional<PanelCell>& cell) const;

  /// Pins a cell and brings it into view, as a key does.
  void pin(PanelCell cell);
  /// Goes where a key leads; whether it leads anywhere.
  bool move(QKeyCombination key);
  /// Pins no cell any more.
  void let_go();
  /// Zooms around the pinned cell.
  void zoom(double factor);

  /// Another picture is shown.
  void take_figure();
  void update_marks();
  void update_tip();
  void hide_tip();

 private:
  void point_at(const std::optional<PanelCell>& cell);
  void click(const std::optional<PanelCell>& cell);
  void point_at_label(const QString& label, const QRect& place);
  std::optional<PanelCell> start_of_keys() const;
  /// From the canvas into the panel.
  QRect in_panel(const QRect& place) const;

  QWidget& panel_;
  QScrollArea& area_;
  HeatmapCanvas& canvas_;
  Selection& selection_;
  QPointer<CellTip> tip_;       ///< lies upon the window, which may delete it first
  bool moved_by_keys_ = false;  ///< the pinned cell; it has the tip then
};

}  // namespace headlight::ui
