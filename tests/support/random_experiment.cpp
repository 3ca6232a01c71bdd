// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_experiment.h"

#include <algorithm>
#include <limits>

namespace headlight::test {

Index RandomExperiment::pick(Index largest) {
  return static_cast<Index>(engine_() % static_cast<std::uint32_t>(largest + 1));
}

Matrix RandomExperiment::matrix(Index rows, Index columns) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  constexpr double special[] = {infinity, -infinity, std::numeric_limits<double>::quiet_NaN()};
  Matrix matrix(rows, columns);
  for (Index i = 0; i < matrix.size(); ++i) {
    matrix.data()[i] = static_cast<double>(engine_()) / 1073741824.0 - 2.0;
    if (sprinkle_ && chance(24)) {
      matrix.data()[i] = special[pick(2)];
    }
  }
  return matrix;
}

std::optional<MatrixValue> RandomExperiment::maybe(Index rows, Index columns) {
  return chance(2) ? std::optional(value(rows, columns)) : std::nullopt;
}

RandomExperiment::Shape RandomExperiment::any_shape() {
  constexpr Index counts[] = {0, 1, 2, 3, 4, 5, 7, 8, 9, 13, 16, 17, 31, 66, 130};
  constexpr Index last = 14;
  return {1 + pick(3), counts[pick(chance(3) ? last : 7)], counts[pick(chance(3) ? last : 7)]};
}

MaskLayer RandomExperiment::mask_layer(Shape shape) {
  MaskLayer layer;
  switch (pick(4)) {
    case 0: layer.pattern = CausalMask{}; break;
    case 1: {
      PaddingMask padding;
      for (Index n = 0; shape.n_k > 0 && n < 2; ++n) {
        padding.keys.push_back({pick(shape.n_k - 1)});
      }
      layer.pattern = padding;
      break;
    }
    case 2: layer.pattern = WindowMask{pick(4), pick(4)}; break;
    case 3: layer.pattern = PrefixMask{pick(5)}; break;
    default: {
      PaintedMask painted;
      for (Index n = 0;
           shape.n_q > 0 && shape.n_k > 0 && n < std::min<Index>(shape.n_q * shape.n_k / 3 + 1, 50); ++n) {
        painted.hidden.push_back({{pick(shape.n_q - 1)}, {pick(shape.n_k - 1)}});
      }
      // Now and then a whole row.
      for (Index j = 0; shape.n_q > 0 && chance(2) && j < shape.n_k; ++j) {
        painted.hidden.push_back({{shape.n_q / 2}, {j}});
      }
      layer.pattern = painted;
    }
  }
  layer.enabled = !chance(5);
  if (chance(3)) {
    layer.heads.emplace();
    for (Index head = 0; head < shape.heads; ++head) {
      if (chance(2)) {
        layer.heads->push_back({head});
      }
    }
  }
  return layer;
}

Scoring RandomExperiment::scoring(Shape shape, const std::vector<Index>& d_q, const std::vector<Index>& d_k) {
  switch (pick(4)) {
    case 0: return {DotScoring{}, {}};
    case 1: return {ScaledDotScoring{}, {}};
    case 2: return {ScaledDotScoring{0.3}, {}};
    case 3: {
      AdditiveScoring additive;
      for (std::size_t i = 0; i < static_cast<std::size_t>(shape.heads); ++i) {
        const Index d_h = width();
        additive.heads.push_back({value(d_h, d_q[i]),
                                  value(d_h, d_k[i]),
                                  value(1, d_h),
                                  maybe(1, d_h),
                                  maybe(1, d_h),
                                  maybe(1, 1),
                                  {}});
      }
      return {std::move(additive), {}};
    }
    default: {
      GeneralScoring general;
      for (std::size_t i = 0; i < static_cast<std::size_t>(shape.heads); ++i) {
        general.heads.push_back({value(d_q[i], d_k[i]), {}});
      }
      return {std::move(general), {}};
    }
  }
}

