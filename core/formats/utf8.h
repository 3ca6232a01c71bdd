// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace headlight {

/// The offset of the first byte that is not well-formed UTF-8 (Unicode Standard, table 3-7); nothing
/// where all is.
std::optional<std::size_t> first_invalid_utf8(std::string_view bytes);

}  // namespace headlight
