// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/address.h"

#include "core/explain/derive.h"

namespace headlight {

namespace {

bool has_cell(Index rows, Index columns, Index row, Index column) {
  return row >= 0 && row < rows && column >= 0 && column < columns;
}

/// The input that a stage shows as it is, where the experiment has it.
std::optional<MatrixRole> role_of(Stage stage) {
  switch (stage) {
    case Stage::q: return MatrixRole::q;
    case Stage::k: return MatrixRole::k;
    case Stage::v: return MatrixRole::v;
    case Stage::raw: return MatrixRole::scores;
    case Stage::weights: return MatrixRole::weights;
    default: return std::nullopt;
  }
}

struct NumberAt {
  const Experiment& experiment;
  const Evaluation& evaluation;

  using Result = std::optional<double>;

  Result operator()(std::monostate) const { return std::nullopt; }

  Result operator()(const InputNumber& input) const {
    const MatrixValue* const matrix = find_matrix(experiment, input.matrix);
    if (matrix == nullptr || !has_cell(matrix->rows(), matrix->columns(), input.row, input.column)) {
      return std::nullopt;
    }
    return matrix->values()(input.row, input.column);
  }

  Result operator()(const Parameter& parameter) const {
    switch (parameter.kind) {
      case ParameterKind::scale: {
        const auto* const scaled = std::get_if<ScaledDotScoring>(&experiment.scoring.function);
        return scaled == nullptr ? std::nullopt : scaled->scale;
      }
      case ParameterKind::temperature: return experiment.temperature;
      case ParameterKind::mask_value: return experiment.mask.value;
      case ParameterKind::d_k: {
        const StageMatrix k = stage_matrix(evaluation, Stage::k, parameter.head);
        return k ? Result(static_cast<double>(k->cols())) : std::nullopt;
      }
    }
    return std::nullopt;
  }

  Result operator()(const MaskCell& mask) const {
    const StageMatrix logits = stage_matrix(evaluation, Stage::logits, mask.head);
    const auto [query, key] = mask.cell;
    if (!logits || !has_cell(logits->rows(), logits->cols(), query.value, key.value)) {
      return std::nullopt;
    }
    const auto& hidden = evaluation.trace.heads[static_cast<std::size_t>(mask.head.value)].hidden;
    return hidden && (*hidden)(query.value, key.value) ? 1.0 : 0.0;
  }

  Result operator()(const StageCell& cell) const {
    const StageMatrix matrix = stage_matrix(evaluation, cell.stage, cell.head);
    if (!matrix || !has_cell(matrix->rows(), matrix->cols(), cell.row, cell.column)) {
      return std::nullopt;
    }
    return (*matrix)(cell.row, cell.column);
  }

  Result operator()(const PartCell& cell) const {
    const std::optional<Derivation> derivation = derive(experiment, evaluation, cell);
    return derivation ? Result(derivation->result()) : std::nullopt;
  }
};

}  // namespace

std::optional<double> number_at(const Experiment& experiment, const Evaluation& evaluation,
                                const Address& address) {
  return std::visit(NumberAt{experiment, evaluation}, address);
}

std::optional<InputNumber> input_at(const Experiment& experiment, const StageCell& cell) {
  const std::optional<MatrixRole> role = role_of(cell.stage);
  if (!role) {
    return std::nullopt;
  }
  const MatrixAddress address{*role, cell.head};
  const MatrixValue* const matrix = find_matrix(experiment, address);
  if (matrix == nullptr || !has_cell(matrix->rows(), matrix->columns(), cell.row, cell.column)) {
    return std::nullopt;
  }
  return InputNumber{address, cell.row, cell.column};
}

}  // namespace headlight
