// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include "core/experiment/edit.h"
#include "core/experiment/edit_axes.h"
#include "core/experiment/edit_mask_follow.h"
#include "core/experiment/validate.h"

namespace headlight::edit {

namespace {

/// Where each row of W^O comes from when heads are gathered: its head's block goes with the head.
Sources concat_sources(const Experiment& experiment, const Sources& heads) {
  std::vector<Index> offsets{0};
  for (HeadIndex head{0}; head.value < head_count(experiment); ++head.value) {
    offsets.push_back(offsets.back() + width_of(experiment, Width::d_v, head).value_or(0));
  }
  Sources rows;
  for (const Index head : heads) {
    const auto h = static_cast<std::size_t>(head);
    for (Index row = offsets[h]; row < offsets[h + 1]; ++row) {
      rows.push_back(row);
    }
  }
  return rows;
}

void gather_scoring(ScoringFunction& function, const Sources& heads) {
  if (auto* additive = std::get_if<AdditiveScoring>(&function)) {
    additive->heads = gathered(additive->heads, heads);
  } else if (auto* general = std::get_if<GeneralScoring>(&function)) {
    general->heads = gathered(general->heads, heads);
  }
}

/// Gathers heads with everything that belongs to them; W^O takes `rows` instead of its own.
void gather_heads(Experiment& experiment, const Sources& heads) {
  if (auto* projected = std::get_if<ProjectedInputs>(&experiment.inputs);
      projected != nullptr && projected->w_o && heads != unchanged(head_count(experiment))) {
    const Matrix& old = projected->w_o->values();
    const Sources rows = concat_sources(experiment, heads);
    Matrix w_o(static_cast<Index>(rows.size()), old.cols());
    for (Index i = 0; i < w_o.rows(); ++i) {
      w_o.row(i) = old.row(rows[static_cast<std::size_t>(i)]);
    }
    projected->w_o = MatrixValue(std::move(w_o));
  }
  std::visit([&heads](auto& inputs) { inputs.heads = gathered(inputs.heads, heads); }, experiment.inputs);
  gather_scoring(experiment.scoring.function, heads);
  if (auto* list = std::get_if<std::vector<Normalizer>>(&experiment.normalizer)) {
    *list = gathered(*list, heads);
  }
}

/// New numbers for a head that was made as a copy of another one.
void renew_head(Experiment& experiment, HeadIndex head, SeededNumbers& seeded) {
  std::visit([head](auto& inputs) { inputs.heads[static_cast<std::size_t>(head.value)].unknown.clear(); },
             experiment.inputs);
  for (const MatrixAddress address : matrices_of(experiment, head)) {
    if (!is_shared_by_heads(address.role)) {
      MatrixValue& matrix = *find_matrix(experiment, address);
      matrix = seeded.matrix(address.role, matrix.rows(), matrix.columns());
    }
  }
}

/// New numbers for the last rows of W^O, from `first` on.
void renew_output_rows(Experiment& experiment, Index first, SeededNumbers& seeded) {
  if (MatrixValue* const w_o = find_matrix(experiment, {MatrixRole::w_o, {}}); w_o != nullptr) {
    Matrix values = w_o->values();
    const Index rows = values.rows() - first;
    values.bottomRows(rows) =
        seeded.lines(MatrixRole::w_o, rows, values.cols(), values.rows(), values.cols());
    *w_o = MatrixValue(std::move(values));
  }
}

std::optional<Problem> too_many_heads(const Experiment& experiment, Index heads) {
  if (heads > max_heads) {
    return refused(ProblemCode::too_many, std::to_string(heads), std::to_string(max_heads)).value();
  }
  // The most that new heads can need is as much as everything there is, each.
  Index per_head = 0;
  const HeadIndex last{head_count(experiment) - 1};
  for (const MatrixAddress address : matrices_of(experiment, last)) {
    if (!is_shared_by_heads(address.role)) {
      per_head += find_matrix(experiment, address)->values().size();
    }
  }
  const Index total = number_count(experiment) + per_head * (heads - head_count(experiment));
  if (total > max_numbers) {
    return refused(ProblemCode::too_many, std::to_string(total), std::to_string(max_numbers)).value();
  }
  return std::nullopt;
}

}  // namespace

Result set_head_count(const Experiment& experiment, Index heads, std::uint32_t seed) {
  const Index old_count = head_count(experiment);
  if (heads < 1) {
    return refused(ProblemCode::no_head, std::to_string(heads), "1");
  }
  if (auto problem = too_many_heads(experiment, heads)) {
    return tl::unexpected(std::move(*problem));
  }
  Experiment result = experiment;
  Sources sources = unchanged(std::min(old_count, heads));
  follow_heads(result.mask, sources);
  sources.resize(static_cast<std::size_t>(heads), old_count - 1);
  gather_heads(result, sources);
  if (heads > old_count) {
    SeededNumbers seeded(seed);
    for (HeadIndex head{old_count}; head.value < heads; ++head.value) {
      renew_head(result, head, seeded);
    }
    if (const MatrixValue* const w_o = find_matrix(experiment, {MatrixRole::w_o, {}}); w_o != nullptr) {
      renew_output_rows(result, w_o->rows(), seeded);
    }
  }
  return checked(std::move(result));
}

Result duplicate_head(const Experiment& experiment, HeadIndex head) {
  const Index count = head_count(experiment);
  if (head.value < 0 || head.value >= count) {
    return out_of_range(head.value, count);
  }
  if (auto problem = too_many_heads(experiment, count + 1)) {
    return tl::unexpected(std::move(*problem));
  }
  Experiment result = experiment;
  Sources sources = unchanged(count);
  sources.insert(sources.begin() + head.value, head.value);
  gather_heads(result, sources);
  follow_heads(result.mask, sources);
  return checked(std::move(result));
}

Result delete_head(const Experiment& experiment, HeadIndex head) {
  const Index count = head_count(experiment);
  if (head.value < 0 || head.value >= count) {
    return out_of_range(head.value, count);
  }
  if (count == 1) {
    return refused(ProblemCode::last_head);
  }
  Experiment result = experiment;
  const Sources sources = without_lines(count, {head.value});
  gather_heads(result, sources);
  follow_heads(result.mask, sources);
  return checked(std::move(result));
}

}  // namespace headlight::edit
