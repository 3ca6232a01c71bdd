// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/linear/matrix.h"

namespace headlight::ui {

/// The matrix that a copied text means (`read_matrix_text`, with entries that `parse_number` understands), or
/// a sentence that names the first entry that is wrong, rows and columns counted from 1.
tl::expected<Matrix, QString> parse_matrix(const QString& text);

}  // namespace headlight::ui
