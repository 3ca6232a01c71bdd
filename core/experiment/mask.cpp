// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/mask.h"

#include <algorithm>

namespace headlight {

namespace {

bool hides(const CausalMask&, Cell cell) { return cell.key.value > cell.query.value; }

bool hides(const PaddingMask& padding, Cell cell) {
  return std::find(padding.keys.begin(), padding.keys.end(), cell.key) != padding.keys.end();
}

bool hides(const WindowMask& window, Cell cell) {
  const Index distance = cell.key.value - cell.query.value;
  return distance > window.right || -distance > window.left;
}

bool hides(const PrefixMask& prefix, Cell cell) {
  return cell.key.value > cell.query.value && cell.key.value >= prefix.length;
}

bool hides(const PaintedMask& painted, Cell cell) {
  return std::find(painted.hidden.begin(), painted.hidden.end(), cell) != painted.hidden.end();
}

/// Adds what a pattern hides to `hidden`; lists are walked once, not once per cell.
void add_hidden(const PaddingMask& padding, BoolMatrix& hidden) {
  for (const KeyIndex key : padding.keys) {
    hidden.col(key.value).setConstant(true);
  }
}

void add_hidden(const PaintedMask& painted, BoolMatrix& hidden) {
  for (const Cell cell : painted.hidden) {
    hidden(cell.query.value, cell.key.value) = true;
  }
}

template <typename Pattern>
void add_hidden(const Pattern& pattern, BoolMatrix& hidden) {
  for (Index i = 0; i < hidden.rows(); ++i) {
    for (Index j = 0; j < hidden.cols(); ++j) {
      hidden(i, j) = hidden(i, j) || hides(pattern, Cell{{i}, {j}});
    }
  }
}

}  // namespace

bool MaskLayer::acts_on(HeadIndex head) const {
  return enabled && (!heads || std::find(heads->begin(), heads->end(), head) != heads->end());
}

bool hides(const MaskPattern& pattern, Cell cell) {
  return std::visit([cell](const auto& kind) { return hides(kind, cell); }, pattern);
}

std::vector<Index> layers_that_hide(const Mask& mask, HeadIndex head, Cell cell) {
  std::vector<Index> layers;
  for (std::size_t i = 0; i < mask.layers.size(); ++i) {
    if (mask.layers[i].acts_on(head) && hides(mask.layers[i].pattern, cell)) {
      layers.push_back(static_cast<Index>(i));
    }
  }
  return layers;
}

std::shared_ptr<const BoolMatrix> hidden_cells(const Mask& mask, HeadIndex head, Index n_q, Index n_k) {
  const auto acts = [head](const MaskLayer& layer) { return layer.acts_on(head); };
  if (std::none_of(mask.layers.begin(), mask.layers.end(), acts)) {
    return nullptr;
  }
  BoolMatrix hidden = BoolMatrix::Constant(n_q, n_k, false);
  for (const MaskLayer& layer : mask.layers) {
    if (acts(layer)) {
      std::visit([&hidden](const auto& kind) { add_hidden(kind, hidden); }, layer.pattern);
    }
  }
  return hidden.any() ? std::make_shared<const BoolMatrix>(std::move(hidden)) : nullptr;
}

}  // namespace headlight
