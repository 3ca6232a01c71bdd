// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "app/outcome.h"
#include "core/linear/indices.h"

namespace headlight::app {

/// The heads of "0,2", "0..2" or "0..2,5", counted from 0 and in that order; none for "all". Wrong usage:
/// what is no number, a range that runs backwards, a head named twice.
Expected<std::vector<HeadIndex>> heads_named(const QString& text);

}  // namespace headlight::app
