// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/edit_mask_follow.h"

#include <algorithm>

namespace headlight::edit {

namespace {

/// Where a line went, or `new_line`.
Index destination(const std::vector<Index>& went, Index line) { return went[static_cast<std::size_t>(line)]; }

template <typename Item>
void sort_and_unite(std::vector<Item>& items) {
  std::sort(items.begin(), items.end());
  items.erase(std::unique(items.begin(), items.end()), items.end());
}

/// Moves the part of a painted cell that `line_of` refers to.
template <typename LineOf>
void follow_cells(Mask& mask, const std::vector<Index>& went, LineOf line_of) {
  for (MaskLayer& layer : mask.layers) {
    if (auto* painted = std::get_if<PaintedMask>(&layer.pattern)) {
      for (Cell& cell : painted->hidden) {
        line_of(cell) = destination(went, line_of(cell));
      }
      std::erase_if(painted->hidden, [&](Cell& cell) { return line_of(cell) == new_line; });
      sort_and_unite(painted->hidden);
    }
  }
}

Index followed_prefix(Index length, const Sources& sources, const std::vector<Index>& went, Index old_count) {
  Index result = length;
  for (Index key = 0; key < std::min(length, old_count); ++key) {
    result -= destination(went, key) == new_line ? 1 : 0;
  }
  // A new key is inside where the old key that now comes after it was.
  Index next_old = old_count;
  for (auto source = sources.rbegin(); source != sources.rend(); ++source) {
    if (*source == new_line) {
      result += next_old < length ? 1 : 0;
    } else {
      next_old = *source;
    }
  }
  return result;
}

}  // namespace

void follow_queries(Mask& mask, const Sources& sources, Index old_count) {
  follow_cells(mask, destinations(sources, old_count), [](Cell& cell) -> Index& { return cell.query.value; });
}

void follow_keys(Mask& mask, const Sources& sources, Index old_count) {
  const std::vector<Index> went = destinations(sources, old_count);
  follow_cells(mask, went, [](Cell& cell) -> Index& { return cell.key.value; });
  for (MaskLayer& layer : mask.layers) {
    if (auto* padding = std::get_if<PaddingMask>(&layer.pattern)) {
      for (KeyIndex& key : padding->keys) {
        key.value = destination(went, key.value);
      }
      std::erase(padding->keys, KeyIndex{new_line});
      sort_and_unite(padding->keys);
    } else if (auto* prefix = std::get_if<PrefixMask>(&layer.pattern)) {
      prefix->length = followed_prefix(prefix->length, sources, went, old_count);
    }
  }
}

void follow_heads(Mask& mask, const Sources& sources) {
  std::erase_if(mask.layers, [&sources](MaskLayer& layer) {
    if (!layer.heads || layer.heads->empty()) {
      return false;
    }
    std::vector<HeadIndex> heads;
    for (std::size_t i = 0; i < sources.size(); ++i) {
      if (std::find(layer.heads->begin(), layer.heads->end(), HeadIndex{sources[i]}) != layer.heads->end()) {
        heads.push_back(HeadIndex{static_cast<Index>(i)});
      }
    }
    layer.heads = std::move(heads);
    return layer.heads->empty();
  });
}

}  // namespace headlight::edit
