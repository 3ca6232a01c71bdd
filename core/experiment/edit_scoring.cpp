// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/experiment/edit.h"
#include "core/experiment/edit_axes.h"
#include "core/experiment/unknown_members.h"

namespace headlight::edit {

namespace {

struct ScoreWidths {
  Index d_q = 0;
  Index d_k = 0;
};

ScoreWidths score_widths(const Experiment& experiment, HeadIndex head) {
  return {width_of(experiment, Width::d_q, head).value_or(0),
          width_of(experiment, Width::d_k, head).value_or(0)};
}

bool fits(const AdditiveHead& head, ScoreWidths widths) {
  return head.w_a.columns() == widths.d_q && head.u_a.columns() == widths.d_k;
}
bool fits(const GeneralHead& head, ScoreWidths widths) {
  return head.w.rows() == widths.d_q && head.w.columns() == widths.d_k;
}

void invent(AdditiveHead& head, ScoreWidths widths, SeededNumbers& seeded) {
  const Index d_h = std::max<Index>({widths.d_q, widths.d_k, 1});
  head.w_a = seeded.matrix(MatrixRole::w_a, d_h, widths.d_q);
  head.u_a = seeded.matrix(MatrixRole::u_a, d_h, widths.d_k);
  head.v_a = seeded.matrix(MatrixRole::v_a, 1, d_h);
}
void invent(GeneralHead& head, ScoreWidths widths, SeededNumbers& seeded) {
  head.w = seeded.matrix(MatrixRole::general_w, widths.d_q, widths.d_k);
}

/// Each head's parameters: the remembered ones where they fit, else new ones.
template <typename Function>
Function parameters(const Experiment& experiment, const std::optional<Function>& memory,
                    SeededNumbers& seeded) {
  Function function;
  for (HeadIndex head{0}; head.value < head_count(experiment); ++head.value) {
    const ScoreWidths widths = score_widths(experiment, head);
    const auto h = static_cast<std::size_t>(head.value);
    if (memory && h < memory->heads.size() && fits(memory->heads[h], widths)) {
      function.heads.push_back(memory->heads[h]);
    } else {
      invent(function.heads.emplace_back(), widths, seeded);
    }
  }
  return function;
}

/// A scale that only a number can be where scores are given.
ScaledDotScoring scaled_dot(const Experiment& experiment, const ScoringMemory& memory) {
  ScaledDotScoring function = memory.scaled_dot.value_or(ScaledDotScoring{});
  if (input_kind(experiment) == InputKind::scores && !function.scale) {
    function.scale = 1.0;
  }
  return function;
}

bool brings_queries_and_keys(const Experiment& experiment) {
  return input_kind(experiment) == InputKind::qkv || input_kind(experiment) == InputKind::projected;
}

}  // namespace

Result set_scoring_kind(const Experiment& experiment, ScoringKind kind, const ScoringMemory& memory,
                        std::uint32_t seed) {
  if (kind == scoring_kind(experiment)) {
    return experiment;
  }
  const bool has_parameters = kind == ScoringKind::additive || kind == ScoringKind::general;
  if (has_parameters && !brings_queries_and_keys(experiment)) {
    return refused(ProblemCode::scoring_not_applicable, std::string(scoring_kind_name(kind)),
                   std::string(input_kind_name(input_kind(experiment))));
  }
  Experiment result = experiment;
  SeededNumbers seeded(seed);
  ScoringFunction& function = result.scoring.function;
  switch (kind) {
    case ScoringKind::dot: function = DotScoring{}; break;
    case ScoringKind::scaled_dot: function = scaled_dot(experiment, memory); break;
    case ScoringKind::additive: function = parameters(experiment, memory.additive, seeded); break;
    case ScoringKind::general: function = parameters(experiment, memory.general, seeded); break;
  }
  forget_members(result.scoring.unknown, {"scale", "heads"});
  return checked(std::move(result));
}

ScoringMemory remember_scoring(const Experiment& experiment, ScoringMemory memory) {
  const ScoringFunction& function = experiment.scoring.function;
  if (const auto* scaled = std::get_if<ScaledDotScoring>(&function)) {
    memory.scaled_dot = *scaled;
  } else if (const auto* additive = std::get_if<AdditiveScoring>(&function)) {
    memory.additive = *additive;
  } else if (const auto* general = std::get_if<GeneralScoring>(&function)) {
    memory.general = *general;
  }
  return memory;
}

Result set_scale(const Experiment& experiment, std::optional<double> scale) {
  if (scoring_kind(experiment) != ScoringKind::scaled_dot) {
    return refused(ProblemCode::scoring_not_applicable,
                   std::string(scoring_kind_name(scoring_kind(experiment))),
                   std::string(scoring_kind_name(ScoringKind::scaled_dot)));
  }
  Experiment result = experiment;
  result.scoring.function = ScaledDotScoring{scale};
  return checked(std::move(result));
}

Result set_temperature(const Experiment& experiment, double temperature) {
  Experiment result = experiment;
  result.temperature = temperature;
  return checked(std::move(result));
}

Result set_normalizer(const Experiment& experiment, std::optional<HeadIndex> head, Normalizer normalizer) {
  Experiment result = experiment;
  if (!head) {
    result.normalizer = normalizer;
    return checked(std::move(result));
  }
  if (head->value < 0 || head->value >= head_count(experiment)) {
    return out_of_range(head->value, head_count(experiment));
  }
  std::vector<Normalizer> each;
  for (HeadIndex h{0}; h.value < head_count(experiment); ++h.value) {
    each.push_back(h == *head ? normalizer : normalizer_of(experiment, h));
  }
  const bool all_same =
      std::all_of(each.begin(), each.end(), [&](Normalizer one) { return one == normalizer; });
  if (all_same) {
    result.normalizer = normalizer;
  } else {
    result.normalizer = std::move(each);
  }
  return checked(std::move(result));
}

}  // namespace headlight::edit
