// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figure/figure.h"

namespace headlight::ui {

/// Gives a figure the colour ranges of another of the same stage and heads; changes nothing where they
/// are not comparable.
void keep_ranges(Figure& figure, const Figure& from);

}  // namespace headlight::ui
