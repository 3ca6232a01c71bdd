// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/linear/indices.h"

namespace headlight::ui {

/// Heads as people write them, counted from 1: "2", "1, 3-5"; nothing where the text is no such list
/// or names a head beyond `count`. Sorted, each once. Full-width digits and dashes count as well.
std::optional<std::vector<HeadIndex>> parse_heads(const QString& text, Index count);
/// The other way round: "1, 3–5".
QString heads_text(const std::vector<HeadIndex>& heads);

}  // namespace headlight::ui
