// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "app/heap.h"
#include "core/experiment/evaluate.h"

namespace headlight::bench {

namespace {

MatrixValue draw(Index rows, Index columns, std::uint32_t seed, double scale = 1.0) {
  return MatrixValue::randn(rows, columns, {.seed = seed, .skip = 0, .scale = scale});
}

/// `heads` heads of `tokens` queries and keys, all widths 64, values too.
Experiment self_attention(Index heads, Index tokens) {
  Experiment experiment;
  experiment.query_tokens.assign(static_cast<std::size_t>(tokens), "token");
  QkvInputs inputs;
  for (Index head = 0; head < heads; ++head) {
    const auto seed = static_cast<std::uint32_t>(3 * head);
    inputs.heads.push_back(
        {draw(tokens, 64, seed), draw(tokens, 64, seed + 1), draw(tokens, 64, seed + 2), {}});
  }
  experiment.inputs = std::move(inputs);
  return experiment;
}

Experiment additive(Index tokens) {
  Experiment experiment = self_attention(1, tokens);
  AdditiveHead head;
  head.w_a = draw(64, 64, 10, 0.1);
  head.u_a = draw(64, 64, 11, 0.1);
  head.v_a = draw(1, 64, 12, 0.1);
  experiment.scoring.function = AdditiveScoring{{head}};
  return experiment;
}

void run(benchmark::State& state, const Experiment& experiment) {
  for (auto _ : state) {
    benchmark::DoNotOptimize(evaluate(experiment));
  }
}

void scaled_dot(benchmark::State& state) { run(state, self_attention(12, 512)); }
void additive_scoring(benchmark::State& state) { run(state, additive(512)); }
void tokens(benchmark::State& state) { run(state, self_attention(1, state.range(0))); }
void heads(benchmark::State& state) { run(state, self_attention(state.range(0), 128)); }

BENCHMARK(scaled_dot)->Unit(benchmark::kMillisecond);
BENCHMARK(additive_scoring)->Unit(benchmark::kMillisecond);
BENCHMARK(tokens)->RangeMultiplier(2)->Range(1, 1024)->Unit(benchmark::kMicrosecond);
BENCHMARK(heads)->RangeMultiplier(2)->Range(1, 16)->Unit(benchmark::kMicrosecond);

}  // namespace

}  // namespace headlight::bench

int main(int argc, char** argv) {
  headlight::app::keep_freed_memory();  // as the program does
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
