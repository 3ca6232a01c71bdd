// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "ui/figure/figure_renderer.h"
#include "ui/heatmap/cell_tip.h"
#include "ui/heatmap/heatmap_overlay.h"
#include "ui/heatmap/mark.h"

class QCustomPlot;

namespace headlight::ui {

/// A figure on the screen: draws it, outlines marks upon it, zooms and pans, and turns what the
/// pointer does into cells. It knows nothing of experiments.
class HeatmapCanvas : public QWidget {
  Q_OBJECT

 public:
  explicit HeatmapCanvas(QWidget* parent = nullptr);
  ~HeatmapCanvas() override;

  /// Shows a figure; cells whose numbers differ from the last figure of the same stage, heads and
  /// shape flash where `flash` allows and they are few enough to say something.
  void set_figure(std::shared_ptr<const Figure> figure, bool flash);
  const std::shared_ptr<const Figure>& figure() const { return renderer_->figure(); }
  FigureRenderer& renderer() { return *renderer_; }
  HeatmapOverlay& overlay() { return overlay_; }

  /// The size of all type and lines: 1 is that of the desktop.
  void set_type_scale(double scale);

  /// Whether the pointer is over the figure or its margins, and the cell that it is over now.
  bool has_pointer() const { return pointer_.has_value(); }
  std::optional<PanelCell> cell_under_pointer() const;

  /// The pinned or hovered place, outlined with its row and column, and a second cell outlined
  /// alone: in every panel, or in its own one only where it has one.
  void set_marks(const Mark& active, const Mark& pointed);

  /// Zooms and scrolls so that a cell is in view.
  void show_cell(PanelCell cell);
  /// Larger than 1: in. Around `center` (logical pixels), the middle of the first panel without it.
  void zoom(double factor, std::optional<QPointF> center = std::nullopt);
  void reset_zoom();

 signals:
  /// The cell under the pointer, or none.
  void hovered(std::optional<headlight::ui::PanelCell> cell);
  /// A click that was no drag: on a cell, or on none.
  void clicked(std::optional<headlight::ui::PanelCell> cell);
  /// The pointer rests on a row's or column's label; "" where it left it.
  void label_pointed(const QString& label, const QRect& place);
  /// Places of cells may have changed.
  void moved();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void follow_palette();
  void place_outlines();
  void pan_to(QPointF position);
  int panel_near(QPointF position) const;
  int panel_count() const;

  QCustomPlot* plot_;
  std::unique_ptr<FigureRenderer> renderer_;
  HeatmapOverlay overlay_;
  Mark active_;
  Mark pointed_;
  std::optional<QPointF> pointer_;  ///< where it is over this, and absent elsewhere
  std::optional<QPointF> pressed_at_;
  QRectF visible_when_pressed_;
  bool panning_ = false;
};

}  // namespace headlight::ui
