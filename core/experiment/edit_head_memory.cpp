// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/edit_head_memory.h"

#include <algorithm>

#include "core/experiment/edit_axes.h"

namespace headlight::edit {

namespace {

std::size_t at(HeadIndex head) { return static_cast<std::size_t>(head.value); }

/// The heads of `before` that are not among those of `after`, which are in the same order.
std::vector<HeadIndex> removed_heads(const Experiment& before, const Experiment& after) {
  std::vector<HeadIndex> removed;
  std::visit(
      [&](const auto& old) {
        const auto* const now = std::get_if<std::decay_t<decltype(old)>>(&after.inputs);
        if (now == nullptr) {
          return;  // another kind of input has no heads of this kind
        }
        std::size_t next = 0;
        for (std::size_t i = 0; i < old.heads.size(); ++i) {
          if (next < now->heads.size() && old.heads[i] == now->heads[next]) {
            ++next;
          } else {
            removed.push_back(HeadIndex{static_cast<Index>(i)});
          }
        }
      },
      before.inputs);
  return removed;
}

/// The rows of W^O that a head's output meets.
struct Block {
  Index begin = 0;
  Index size = 0;
};

Block output_block(const Experiment& experiment, HeadIndex head) {
  Block block;
  for (HeadIndex before{0}; before.value < head.value; ++before.value) {
    block.begin += width_of(experiment, Width::d_v, before).value_or(0);
  }
  block.size = width_of(experiment, Width::d_v, head).value_or(0);
  return block;
}

/// W^O of `experiment` with the rows of `head` replaced by those of the remembered one, where they fit.
void restore_output_rows(Experiment& experiment, HeadIndex head, const RememberedHead& remembered) {
  MatrixValue* const w_o = find_matrix(experiment, {MatrixRole::w_o, {}});
  const MatrixValue* const old = find_matrix(remembered.experiment, {MatrixRole::w_o, {}});
  if (w_o == nullptr || old == nullptr || w_o->columns() != old->columns()) {
    return;
  }
  const Block place = output_block(experiment, head);
  const Block source = output_block(remembered.experiment, remembered.head);
  const Matrix& values = w_o->values();
  const Index below = values.rows() - place.begin - place.size;
  Matrix rows(place.begin + source.size + below, values.cols());
  rows.topRows(place.begin) = values.topRows(place.begin);
  rows.middleRows(place.begin, source.size) = old->values().middleRows(source.begin, source.size);
  rows.bottomRows(below) = values.bottomRows(below);
  *w_o = MatrixValue(std::move(rows));
}

void restore_inputs(Experiment& experiment, HeadIndex head, const RememberedHead& remembered) {
  std::visit(
      [&](auto& inputs) {
        using Kind = std::decay_t<decltype(inputs)>;
        if (const auto* const old = std::get_if<Kind>(&remembered.experiment.inputs)) {
          inputs.heads[at(head)] = old->heads[at(remembered.head)];
        }
      },
      experiment.inputs);
}

void restore_scoring(Experiment& experiment, HeadIndex head, const RememberedHead& remembered) {
  const ScoringFunction& old = remembered.experiment.scoring.function;
  ScoringFunction& function = experiment.scoring.function;
  if (auto* const additive = std::get_if<AdditiveScoring>(&function)) {
    if (const auto* const its = std::get_if<AdditiveScoring>(&old)) {
      additive->heads[at(head)] = its->heads[at(remembered.head)];
    }
  } else if (auto* const general = std::get_if<GeneralScoring>(&function)) {
    if (const auto* const its = std::get_if<GeneralScoring>(&old)) {
      general->heads[at(head)] = its->heads[at(remembered.head)];
    }
  }
}

/// The head in what is left of a layer, or the layer again where it went with its last head: at `place`, or
/// last.
void restore_layer(Mask& mask, MaskLayer layer, std::size_t place, HeadIndex head) {
  const auto left = std::find_if(mask.layers.begin(), mask.layers.end(), [&](const MaskLayer& now) {
    return now.heads && now.pattern == layer.pattern && now.enabled == layer.enabled;
  });
  if (left == mask.layers.end()) {
    layer.heads = {head};
    const auto at_most = static_cast<std::ptrdiff_t>(std::min(place, mask.layers.size()));
    mask.layers.insert(mask.layers.begin() + at_most, std::move(layer));
  } else if (std::find(left->heads->begin(), left->heads->end(), head) == left->heads->end()) {
    left->heads->push_back(head);
    std::sort(left->heads->begin(), left->heads->end());
  }
}

/// Each layer that the head had, where it still fits the tokens.
Experiment with_mask(Experiment experiment, HeadIndex head, const RememberedHead& remembered) {
  const std::vector<MaskLayer>& layers = remembered.experiment.mask.layers;
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const auto& heads = layers[i].heads;
    if (!heads || std::find(heads->begin(), heads->end(), remembered.head) == heads->end()) {
      continue;
    }
    Experiment masked = experiment;
    restore_layer(masked.mask, layers[i], i, head);
    if (checked(masked)) {
      experiment = std::move(masked);
    }
  }
  return experiment;
}

/// `experiment` with its new head made the remembered one; as it was where that does not fit.
Experiment with_head(const Experiment& experiment, HeadIndex head, const RememberedHead& remembered) {
  if (input_kind(experiment) != input_kind(remembered.experiment)) {
    return experiment;
  }
  Experiment restored = experiment;
  restore_output_rows(restored, head, remembered);
  restore_inputs(restored, head, remembered);
  restore_scoring(restored, head, remembered);
  if (const Normalizer normalizer = normalizer_of(remembered.experiment, remembered.head);
      normalizer != normalizer_of(restored, head)) {
    restored = set_normalizer(restored, head, normalizer).value_or(restored);
  }
  if (!checked(restored)) {
    return experiment;
  }
  return with_mask(std::move(restored), head, remembered);
}

}  // namespace

HeadMemory remember_heads(const Experiment& before, const Experiment& after, HeadMemory memory) {
  if (head_count(after) >= head_count(before)) {
    return memory;
  }
  Index place = head_count(after);
  for (const HeadIndex head : removed_heads(before, after)) {
    memory.insert_or_assign(place++, RememberedHead{before, head});
  }
  return memory;
}

Result set_head_count(const Experiment& experiment, Index heads, std::uint32_t seed,
                      const HeadMemory& memory) {
  return set_head_count(experiment, heads, seed).map([&](Experiment&& result) {
    for (HeadIndex head{head_count(experiment)}; head.value < heads; ++head.value) {
      if (const auto remembered = memory.find(head.value); remembered != memory.end()) {
        result = with_head(result, head, remembered->second);
      }
    }
    return std::move(result);
  });
}

}  // namespace headlight::edit
