// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/matrix/matrix_actions.h"

#include <algorithm>

#include "core/formats/matrix_text.h"
#include "ui/editors/matrix/matrix_text.h"
#include "ui/words/matrix_words.h"
#include "ui/words/problem_text.h"

namespace headlight::ui {

MatrixActions::MatrixActions(Document& document, MatrixModel& model, QObject* parent)
    : QObject(parent), document_(document), model_(model) {}

QString MatrixActions::copy(EntryRange range) const {
  return QString::fromStdString(
      matrix_text(model_.matrix().values().block(range.row, range.column, range.rows, range.columns)));
}

void MatrixActions::paste(EntryRange range, const QString& text) {
  if (!model_.address()) {
    return;
  }
  tl::expected<Matrix, QString> block = parse_matrix(text);
  if (!block) {
    emit refused(block.error());
    return;
  }
  const MatrixAddress address = *model_.address();
  const MatrixValue& matrix = model_.matrix();
  if (block->size() == 1 && !range.is_empty()) {
    *block = Matrix::Constant(range.rows, range.columns, (*block)(0, 0));
  } else if (block->cols() == 1 && row_axis(address.role) == MatrixAxis::one) {
    *block = block->transpose().eval();  // a vector copied as a column
  }
  const EntryRange place{
      .row = range.row, .column = range.column, .rows = block->rows(), .columns = block->cols()};
  if (place.row + place.rows > matrix.rows() || place.column + place.columns > matrix.columns()) {
    emit overflowed({.place = place, .block = *std::move(block)});
    return;
  }
  apply(tr("Paste into %1").arg(symbol()),
        edit::set_entries(*document_.experiment(), address, place.row, place.column, *block));
}

void MatrixActions::grow_and_paste(const Overflow& overflow) {
  const MatrixAddress address = *model_.address();
  const EntryRange& place = overflow.place;
  edit::Result grown = edit::grow_to(
      *document_.experiment(), address, std::max(model_.matrix().rows(), place.row + place.rows),
      std::max(model_.matrix().columns(), place.column + place.columns), document_.next_seed());
  apply(tr("Grow %1 and paste").arg(symbol()), grown.and_then([&](const Experiment& experiment) {
    return edit::set_entries(experiment, address, place.row, place.column, overflow.block);
  }));
}

void MatrixActions::paste_what_fits(const Overflow& overflow) {
  const EntryRange& place = overflow.place;
  const Index rows = std::min(place.rows, model_.matrix().rows() - place.row);
  const Index columns = std::min(place.columns, model_.matrix().columns() - place.column);
  if (rows > 0 && columns > 0) {
    apply(tr("Paste into %1").arg(symbol()),
          edit::set_entries(*document_.experiment(), *model_.address(), place.row, place.column,
                            overflow.block.topLeftCorner(rows, columns)));
  }
}

void MatrixActions::fill(EntryRange range, edit::Fill fill) {
  if (!model_.address() || range.is_empty()) {
    return;
  }
  const auto text = [&] {
    switch (fill) {
      case edit::Fill::zeros: return tr("Fill %1 with zeros");
      case edit::Fill::ones: return tr("Fill %1 with ones");
      case edit::Fill::identity: return tr("Fill %1 with the identity");
    }
    return QString();
  };
  apply(text().arg(symbol()), edit::fill(*document_.experiment(), *model_.address(), range.row, range.column,
                                         range.rows, range.columns, fill));
}

void MatrixActions::fill_random(EntryRange range, std::uint32_t seed, double scale) {
  if (!model_.address() || range.is_empty()) {
    return;
  }
  apply(tr("Fill %1 with random numbers").arg(symbol()),
        edit::fill_randn(*document_.experiment(), *model_.address(), range.row, range.column, range.rows,
                         range.columns, RandnRecipe{.seed = seed, .skip = 0, .scale = scale}));
}

void MatrixActions::add(MatrixAddress address) {
  apply(tr("Add %1").arg(symbol_text(address.role)),
        edit::add_matrix(*document_.experiment(), address, document_.next_seed()));
}

void MatrixActions::remove(MatrixAddress address) {
  apply(tr("Remove %1").arg(symbol_text(address.role)),
        edit::remove_matrix(*document_.experiment(), address));
}

bool MatrixActions::apply(const QString& text, const edit::Result& result) {
  if (!result) {
    emit refused(problem_text(result.error()));
    return false;
  }
  return model_.apply(text, result);
}

QString MatrixActions::symbol() const { return symbol_text(model_.address()->role); }

}  // namespace headlight::ui
