// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/derivation_builder.h"

/// The rules, one function each: they add what gives the number at (row, column), line by line. The cell
/// exists, and its stage is computed, not given. Only for `derive`.
namespace headlight::rules {

/// q, k or v: X W + b.
void projected_vector(DerivationBuilder& builder, Stage stage, Index row, Index column);
/// By the scoring function.
void raw_score(DerivationBuilder& builder, Index query, Index key);
/// A part of a raw score; false where the scoring function has none of that kind or no such cell.
bool part(DerivationBuilder& builder, const PartCell& cell);
void score(DerivationBuilder& builder, Index query, Index key);
void logit(DerivationBuilder& builder, Index query, Index key);
/// Softmax or hardmax.
void weight(DerivationBuilder& builder, Index query, Index key);
/// The weighted sum of values.
void output(DerivationBuilder& builder, Index query, Index column);
/// The copy of a head's output.
void concatenation(DerivationBuilder& builder, Index query, Index column);
/// Concat(head_1 … head_h) W^O + b_o.
void final_output(DerivationBuilder& builder, Index query, Index column);

}  // namespace headlight::rules
