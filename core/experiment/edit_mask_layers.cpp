// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/edit_mask_layers.h"

#include <algorithm>

namespace headlight {

namespace {

std::optional<std::vector<HeadIndex>> heads_of(MaskScope scope) {
  return scope ? std::optional(std::vector{*scope}) : std::nullopt;
}

/// The last enabled layer of a kind whose heads are exactly the scope's.
template <typename Pattern>
std::optional<std::size_t> last_layer(const Mask& mask, MaskScope scope) {
  for (std::size_t i = mask.layers.size(); i-- > 0;) {
    const MaskLayer& layer = mask.layers[i];
    if (layer.enabled && layer.heads == heads_of(scope) && std::holds_alternative<Pattern>(layer.pattern)) {
      return i;
    }
  }
  return std::nullopt;
}

bool hides_key(const PaddingMask& padding, KeyIndex key) {
  return std::find(padding.keys.begin(), padding.keys.end(), key) != padding.keys.end();
}

edit::Result set_padding_keys(const Experiment& experiment, std::size_t index, std::vector<KeyIndex> keys) {
  MaskLayer layer = experiment.mask.layers[index];
  std::sort(keys.begin(), keys.end());
  layer.pattern = PaddingMask{std::move(keys)};
  return edit::replace_mask_layer(experiment, static_cast<Index>(index), std::move(layer));
}

}  // namespace

bool within_scope(const MaskLayer& layer, MaskScope scope) {
  return !scope || layer.heads == heads_of(scope);
}

edit::Result paint_cells(const Experiment& experiment, MaskScope scope, const std::vector<Cell>& cells,
                         bool hidden) {
  if (hidden) {
    if (const auto index = last_layer<PaintedMask>(experiment.mask, scope)) {
      return edit::paint(experiment, static_cast<Index>(*index), cells, true);
    }
    const auto layer = static_cast<Index>(experiment.mask.layers.size());
    return edit::add_mask_layer(experiment, new_layer(experiment, LayerKind::painted, scope))
        .and_then([&](const Experiment& added) { return edit::paint(added, layer, cells, true); });
  }
  edit::Result result = experiment;
  for (std::size_t i = 0; result && i < experiment.mask.layers.size(); ++i) {
    const MaskLayer& layer = experiment.mask.layers[i];
    if (layer.enabled && within_scope(layer, scope) && std::holds_alternative<PaintedMask>(layer.pattern)) {
      result = edit::paint(*result, static_cast<Index>(i), cells, false);
    }
  }
  return result;
}

edit::Result toggle_padding(const Experiment& experiment, MaskScope scope, KeyIndex key) {
  edit::Result shown = experiment;
  bool was_hidden = false;
  for (std::size_t i = 0; shown && i < experiment.mask.layers.size(); ++i) {
    const MaskLayer& layer = experiment.mask.layers[i];
    const auto* const padding = std::get_if<PaddingMask>(&layer.pattern);
    if (padding && layer.enabled && within_scope(layer, scope) && hides_key(*padding, key)) {
      std::vector<KeyIndex> keys = padding->keys;
      std::erase(keys, key);
      shown = set_padding_keys(*shown, i, std::move(keys));
      was_hidden = true;
    }
  }
  if (was_hidden) {
    return shown;
  }
  if (const auto index = last_layer<PaddingMask>(experiment.mask, scope)) {
    std::vector<KeyIndex> keys = std::get<PaddingMask>(experiment.mask.layers[*index].pattern).keys;
    keys.push_back(key);
    return set_padding_keys(experiment, *index, std::move(keys));
  }
  MaskLayer layer = new_layer(experiment, LayerKind::padding, scope);
  layer.pattern = PaddingMask{{key}};
  return edit::add_mask_layer(experiment, std::move(layer));
}

edit::Result clear_mask(const Experiment& experiment) {
  edit::Result result = experiment;
  for (Index i = static_cast<Index>(experiment.mask.layers.size()); result && i-- > 0;) {
    result = edit::remove_mask_layer(*result, i);
  }
  return result;
}

LayerKind layer_kind(const MaskPattern& pattern) { return static_cast<LayerKind>(pattern.index()); }

MaskLayer new_layer(const Experiment& experiment, LayerKind kind, MaskScope scope) {
  MaskLayer layer;
  layer.heads = heads_of(scope);
  switch (kind) {
    case LayerKind::causal: layer.pattern = CausalMask{}; break;
    case LayerKind::padding:
      layer.pattern =
          key_count(experiment) > 0 ? PaddingMask{{KeyIndex{key_count(experiment) - 1}}} : PaddingMask{};
      break;
    case LayerKind::window: layer.pattern = WindowMask{.left = 1, .right = 1}; break;
    case LayerKind::prefix: layer.pattern = PrefixMask{.length = 1}; break;
    case LayerKind::painted: layer.pattern = PaintedMask{}; break;
  }
  return layer;
}

}  // namespace headlight
