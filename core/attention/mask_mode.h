// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight {

/// What being hidden does to a logit.
enum class MaskMode {
  exclude,  ///< the key takes no part; its weight is exactly 0
  add,      ///< `value` is added: score + mask·(−1e9), as in the articles' formula
  replace   ///< the logit becomes `value`: masked_fill(mask == 1, −1e9), as in the articles' code
};

}  // namespace headlight
