// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/scrolled_height.h"

#include <algorithm>
#include <cmath>

#include "ui/heatmap/cell_keys.h"

namespace headlight::ui {

namespace {

constexpr int rows_that_fit = 3;  // of heads; more are scrolled

}  // namespace

int scrolled_height(FigureRenderer& renderer, QSize room) {
  const auto heads = static_cast<int>(renderer.figure()->panels.size());
  const int rows = (heads + most_panels_a_row - 1) / most_panels_a_row;
  int height = 0;
  if (rows > rows_that_fit) {
    // As high as square cells want.
    renderer.set_height_seen(room.height());
    height = std::min(static_cast<int>(std::ceil(renderer.height_for(room.width()))), rows * room.height());
  }
  if (height > room.height()) {
    return height;
  }
  renderer.set_height_seen(std::nullopt);
  return 0;
}

}  // namespace headlight::ui
