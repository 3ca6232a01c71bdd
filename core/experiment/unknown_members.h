// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace headlight {

/// Members of a JSON object that this version does not know: name and JSON text, in the file's order.
using UnknownMembers = std::vector<std::pair<std::string, std::string>>;

}  // namespace headlight
