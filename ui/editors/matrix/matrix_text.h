// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/linear/matrix.h"

namespace headlight::ui {

/// The matrix a copied text means, or a sentence that names the first entry that is wrong (rows and
/// columns counted from 1). Understood are rows of entries separated by tabs (spreadsheets), commas,
/// semicolons or spaces, and lists in brackets as Python, NumPy and PyTorch write them. Entries are
/// what `parse_number` understands.
tl::expected<Matrix, QString> parse_matrix(const QString& text);

/// Rows on lines, entries separated by tabs, exact and in ASCII.
QString matrix_text(const Matrix& block);

}  // namespace headlight::ui
