// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/painted_tables.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <algorithm>
#include <utility>
#include <vector>

#include "ui/look/painted_table_interface.h"

namespace headlight::ui {

namespace {

using Ear = std::function<void(QAccessibleInterface&, QAccessible::Event)>;

Ear& ear() {
  static Ear ear;
  return ear;
}

bool anyone_listens() { return QAccessible::isActive() || ear(); }

/// The widget: a group of tables.
class TablesInterface : public QAccessibleWidget {
 public:
  TablesInterface(QWidget& widget, std::unique_ptr<PaintedTables> tables)
      : QAccessibleWidget(&widget, QAccessible::Grouping), tables_(std::move(tables)) {}
  ~TablesInterface() override { forget(); }
  Q_DISABLE_COPY_MOVE(TablesInterface)

  int childCount() const override { return tables_->tables() + static_cast<int>(tables_->others().size()); }

  QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= childCount()) {
      return nullptr;
    }
    const int first_other = tables_->tables();
    return index < first_other ? table(index)
                               : QAccessible::queryAccessibleInterface(
                                     tables_->others().at(static_cast<std::size_t>(index - first_other)));
  }

  int indexOfChild(const QAccessibleInterface* child) const override {
    const auto* const asked = dynamic_cast<const PaintedTableInterface*>(child);
    if (asked != nullptr) {
      return asked->parent() == this ? asked->index() : -1;
    }
    const std::vector<QWidget*> others = tables_->others();
    const auto found =
        std::ranges::find_if(others, [child](const QWidget* other) { return other == child->object(); });
    return found == others.end() ? -1 : tables_->tables() + static_cast<int>(found - others.begin());
  }

  QAccessibleInterface* childAt(int x, int y) const override {
    for (QWidget* const other : tables_->others()) {
      if (QRect(other->mapToGlobal(QPoint(0, 0)), other->size()).contains(x, y)) {
        return QAccessible::queryAccessibleInterface(other);
      }
    }
    for (int index = 0; index < tables_->tables(); ++index) {
      if (tables_->table_rect(index).contains(x, y)) {
        return table(index);
      }
    }
    return nullptr;
  }

  QAccessibleInterface* focusChild() const override {
    if (!widget()->hasFocus()) {
      return nullptr;
    }
    QAccessibleInterface* const cell = current_cell();
    return cell != nullptr ? cell : const_cast<TablesInterface*>(this);
  }

  /// Tells the current cell where it is not the one, or does not say, what was told last.
  void tell(bool again) {
    if (std::vector<std::pair<Index, Index>> shapes = shapes_now(); shapes != shapes_) {
      shapes_ = std::move(shapes);
      forget();
      QAccessibleEvent event(widget(), QAccessible::ObjectReorder);
      QAccessible::updateAccessibility(&event);
    }
    const std::optional<TablePlace> current = tables_->current();
    const QString sentence = current ? tables_->sentence(*current) : QString();
    const bool moved = std::exchange(told_place_, current) != current || again;
    const bool changed = std::exchange(told_sentence_, sentence) != sentence;
    QAccessibleInterface* const cell = current ? current_cell() : nullptr;
    if (cell == nullptr) {
      return;
    }
    const auto send = [cell](QAccessible::Event type) {
      QAccessibleEvent event(cell, type);
      QAccessible::updateAccessibility(&event);
      if (ear()) {
        ear()(*cell, type);
      }
    };
    if (moved) {
      send(QAccessible::Selection);
      if (widget()->hasFocus()) {
        send(QAccessible::Focus);
      }
    } else if (changed) {
      send(QAccessible::NameChanged);
    }
  }

 private:
  PaintedTableInterface* table(int index) const {
    if (!ids_.contains(index)) {
      ids_.insert(index, QAccessible::registerAccessibleInterface(new PaintedTableInterface(
                             *const_cast<TablesInterface*>(this), *widget(), *tables_, index)));
    }
    return dynamic_cast<PaintedTableInterface*>(QAccessible::accessibleInterface(ids_.value(index)));
  }

  QAccessibleInterface* current_cell() const {
    const std::optional<TablePlace> current = tables_->current();
    return current ? table(current->table)->cell(current->row, current->column) : nullptr;
  }

  std::vector<std::pair<Index, Index>> shapes_now() const {
    std::vector<std::pair<Index, Index>> shapes;
    for (int index = 0; index < tables_->tables(); ++index) {
      shapes.emplace_back(tables_->rows(index), tables_->columns(index));
    }
    return shapes;
  }

  void forget() {
    for (const QAccessible::Id id : std::exchange(ids_, {})) {
      QAccessible::deleteAccessibleInterface(id);
    }
  }

  std::unique_ptr<PaintedTables> tables_;
  mutable QHash<int, QAccessible::Id> ids_;
  std::vector<std::pair<Index, Index>> shapes_;
  std::optional<TablePlace> told_place_;
  QString told_sentence_;
};

void tell(QWidget& widget, bool again) {
  if (anyone_listens()) {
    if (auto* const tables = dynamic_cast<TablesInterface*>(QAccessible::queryAccessibleInterface(&widget))) {
      tables->tell(again);
    }
  }
}

}  // namespace

QAccessibleInterface* new_tables_interface(QWidget& widget, std::unique_ptr<PaintedTables> tables) {
  return new TablesInterface(widget, std::move(tables));
}

void overhear_cells(Ear new_ear) { ear() = std::move(new_ear); }

void tell_current_cell(QWidget& widget) { tell(widget, false); }

void tell_current_cell_after_focus(QWidget& widget) {
  if (anyone_listens()) {
    // Qt tells the focus of the widget itself after its event.
    QMetaObject::invokeMethod(
        &widget, [&widget] { tell(widget, true); }, Qt::QueuedConnection);
  }
}

}  // namespace headlight::ui
