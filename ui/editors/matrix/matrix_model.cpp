// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/matrix_model.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "ui/editors/matrix/matrix_format.h"
#include "ui/words/matrix_words.h"
#include "ui/words/number_entry.h"

namespace headlight::ui {

namespace {

constexpr qsizetype most_entries_told = 4096;

bool same_number(double a, double b) {
  return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

}  // namespace

MatrixModel::MatrixModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent), document_(document), experiment_(document.experiment()) {
  connect(&document, &Document::changed, this, &MatrixModel::follow_document);
}

void MatrixModel::set_address(std::optional<MatrixAddress> address) {
  experiment_ = document_.experiment();
  const MatrixValue* const matrix = address ? find_matrix(*experiment_, *address) : nullptr;
  beginResetModel();
  address_ = matrix != nullptr ? address : std::nullopt;
  matrix_ = matrix != nullptr ? *matrix : MatrixValue();
  formats_.assign(static_cast<std::size_t>(matrix_.columns()), std::nullopt);
  endResetModel();
}

NumberFormat MatrixModel::format(Index column) const {
  std::optional<NumberFormat>& format = formats_[static_cast<std::size_t>(column)];
  if (!format) {
    format = column_format(matrix_.values(), column);
  }
  return *format;
}

bool MatrixModel::apply(const QString& text, const edit::Result& result, Gesture gesture) {
  own_edit_ = true;
  const bool taken = document_.apply(text, result, gesture);
  own_edit_ = false;
  return taken;
}

void MatrixModel::follow_document(Changes changes) {
  experiment_ = document_.experiment();
  if (!address_) {
    return;
  }
  const MatrixValue* const matrix = find_matrix(*experiment_, *address_);
  if (matrix == nullptr || matrix->rows() != matrix_.rows() || matrix->columns() != matrix_.columns()) {
    set_address(address_);
    return;
  }
  if (changes & (Change::numbers | Change::shape)) {
    take_numbers(*matrix);
  }
  if (changes & (Change::tokens | Change::shape)) {
    if (matrix_.rows() > 0) {
      emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    }
    if (matrix_.columns() > 0) {
      emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
  }
}

void MatrixModel::take_numbers(const MatrixValue& matrix) {
  const MatrixValue before = std::exchange(matrix_, matrix);
  if (before.shared() == matrix_.shared()) {
    return;
  }
  Index top = matrix_.rows();
  Index bottom = -1;
  Index left = matrix_.columns();
  Index right = -1;
  QModelIndexList entries;
  for (Index row = 0; row < matrix_.rows(); ++row) {
    for (Index column = 0; column < matrix_.columns(); ++column) {
      if (same_number(before.values()(row, column), matrix_.values()(row, column))) {
        continue;
      }
      top = std::min(top, row);
      bottom = row;
      left = std::min(left, column);
      right = std::max(right, column);
      if (!own_edit_ && entries.size() < most_entries_told) {
        entries.append(index(static_cast<int>(row), static_cast<int>(column)));
      }
    }
  }
  if (bottom < 0) {
    return;
  }
  // A new format of a column shows in all of its rows.
  for (Index column = left; column <= right; ++column) {
    std::optional<NumberFormat>& format = formats_[static_cast<std::size_t>(column)];
    const std::optional<NumberFormat> old_format = std::exchange(format, std::nullopt);
    if (old_format && *old_format != this->format(column)) {
      top = 0;
      bottom = matrix_.rows() - 1;
    }
  }
  emit dataChanged(index(static_cast<int>(top), static_cast<int>(left)),
                   index(static_cast<int>(bottom), static_cast<int>(right)));
  if (!entries.isEmpty()) {
    emit changed_elsewhere(entries);
  }
}

int MatrixModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(matrix_.rows());
}

int MatrixModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(matrix_.columns());
}

QVariant MatrixModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const double number = matrix_.values()(index.row(), index.column());
  switch (role) {
    case Qt::DisplayRole: return display_text(number, format(index.column()));
    case Qt::EditRole: return exact_text(number);
    case Qt::ToolTipRole: {
      const bool shown_exactly = parse_number(display_text(number, format(index.column()))) == number;
      return shown_exactly ? QVariant() : with_true_minus(exact_text(number));
    }
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    default: return {};
  }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (!address_ || section < 0 || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
    return {};
  }
  const bool is_row = orientation == Qt::Vertical;
  const MatrixAxis axis = is_row ? row_axis(address_->role) : column_axis(address_->role);
  const QString label = axis_label(*experiment_, axis, section);
  if (role == Qt::DisplayRole) {
    return label;
  }
  switch (axis) {
    case MatrixAxis::queries:
      return plain_tooltip(tr("Query %1: %2").arg(QString::number(section + 1), label));
    case MatrixAxis::keys: return plain_tooltip(tr("Key %1: %2").arg(QString::number(section + 1), label));
    case MatrixAxis::one: return {};
    default: return tr("Dimension %1 (%2)").arg(QString::number(section + 1), axis_words(axis));
  }
}

Qt::ItemFlags MatrixModel::flags(const QModelIndex& index) const {
  return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable : Qt::NoItemFlags;
}

bool MatrixModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (!index.isValid() || role != Qt::EditRole) {
    return false;
  }
  const tl::expected<double, QString> number = parse_number(value.toString());
  if (!number) {
    return false;
  }
  if (same_number(*number, matrix_.values()(index.row(), index.column()))) {
    return true;
  }
  return apply(tr("Change an entry of %1").arg(symbol_text(address_->role)),
               edit::set_entries(*experiment_, *address_, index.row(), index.column(),
                                 Matrix::Constant(1, 1, *number)));
}

}  // namespace headlight::ui
