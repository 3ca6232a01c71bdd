// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/scale_lesson.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace headlight {

namespace {

ScaleLesson::Row softmax(const ScaleLesson::Row& scores) {
  const double largest = *std::ranges::max_element(scores);
  ScaleLesson::Row weights{};
  std::ranges::transform(scores, weights.begin(), [&](double score) { return std::exp(score - largest); });
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  std::ranges::transform(weights, weights.begin(), [&](double part) { return part / sum; });
  return weights;
}

}  // namespace

ScaleLesson scale_lesson(Index d_k) {
  const auto width = static_cast<double>(d_k);
  ScaleLesson lesson{};
  for (std::size_t key = 0; key < ScaleLesson::keys; ++key) {
    lesson.products.at(key) = width * ScaleLesson::key_entries.at(key);
    lesson.scaled.at(key) = lesson.products.at(key) / std::sqrt(width);
  }
  lesson.product_weights = softmax(lesson.products);
  lesson.scaled_weights = softmax(lesson.scaled);
  return lesson;
}

}  // namespace headlight
