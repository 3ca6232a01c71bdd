// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "ui/figure/figure.h"

namespace headlight::ui {

/// Why a picture of the size that `options` ask for cannot be: its heatmaps would have no room beside its
/// words. A sentence that tells the size that is needed, in whole millimetres; absent where there is room.
std::optional<QString> room_problem(const Figure& figure, const FigureOptions& options);

}  // namespace headlight::ui
