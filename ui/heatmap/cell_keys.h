// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyCombination>
#include <optional>
#include <vector>

#include "ui/figure/figure.h"
#include "ui/figure/figure_renderer.h"

namespace headlight::ui {

inline constexpr int most_panels_a_row = 4;

/// Where a key leads from a cell: arrows one cell, Page Up and Page Down ten rows, Home and End
/// within the row (with Ctrl: the first and the last cell); with Ctrl, arrows lead to the same cell
/// of the neighbouring head. At the edges the cell stays. Nothing for other keys.
std::optional<PanelCell> cell_after_key(const Figure& figure, PanelCell cell, QKeyCombination key);

}  // namespace headlight::ui
