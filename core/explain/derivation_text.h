// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/explain/derivation.h"
#include "core/explain/fold.h"

namespace headlight {

/// How a derivation is written down.
struct DerivationTextStyle {
  int digits = 4;  ///< significant digits of every number, 1 … 17
  FoldLimit fold;
};

/// The formula in symbols, then line by line the same with the numbers of this cell, the terms and the
/// result. Heads, rows and columns count from 1; heads are written only where there are several. "≈" instead
/// of "=" as soon as something is rounded. The same in every locale.
///
/// As an `aligned` environment of amsmath, for math mode.
std::string to_latex(const Derivation& derivation, const DerivationTextStyle& style = {});
/// As lines of UTF-8, without a line break at the end.
std::string to_plain_text(const Derivation& derivation, const DerivationTextStyle& style = {});

}  // namespace headlight
