// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace headlight::ui {

/// How the numbers of one column are shown.
struct NumberFormat {
  int decimals = 0;         ///< digits after the point
  bool scientific = false;  ///< 1.20e-7
  friend bool operator==(const NumberFormat&, const NumberFormat&) = default;
};

/// The number for reading, with a true minus; a number that rounds to zero has no sign. Magnitudes
/// from 10⁷ on, which would fill a column with digits, are shown as 1.2e8.
QString display_text(double number, NumberFormat format);

/// `text` with a true minus (U+2212) in place of every hyphen.
QString with_true_minus(QString text);

}  // namespace headlight::ui
