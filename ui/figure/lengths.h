// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight::ui {

inline constexpr double points_per_inch = 72.0;
inline constexpr double millimetres_per_inch = 25.4;

/// From one line of text to the next, in ems of Noto Sans.
inline constexpr double line_height = 1.362;

}  // namespace headlight::ui
