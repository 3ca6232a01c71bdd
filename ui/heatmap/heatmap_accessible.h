// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight::ui {

/// Lets screen readers read every HeatmapPanel as one table a head. To be called before the first is shown;
/// further calls do nothing.
void install_heatmap_accessibility();

}  // namespace headlight::ui
