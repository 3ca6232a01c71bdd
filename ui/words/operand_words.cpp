// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/operand_words.h"

#include <QCoreApplication>

#include "ui/words/cell_text.h"
#include "ui/words/matrix_words.h"
#include "ui/words/stage_text.h"

namespace headlight::ui {

namespace {

struct OperandWords {
  Q_DECLARE_TR_FUNCTIONS(Operand)
};

QString words(const Experiment& experiment, const InputNumber& input) {
  const QString symbol = symbol_text(input.matrix.role);
  const QString row = axis_label(experiment, row_axis(input.matrix.role), input.row);
  const QString column = axis_label(experiment, column_axis(input.matrix.role), input.column);
  if (row.isEmpty() || column.isEmpty()) {
    return OperandWords::tr("%1, number %2").arg(symbol, row.isEmpty() ? column : row);
  }
  return OperandWords::tr("%1, row %2, column %3").arg(symbol, row, column);
}

QString words(ParameterKind kind) {
  switch (kind) {
    case ParameterKind::scale: return OperandWords::tr("scale");
    case ParameterKind::temperature: return OperandWords::tr("temperature");
    case ParameterKind::mask_value: return OperandWords::tr("mask value");
    case ParameterKind::d_k: return OperandWords::tr("d_k, the number of columns of K");
  }
  return {};
}

QString words(const Experiment& experiment, const PartCell& part) {
  const auto token = [&](MatrixAxis axis) { return axis_label(experiment, axis, part.row); };
  const QString number = QString::number(part.column + 1);
  switch (part.part) {
    case Part::query_part:
      return OperandWords::tr("query part of %1, hidden unit %2").arg(token(MatrixAxis::queries), number);
    case Part::key_part:
      return OperandWords::tr("key part of %1, hidden unit %2").arg(token(MatrixAxis::keys), number);
    case Part::moved_query:
      return OperandWords::tr("query %1 times W, dimension %2").arg(token(MatrixAxis::queries), number);
  }
  return {};
}

}  // namespace

QString edit_words(const Address& address) {
  if (const auto* const input = std::get_if<InputNumber>(&address)) {
    return OperandWords::tr("Change an entry of %1").arg(symbol_text(input->matrix.role));
  }
  switch (std::get<Parameter>(address).kind) {
    case ParameterKind::scale: return OperandWords::tr("Change the scale");
    case ParameterKind::temperature: return OperandWords::tr("Change the temperature");
    case ParameterKind::mask_value: return OperandWords::tr("Change mask value");
    case ParameterKind::d_k: break;
  }
  return {};
}

QString operand_words(const Experiment& experiment, const Evaluation& evaluation, const Address& address) {
  if (const auto* const input = std::get_if<InputNumber>(&address)) {
    return words(experiment, *input);
  }
  if (const auto* const parameter = std::get_if<Parameter>(&address)) {
    return words(parameter->kind);
  }
  if (const auto* const part = std::get_if<PartCell>(&address)) {
    return words(experiment, *part);
  }
  if (const auto* const mask = std::get_if<MaskCell>(&address)) {
    return OperandWords::tr("mask: %1 → %2")
        .arg(axis_label(experiment, MatrixAxis::queries, mask->cell.query.value),
             axis_label(experiment, MatrixAxis::keys, mask->cell.key.value));
  }
  if (const auto* const cell = std::get_if<StageCell>(&address)) {
    return OperandWords::tr("%1: %2").arg(stage_text(cell->stage),
                                          cell_text(experiment, evaluation, *cell).heading);
  }
  return {};
}

}  // namespace headlight::ui
