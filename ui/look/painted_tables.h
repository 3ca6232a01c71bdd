// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QRect>
#include <QString>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/linear/matrix.h"

namespace headlight::ui {

/// A cell of one of a widget's tables, counted from 0.
struct TablePlace {
  int table = 0;
  Index row = 0;
  Index column = 0;
  bool operator==(const TablePlace&) const = default;
};

/// What a screen reader can know of tables that a widget paints by itself. Places on the screen are global.
class PaintedTables {
 public:
  PaintedTables() = default;
  PaintedTables(const PaintedTables&) = delete;
  PaintedTables& operator=(const PaintedTables&) = delete;
  virtual ~PaintedTables() = default;

  virtual int tables() const = 0;
  virtual QString name(int table) const = 0;
  virtual Index rows(int table) const = 0;
  virtual Index columns(int table) const = 0;
  virtual QRect table_rect(int table) const = 0;
  virtual QString row_header(int table, Index row) const = 0;
  virtual QString column_header(int table, Index column) const = 0;

  /// The whole cell in a few words, headers included.
  virtual QString sentence(TablePlace cell) const = 0;
  /// What stands in the cell alone.
  virtual QString value(TablePlace cell) const = 0;
  /// Empty where the cell is out of view.
  virtual QRect cell_rect(TablePlace cell) const = 0;
  virtual std::optional<TablePlace> cell_at(QPoint place) const = 0;

  /// The cell that the keyboard is at.
  virtual std::optional<TablePlace> current() const = 0;
  virtual void choose(TablePlace cell) = 0;

  /// What else there is to see in the widget, after the tables.
  virtual std::vector<QWidget*> others() const { return {}; }
};

/// The interface of a widget whose children are such tables. Cells get an object only when someone asks for
/// them.
QAccessibleInterface* new_tables_interface(QWidget& widget, std::unique_ptr<PaintedTables> tables);

/// To be called whenever the widget's current cell or numbers may have changed: a screen reader hears of the
/// cell when it is another one or says something else. Costs nothing when none is there.
void tell_current_cell(QWidget& widget);
/// The same after the widget got the keyboard: the cell is told though it is the same.
void tell_current_cell_after_focus(QWidget& widget);

/// Hands what a screen reader is told of cells to `ear` too, whether or not there is one.
void overhear_cells(std::function<void(QAccessibleInterface& cell, QAccessible::Event event)> ear);

}  // namespace headlight::ui
