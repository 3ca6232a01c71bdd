// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/held_ranges.h"

namespace headlight::ui {

void keep_ranges(Figure& figure, const Figure& from) {
  if (figure.stage != from.stage || figure.log_scale != from.log_scale ||
      figure.panels.size() != from.panels.size()) {
    return;
  }
  for (std::size_t panel = 0; panel < figure.panels.size(); ++panel) {
    if (figure.panels[panel].head == from.panels[panel].head) {
      figure.panels[panel].low = from.panels[panel].low;
      figure.panels[panel].high = from.panels[panel].high;
    }
  }
}

}  // namespace headlight::ui
