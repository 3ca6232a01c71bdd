// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/linear/matrix.h"

namespace headlight {

/// For each new token the old one that it continues, or −1 where it is new; increasing. As many tokens as
/// possible continue themselves (a longest common subsequence); between two of them, as many as possible
/// continue another one in order (they were renamed), and only the surplus is new or gone.
std::vector<Index> align_tokens(const std::vector<std::string>& old_tokens,
                                const std::vector<std::string>& new_tokens);

}  // namespace headlight
