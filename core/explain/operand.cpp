// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/operand.h"

namespace headlight {

std::optional<Address> typed_number(const Experiment& experiment, const Address& address) {
  if (std::holds_alternative<InputNumber>(address)) {
    return address;
  }
  if (const auto* const parameter = std::get_if<Parameter>(&address)) {
    return parameter->kind == ParameterKind::d_k ? std::nullopt : std::optional(address);
  }
  const auto* const cell = std::get_if<StageCell>(&address);
  const std::optional<InputNumber> input = cell != nullptr ? input_at(experiment, *cell) : std::nullopt;
  return input ? std::optional<Address>(*input) : std::nullopt;
}

edit::Result with_number(const Experiment& experiment, const Address& address, double number) {
  if (const auto* const input = std::get_if<InputNumber>(&address)) {
    return edit::set_entries(experiment, input->matrix, input->row, input->column,
                             Matrix::Constant(1, 1, number));
  }
  switch (std::get<Parameter>(address).kind) {
    case ParameterKind::scale: return edit::set_scale(experiment, number);
    case ParameterKind::temperature: return edit::set_temperature(experiment, number);
    case ParameterKind::mask_value: return edit::set_mask_value(experiment, number);
    case ParameterKind::d_k: break;
  }
  return experiment;
}

}  // namespace headlight
