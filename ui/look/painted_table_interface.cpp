// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/painted_table_interface.h"

#include <utility>

namespace headlight::ui {

PaintedTableInterface::PaintedTableInterface(QAccessibleInterface& parent, QWidget& widget,
                                             PaintedTables& tables, int index)
    : parent_(parent), widget_(widget), tables_(tables), index_(index) {}

PaintedTableInterface::~PaintedTableInterface() {
  for (const QAccessible::Id id : std::exchange(ids_, {})) {
    QAccessible::deleteAccessibleInterface(id);
  }
}

PaintedCellInterface* PaintedTableInterface::cell(Index row, Index column) const {
  if (row < -1 || column < -1 || (row < 0 && column < 0) || row >= rowCount() || column >= columnCount()) {
    return nullptr;
  }
  const std::pair key(row, column);
  if (!ids_.contains(key)) {
    ids_.insert(key, QAccessible::registerAccessibleInterface(
                         new PaintedCellInterface(*const_cast<PaintedTableInterface*>(this), row, column)));
  }
  return dynamic_cast<PaintedCellInterface*>(QAccessible::accessibleInterface(ids_.value(key)));
}

QWindow* PaintedTableInterface::window() const { return parent_.window(); }

QString PaintedTableInterface::text(QAccessible::Text text) const {
  return text == QAccessible::Name && isValid() ? tables_.name(index_) : QString();
}

QRect PaintedTableInterface::rect() const { return isValid() ? tables_.table_rect(index_) : QRect(); }

int PaintedTableInterface::childCount() const { return (rowCount() + 1) * (columnCount() + 1) - 1; }

QAccessibleInterface* PaintedTableInterface::child(int index) const {
  if (index < 0 || index >= childCount()) {
    return nullptr;
  }
  const int place = index + 1;  // there is nothing in the corner
  const int width = columnCount() + 1;
  return cell(place / width - 1, place % width - 1);
}

int PaintedTableInterface::indexOfChild(const QAccessibleInterface* child) const {
  const auto* const asked = dynamic_cast<const PaintedCellInterface*>(child);
  return asked == nullptr || asked->parent() != this
             ? -1
             : static_cast<int>((asked->row() + 1) * (columnCount() + 1) + asked->column());
}

QAccessibleInterface* PaintedTableInterface::childAt(int x, int y) const {
  const std::optional<TablePlace> found = tables_.cell_at({x, y});
  return found && found->table == index_ ? cell(found->row, found->column) : nullptr;
}

QAccessibleInterface* PaintedTableInterface::focusChild() const {
  return widget_.hasFocus() && current() ? cell(current()->row, current()->column) : nullptr;
}

void* PaintedTableInterface::interface_cast(QAccessible::InterfaceType type) {
  return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this) : nullptr;
}

QAccessibleInterface* PaintedTableInterface::cellAt(int row, int column) const {
  return row < 0 || column < 0 ? nullptr : cell(row, column);
}

int PaintedTableInterface::rowCount() const { return isValid() ? static_cast<int>(tables_.rows(index_)) : 0; }

int PaintedTableInterface::columnCount() const {
  return isValid() ? static_cast<int>(tables_.columns(index_)) : 0;
}

QString PaintedTableInterface::rowDescription(int row) const {
  return row >= 0 && row < rowCount() ? tables_.row_header(index_, row) : QString();
}

QString PaintedTableInterface::columnDescription(int column) const {
  return column >= 0 && column < columnCount() ? tables_.column_header(index_, column) : QString();
}

std::optional<TablePlace> PaintedTableInterface::current() const {
  const std::optional<TablePlace> current = tables_.current();
  return current && current->table == index_ ? current : std::nullopt;
}

QList<QAccessibleInterface*> PaintedTableInterface::selectedCells() const {
  return current() ? QList<QAccessibleInterface*>{cell(current()->row, current()->column)}
                   : QList<QAccessibleInterface*>();
}

bool PaintedCellInterface::isValid() const {
  return row_ < table_.rowCount() && column_ < table_.columnCount();
}

QAccessible::Role PaintedCellInterface::role() const {
  return row_ < 0 ? QAccessible::ColumnHeader : column_ < 0 ? QAccessible::RowHeader : QAccessible::Cell;
}

QAccessible::State PaintedCellInterface::state() const {
  QAccessible::State state;
  state.invalid = !isValid();
  state.offscreen = isValid() && !is_header() && rect().isEmpty();
  state.readOnly = true;
  if (!is_header()) {
    state.focusable = true;
    state.selectable = true;
    state.selected = isSelected();
    state.focused = isSelected() && table_.widget().hasFocus();
  }
  return state;
}

QString PaintedCellInterface::text(QAccessible::Text text) const {
  if (!isValid()) {
    return {};
  }
  if (is_header()) {
    return text != QAccessible::Name ? QString()
           : row_ < 0                ? table_.tables().column_header(table_.index(), column_)
                                     : table_.tables().row_header(table_.index(), row_);
  }
  return text == QAccessible::Name    ? table_.tables().sentence(place())
         : text == QAccessible::Value ? table_.tables().value(place())
                                      : QString();
}

QRect PaintedCellInterface::rect() const {
  return isValid() && !is_header() ? table_.tables().cell_rect(place()) : QRect();
}

void* PaintedCellInterface::interface_cast(QAccessible::InterfaceType type) {
  if (type == QAccessible::TableCellInterface && !is_header()) {
    return static_cast<QAccessibleTableCellInterface*>(this);
  }
  return type == QAccessible::ActionInterface && !is_header() ? static_cast<QAccessibleActionInterface*>(this)
                                                              : nullptr;
}

bool PaintedCellInterface::isSelected() const { return table_.tables().current() == place(); }

QList<QAccessibleInterface*> PaintedCellInterface::columnHeaderCells() const {
  return {table_.cell(-1, column_)};
}

QList<QAccessibleInterface*> PaintedCellInterface::rowHeaderCells() const { return {table_.cell(row_, -1)}; }

QStringList PaintedCellInterface::actionNames() const { return {setFocusAction()}; }

void PaintedCellInterface::doAction(const QString& name) {
  if (name == setFocusAction() && isValid()) {
    table_.widget().setFocus(Qt::OtherFocusReason);
    table_.tables().choose(place());
  }
}

}  // namespace headlight::ui
