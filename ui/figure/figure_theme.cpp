// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/figure_theme.h"

namespace headlight::ui {

FigureTheme FigureTheme::light() {
  return {.ground = QColor(255, 255, 255),
          .text = QColor(0, 0, 0),
          .quiet_text = QColor(70, 70, 70),
          .line = QColor(110, 110, 110),
          .faint_line = QColor(190, 190, 190),
          .hidden_ground = QColor(240, 240, 240),
          .hidden_line = QColor(150, 150, 150),
          .broken_ground = QColor(255, 255, 255)};
}

FigureTheme FigureTheme::dark() {
  return {.ground = QColor(30, 31, 34),
          .text = QColor(236, 236, 236),
          .quiet_text = QColor(176, 178, 182),
          .line = QColor(130, 132, 136),
          .faint_line = QColor(90, 92, 98),
          .hidden_ground = QColor(46, 48, 52),
          .hidden_line = QColor(112, 114, 120),
          .broken_ground = QColor(30, 31, 34)};
}

FigureTheme FigureTheme::projector() {
  return {.ground = QColor(255, 255, 255),
          .text = QColor(0, 0, 0),
          .quiet_text = QColor(40, 40, 40),
          .line = QColor(60, 60, 60),
          .faint_line = QColor(130, 130, 130),
          .hidden_ground = QColor(235, 235, 235),
          .hidden_line = QColor(95, 95, 95),
          .broken_ground = QColor(255, 255, 255)};
}

}  // namespace headlight::ui