Inputs RandomExperiment::inputs(InputKind kind, Shape shape, const std::vector<Index>& d_q,
                                const std::vector<Index>& d_k) {
  const bool with_values = !chance(4);
  const auto values = [&](Index rows) {
    return with_values ? std::optional(value(rows, width())) : std::nullopt;
  };
  const auto count = static_cast<std::size_t>(shape.heads);
  if (kind == InputKind::qkv) {
    QkvInputs qkv;
    for (std::size_t i = 0; i < count; ++i) {
      qkv.heads.push_back({value(shape.n_q, d_q[i]), value(shape.n_k, d_k[i]), values(shape.n_k), {}});
    }
    return qkv;
  }
  if (kind == InputKind::projected) {
    ProjectedInputs projected;
    projected.x_query = value(shape.n_q, width());
    if (shape.n_q != shape.n_k || chance(2)) {
      projected.x_key = value(shape.n_k, width());
    }
    if (chance(2)) {
      projected.x_value = value(shape.n_k, width());
    }
    const Index d_query = projected.x_query.columns();
    const Index d_key = projected.x_key ? projected.x_key->columns() : d_query;
    const Index d_value = projected.x_value ? projected.x_value->columns() : d_key;
    Index d_concat = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const auto w_v = values(d_value);
      projected.heads.push_back({value(d_query, d_q[i]),
                                 value(d_key, d_k[i]),
                                 w_v,
                                 maybe(1, d_q[i]),
                                 maybe(1, d_k[i]),
                                 w_v ? maybe(1, w_v->columns()) : std::nullopt,
                                 {}});
      d_concat += w_v ? w_v->columns() : 0;
    }
    if (with_values && chance(2)) {
      projected.w_o = value(d_concat, width());
      projected.b_o = maybe(1, projected.w_o->columns());
    }
    return projected;
  }
  if (kind == InputKind::scores) {
    ScoresInputs scores;
    for (std::size_t i = 0; i < count; ++i) {
      scores.heads.push_back({value(shape.n_q, shape.n_k), values(shape.n_k), {}});
    }
    return scores;
  }
  WeightsInputs weights;
  for (std::size_t i = 0; i < count; ++i) {
    weights.heads.push_back({value(shape.n_q, shape.n_k), values(shape.n_k), {}});
  }
  return weights;
}

Experiment RandomExperiment::any(Shape shape) {
  Experiment experiment;
  sprinkle_ = chance(8);
  experiment.query_tokens.assign(static_cast<std::size_t>(shape.n_q), "q");
  experiment.key_tokens.emplace(static_cast<std::size_t>(shape.n_k), "k");
  std::vector<Index> d_q;
  std::vector<Index> d_k;
  for (Index head = 0; head < shape.heads; ++head) {
    d_q.push_back(width());
    d_k.push_back(width());
  }
  const auto kind = static_cast<InputKind>(chance(2) ? 0 : pick(3));
  if (kind == InputKind::scores) {
    experiment.scoring.function =
        chance(2) ? ScoringFunction(DotScoring{}) : ScoringFunction(ScaledDotScoring{1.7});
  } else {
    experiment.scoring = scoring(shape, d_q, d_k);
    if (scoring_kind(experiment) == ScoringKind::dot || scoring_kind(experiment) == ScoringKind::scaled_dot) {
      d_k = d_q;
    }
  }
  experiment.inputs = inputs(kind, shape, d_q, d_k);
  constexpr double temperatures[] = {1.0, 1.0, 0.25, 3.0};
  experiment.temperature = temperatures[pick(3)];
  // Hardmax only where scores are given: computed ones that are equal but for their last digits leave it
  // to rounding which is the largest.
  if (kind == InputKind::scores && chance(2)) {
    std::vector<Normalizer> each;
    for (Index head = 0; head < shape.heads; ++head) {
      each.push_back(chance(2) ? Normalizer::softmax : Normalizer::hardmax);
    }
    experiment.normalizer = each;
  }
  constexpr double values[] = {-1e9, -1e9, -5.0, 2.0};
  experiment.mask.mode = static_cast<MaskMode>(pick(2));
  experiment.mask.value = values[pick(3)];
  for (Index n = pick(3); n > 0; --n) {
    experiment.mask.layers.push_back(mask_layer(shape));
  }
  return experiment;
}

}  // namespace headlight::test
