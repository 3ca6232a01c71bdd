// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include "ui/figure/figure_renderer.h"

namespace headlight::ui {

/// How high many heads are drawn so that they look as they do when they fit into `room`: more than that is
/// scrolled. 0 where they fit. The renderer is told how much of it is seen at once.
int scrolled_height(FigureRenderer& renderer, QSize room);

}  // namespace headlight::ui
