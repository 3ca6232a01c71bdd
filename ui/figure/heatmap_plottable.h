// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <memory>

#include "ui/figure/heatmap_cells.h"

namespace headlight::ui {

/// The cells and numbers of one panel. Columns lie along the key axis and rows along the value axis,
/// cell (i, j) reaching from j − 0.5 to j + 0.5 and from i − 0.5 to i + 0.5.
class HeatmapPlottable : public QCPAbstractPlottable {
 public:
  /// `outlines` must outlive the plottable.
  HeatmapPlottable(QCPAxis* key_axis, QCPAxis* value_axis, GlyphOutlines& outlines);

  struct Look {
    QString family;
    int number_pixels = 0;  ///< in logical pixels; 0 for no numbers
    double gap = 0.0;       ///< at least a device pixel where there is one
    double hatch_pitch = 6.0;
    double hatch_width = 1.0;
  };
  void set_cells(HeatmapCells cells) { cells_ = std::move(cells); }
  void set_look(const Look& look) { look_ = look; }
  const HeatmapCells& cells() const { return cells_; }

  /// The visible rows and columns as stretches of device pixels.
  CellStretch visible_columns(double device_pixel_ratio) const;
  CellStretch visible_rows(double device_pixel_ratio) const;

  double selectTest(const QPointF& position, bool only_selectable, QVariant* details) const override;
  QCPRange getKeyRange(bool& found, QCP::SignDomain domain) const override;
  QCPRange getValueRange(bool& found, QCP::SignDomain domain, const QCPRange& in_key_range) const override;

 protected:
  void draw(QCPPainter* painter) override;
  void drawLegendIcon(QCPPainter* painter, const QRectF& rect) const override;

 private:
  HeatmapCells cells_;
  Look look_;
  GlyphOutlines& outlines_;
  std::unique_ptr<NumberGlyphs> glyphs_;
};

}  // namespace headlight::ui
