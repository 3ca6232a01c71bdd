// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight {

/// How a row of logits becomes weights.
enum class Normalizer {
  softmax,  ///< exp(logit) / Σ exp(logits)
  hardmax   ///< all weight on the largest visible logit; ties go to the first key
};

}  // namespace headlight
