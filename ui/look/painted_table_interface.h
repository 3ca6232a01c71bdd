// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QHash>

#include "ui/look/painted_tables.h"

namespace headlight::ui {

class PaintedCellInterface;

/// One painted table. Its children are the headers of its columns, and row by row the row's header and its
/// cells; they are made when someone asks for them.
class PaintedTableInterface : public QAccessibleInterface, public QAccessibleTableInterface {
 public:
  PaintedTableInterface(QAccessibleInterface& parent, QWidget& widget, PaintedTables& tables, int index);
  ~PaintedTableInterface() override;
  Q_DISABLE_COPY_MOVE(PaintedTableInterface)

  int index() const { return index_; }
  QWidget& widget() const { return widget_; }
  PaintedTables& tables() const { return tables_; }
  /// −1 for the row is the header of the column, −1 for the column that of the row; null outside.
  PaintedCellInterface* cell(Index row, Index column) const;

  bool isValid() const override { return index_ < tables_.tables(); }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override;
  QAccessibleInterface* parent() const override { return &parent_; }
  QAccessible::Role role() const override { return QAccessible::Table; }
  QAccessible::State state() const override { return {}; }
  QString text(QAccessible::Text text) const override;
  void setText(QAccessible::Text /*text*/, const QString& /*value*/) override {}
  QRect rect() const override;
  int childCount() const override;
  QAccessibleInterface* child(int index) const override;
  int indexOfChild(const QAccessibleInterface* child) const override;
  QAccessibleInterface* childAt(int x, int y) const override;
  QAccessibleInterface* focusChild() const override;
  void* interface_cast(QAccessible::InterfaceType type) override;

  QAccessibleInterface* caption() const override { return nullptr; }
  QAccessibleInterface* summary() const override { return nullptr; }
  QAccessibleInterface* cellAt(int row, int column) const override;
  int rowCount() const override;
  int columnCount() const override;
  QString rowDescription(int row) const override;
  QString columnDescription(int column) const override;
  int selectedCellCount() const override { return current() ? 1 : 0; }
  int selectedRowCount() const override { return 0; }
  int selectedColumnCount() const override { return 0; }
  QList<QAccessibleInterface*> selectedCells() const override;
  QList<int> selectedRows() const override { return {}; }
  QList<int> selectedColumns() const override { return {}; }
  bool isRowSelected(int /*row*/) const override { return false; }
  bool isColumnSelected(int /*column*/) const override { return false; }
  bool selectRow(int /*row*/) override { return false; }
  bool selectColumn(int /*column*/) override { return false; }
  bool unselectRow(int /*row*/) override { return false; }
  bool unselectColumn(int /*column*/) override { return false; }
  void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {}

 private:
  std::optional<TablePlace> current() const;

  QAccessibleInterface& parent_;
  QWidget& widget_;
  PaintedTables& tables_;
  int index_;
  mutable QHash<std::pair<Index, Index>, QAccessible::Id> ids_;
};

/// A cell of a painted table, or a header of a row or a column.
class PaintedCellInterface : public QAccessibleInterface,
                             public QAccessibleTableCellInterface,
                             public QAccessibleActionInterface {
 public:
  PaintedCellInterface(PaintedTableInterface& table, Index row, Index column)
      : table_(table), row_(row), column_(column) {}

  Index row() const { return row_; }
  Index column() const { return column_; }

  bool isValid() const override;
  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return table_.window(); }
  QAccessibleInterface* parent() const override { return &table_; }
  QAccessible::Role role() const override;
  QAccessible::State state() const override;
  QString text(QAccessible::Text text) const override;
  void setText(QAccessible::Text /*text*/, const QString& /*value*/) override {}
  QRect rect() const override;
  int childCount() const override { return 0; }
  QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
  int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
  QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
  void* interface_cast(QAccessible::InterfaceType type) override;

  bool isSelected() const override;
  QList<QAccessibleInterface*> columnHeaderCells() const override;
  QList<QAccessibleInterface*> rowHeaderCells() const override;
  int columnIndex() const override { return static_cast<int>(column_); }
  int rowIndex() const override { return static_cast<int>(row_); }
  int columnExtent() const override { return 1; }
  int rowExtent() const override { return 1; }
  QAccessibleInterface* table() const override { return &table_; }

  QStringList actionNames() const override;
  void doAction(const QString& name) override;
  QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

 private:
  bool is_header() const { return row_ < 0 || column_ < 0; }
  TablePlace place() const { return {table_.index(), row_, column_}; }

  PaintedTableInterface& table_;
  Index row_;
  Index column_;
};

}  // namespace headlight::ui
