// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace headlight {

/// Appends the shortest decimal that reads back as the same double ("0.1", "-0.0", "1e+22"); "nan",
/// "inf" and "-inf" for what is not finite.
void append_number(std::string& text, double number);
std::string number_text(double number);

}  // namespace headlight
