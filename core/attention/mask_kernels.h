// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

#include "core/attention/mask_mode.h"
#include "core/linear/matrix.h"

/// Only for the engine's own translation unit.
namespace headlight::engine {

/// logits[j] = scores[j] / temperature, then the mask where hidden[j]; n_k numbers each. `hidden` may
/// be null: nothing is. `scores` and `logits` may be the same.
template <typename Scalar>
void mask_row(const Scalar* scores, const bool* hidden, Index n_k, Scalar temperature, MaskMode mode,
              Scalar value, Scalar* logits) {
  for (Index j = 0; j < n_k; ++j) {
    const Scalar logit = scores[j] / temperature;
    if (hidden == nullptr || !hidden[j]) {
      logits[j] = logit;
      continue;
    }
    switch (mode) {
      case MaskMode::exclude: logits[j] = -std::numeric_limits<Scalar>::infinity(); break;
      case MaskMode::add: logits[j] = logit + value; break;
      case MaskMode::replace: logits[j] = value; break;
    }
  }
}

}  // namespace headlight::engine
