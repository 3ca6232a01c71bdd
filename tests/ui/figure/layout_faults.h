// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/figure/figure_layout.h"

namespace headlight::test {

/// The first thing of a figure's layout that reaches out of the picture or lies on top of another, or "".
QString first_fault(const ui::Figure& figure, const ui::LayoutSpace& space);

}  // namespace headlight::test
