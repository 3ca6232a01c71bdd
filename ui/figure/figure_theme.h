// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace headlight::ui {

/// The colours of everything in a figure but its cells.
struct FigureTheme {
  QColor ground;         ///< behind all; may be transparent
  QColor text;           ///< tokens and titles
  QColor quiet_text;     ///< axis titles, ticks, titles of heads
  QColor line;           ///< ticks and notes
  QColor faint_line;     ///< around cells of the ground's colour
  QColor hidden_ground;  ///< hidden cells, below the hatching
  QColor hidden_line;    ///< the hatching
  QColor broken_ground;  ///< cells whose number is not finite
  friend bool operator==(const FigureTheme&, const FigureTheme&) = default;

  /// Black on white, as on paper.
  static FigureTheme light();
  static FigureTheme dark();
  /// As light, with lines and hatching that a projector does not wash out.
  static FigureTheme projector();
};

}  // namespace headlight::ui
