// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>

#include "core/experiment/edit.h"
#include "core/experiment/edit_axes.h"

namespace headlight::edit {

namespace {

std::optional<Problem> no_layer(const Experiment& experiment, Index layer) {
  const auto count = static_cast<Index>(experiment.mask.layers.size());
  return layer >= 0 && layer < count ? std::nullopt : std::optional(out_of_range(layer, count).value());
}

std::vector<Cell> sorted(std::vector<Cell> cells) {
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

}  // namespace

Result set_mask_mode(const Experiment& experiment, MaskMode mode) {
  Experiment result = experiment;
  result.mask.mode = mode;
  return checked(std::move(result));
}

Result set_mask_value(const Experiment& experiment, double value) {
  Experiment result = experiment;
  result.mask.value = value;
  return checked(std::move(result));
}

Result add_mask_layer(const Experiment& experiment, MaskLayer layer) {
  Experiment result = experiment;
  result.mask.layers.push_back(std::move(layer));
  return checked(std::move(result));
}

Result replace_mask_layer(const Experiment& experiment, Index layer, MaskLayer replacement) {
  if (auto problem = no_layer(experiment, layer)) {
    return tl::unexpected(std::move(*problem));
  }
  Experiment result = experiment;
  result.mask.layers[static_cast<std::size_t>(layer)] = std::move(replacement);
  return checked(std::move(result));
}

Result remove_mask_layer(const Experiment& experiment, Index layer) {
  if (auto problem = no_layer(experiment, layer)) {
    return tl::unexpected(std::move(*problem));
  }
  Experiment result = experiment;
  result.mask.layers.erase(result.mask.layers.begin() + layer);
  return checked(std::move(result));
}

Result paint(const Experiment& experiment, Index layer, const std::vector<Cell>& cells, bool hidden) {
  if (auto problem = no_layer(experiment, layer)) {
    return tl::unexpected(std::move(*problem));
  }
  for (const Cell& cell : cells) {
    if (cell.query.value < 0 || cell.query.value >= query_count(experiment)) {
      return out_of_range(cell.query.value, query_count(experiment));
    }
    if (cell.key.value < 0 || cell.key.value >= key_count(experiment)) {
      return out_of_range(cell.key.value, key_count(experiment));
    }
  }
  Experiment result = experiment;
  auto* painted = std::get_if<PaintedMask>(&result.mask.layers[static_cast<std::size_t>(layer)].pattern);
  if (painted == nullptr) {
    return refused(ProblemCode::unknown_name, {}, "painted");
  }
  const std::vector<Cell> before = sorted(std::move(painted->hidden));
  const std::vector<Cell> touched = sorted(cells);
  std::vector<Cell> after;
  if (hidden) {
    std::set_union(before.begin(), before.end(), touched.begin(), touched.end(), std::back_inserter(after));
  } else {
    std::set_difference(before.begin(), before.end(), touched.begin(), touched.end(),
                        std::back_inserter(after));
  }
  painted->hidden = std::move(after);
  return checked(std::move(result));
}

}  // namespace headlight::edit
