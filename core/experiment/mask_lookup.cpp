// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/mask_lookup.h"

#include <algorithm>

namespace headlight {

MaskLookup::MaskLookup(const Experiment& experiment)
    : heads_(static_cast<std::size_t>(head_count(experiment))) {
  for (const MaskLayer& layer : experiment.mask.layers) {
    Layer prepared{.pattern = CausalMask{}, .key_hidden = {}, .enabled = layer.enabled, .heads = layer.heads};
    if (const auto* const padding = std::get_if<PaddingMask>(&layer.pattern)) {
      prepared.pattern = PaddingMask{};
      prepared.key_hidden.resize(static_cast<std::size_t>(key_count(experiment)));
      for (const KeyIndex key : padding->keys) {
        prepared.key_hidden[static_cast<std::size_t>(key.value)] = true;
      }
    } else {
      prepared.pattern = layer.pattern;
      if (auto* const painted = std::get_if<PaintedMask>(&prepared.pattern)) {
        std::sort(painted->hidden.begin(), painted->hidden.end());
      }
    }
    layers_.push_back(std::move(prepared));
  }
}

bool MaskLookup::hides(const Layer& layer, Cell cell) {
  if (std::holds_alternative<PaddingMask>(layer.pattern)) {
    return layer.key_hidden[static_cast<std::size_t>(cell.key.value)];
  }
  if (const auto* const painted = std::get_if<PaintedMask>(&layer.pattern)) {
    return std::binary_search(painted->hidden.begin(), painted->hidden.end(), cell);
  }
  return headlight::hides(layer.pattern, cell);
}

bool MaskLookup::acts_in(const Layer& layer, MaskScope scope) {
  if (!layer.enabled) {
    return false;
  }
  if (!layer.heads) {
    return true;
  }
  return scope ? std::find(layer.heads->begin(), layer.heads->end(), *scope) != layer.heads->end()
               : !layer.heads->empty();
}

std::vector<std::size_t> MaskLookup::hiding_layers(Cell cell, MaskScope scope) const {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < layers_.size(); ++i) {
    if (acts_in(layers_[i], scope) && hides(layers_[i], cell)) {
      found.push_back(i);
    }
  }
  return found;
}

Hiddenness MaskLookup::hiddenness(Cell cell, MaskScope scope) const {
  std::vector<bool> hidden_in;
  std::size_t heads_hidden = 0;
  for (const Layer& layer : layers_) {
    if (!acts_in(layer, scope) || !hides(layer, cell)) {
      continue;
    }
    if (scope || !layer.heads) {
      return Hiddenness::hidden;
    }
    hidden_in.resize(heads_);
    for (const HeadIndex head : *layer.heads) {
      auto seen = hidden_in[static_cast<std::size_t>(head.value)];
      heads_hidden += seen ? 0 : 1;
      seen = true;
    }
  }
  if (heads_hidden == 0) {
    return Hiddenness::visible;
  }
  return heads_hidden == heads_ ? Hiddenness::hidden : Hiddenness::in_some_heads;
}

}  // namespace headlight
