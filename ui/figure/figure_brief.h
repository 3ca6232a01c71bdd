// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/figure_layout.h"

namespace headlight::ui {

/// What a layout is found for: the figure, its labels and the space that they have to fit. It looks at them
/// only, so they outlive it. All lengths in pixels.
struct FigureBrief {
  const Figure& figure;
  const MeasuredLabels& rows;
  const MeasuredLabels& columns;
  const LayoutSpace& space;

  double row_count() const;     ///< at least 1
  double column_count() const;  ///< at least 1
  int panel_count() const;      ///< at least 1
  bool has_cells() const { return rows.count() > 0 && columns.count() > 0; }
  /// Whether columns are numbered instead of named.
  bool ordinal_columns() const;
  bool has_bars() const { return figure.colorbar && !figure.panels.empty() && has_cells(); }
  bool has_own_bars() const { return has_bars() && !figure.shared_range; }
  ColorScale scale_of(int panel) const;
  QFont font(double pixels) const { return figure_font(figure.font_family, pixels); }
  double pixels_of(double millimetres) const;
  /// Whether the picture may be as wide and as high as is natural.
  bool is_free() const { return !space.width && !space.height; }
};

}  // namespace headlight::ui
