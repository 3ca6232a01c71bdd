// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <memory>
#include <optional>

#include "ui/figure/figure.h"
#include "ui/figure/figure_theme.h"
#include "ui/figure/medium.h"

class QCustomPlot;

namespace headlight::ui {

/// A cell of one of a figure's panels, counted from 0.
struct PanelCell {
  int panel = 0;
  Index row = 0;
  Index column = 0;
  friend bool operator==(const PanelCell&, const PanelCell&) = default;
};

/// Draws a figure into a QCustomPlot, for the screen and for files alike. All lengths and positions
/// are in the plot's logical pixels. Geometry is always that of the plot's present size, whether or
/// not it was painted since; the plot's `afterReplot` tells when it may have changed.
class FigureRenderer {
 public:
  /// Takes over the layout of `plot`, which must outlive the renderer.
  explicit FigureRenderer(QCustomPlot& plot, Medium medium = Medium::screen);
  ~FigureRenderer();
  FigureRenderer(const FigureRenderer&) = delete;
  FigureRenderer& operator=(const FigureRenderer&) = delete;

  /// Shows another figure (null: nothing) and queues a repaint. Labels and places are computed
  /// anew only where they differ from the last figure's. A zoom stays while the shape does.
  void set_figure(std::shared_ptr<const Figure> figure);
  const std::shared_ptr<const Figure>& figure() const;

  void set_theme(const FigureTheme& theme);
  const FigureTheme& theme() const;

  /// Pixels per inch of what is drawn: 96 on the screen, the picture's own in files.
  void set_resolution(double pixels_per_inch);

  /// The size at which cells, labels and numbers are easy to read; it follows the token count.
  QSizeF natural_size() const;

  /// For a plot that is scrolled: how much of its height is seen at once (absent: all of it). What
  /// belongs to several rows of panels is repeated so that some of it always is.
  void set_height_seen(std::optional<double> height);
  /// The height at which cells are square in a plot so wide.
  double height_for(double width) const;

  /// Lays the figure out for a size of its own rather than the plot's, as files want it; what is not
  /// given follows from the figure. Returns the size that the plot has to be painted with.
  QSizeF fix_size(std::optional<double> width, std::optional<double> height);

  /// The cell at a position; nothing between the panels.
  std::optional<PanelCell> cell_at(QPointF position) const;
  /// Where a cell is drawn, clipped to its panel; empty when it is zoomed out of view.
  QRectF cell_rect(PanelCell cell) const;
  /// Where the cells of a panel are drawn; empty where there is no such panel.
  QRectF panel_rect(int panel) const;
  /// The whole text of the row or column label at a position, also where it is drawn elided.
  std::optional<QString> label_at(QPointF position) const;
  /// Where the label of a row (column) is drawn beside (below) a panel; empty where the panel shares
  /// its neighbour's labels, or where labels are too many to draw each.
  QRectF row_label_rect(int panel, Index row) const;
  QRectF column_label_rect(int panel, Index column) const;

  /// The part of the matrices that every panel shows, in cells: (0, 0, columns, rows) is all.
  QRectF visible_cells() const;
  /// Shows a part only; it is moved and shrunk to lie within the matrices. Queues a repaint.
  void set_visible_cells(QRectF cells);
  void reset_zoom();
  bool is_zoomed() const;

  /// Whether numbers are drawn in the cells at present.
  bool numbers_visible() const;

 private:
  class Private;
  std::unique_ptr<Private> d_;
};

}  // namespace headlight::ui
