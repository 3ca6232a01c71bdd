// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <tl/expected.hpp>

namespace headlight::ui {

/// The number that a text typed by a person means, or a sentence that says why it means none.
/// Understood are decimals (`-2e-3`, `−0.5` with a true minus, digits of any script and width),
/// `nan`, `inf` and `-inf` as in files (also `∞`), and expressions: + − * / ^ ( ), pi, e,
/// sqrt(2), min(1, 2) … whose value is finite. The locale never matters: the decimal separator is a
/// point, and separators between thousands are refused.
tl::expected<double, QString> parse_number(const QString& text);

/// What fits into a field for a number: more than any number needs, and little enough to be laid out at once.
inline constexpr int longest_number_text = 2000;

/// The shortest text that reads back as the same double, in ASCII, as in files: for editors and the
/// clipboard.
QString exact_text(double number);

}  // namespace headlight::ui
