// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/tab_order.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFormLayout>
#include <QGridLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <algorithm>

namespace headlight::ui {

namespace {

void collect(QWidget& widget, std::vector<QWidget*>& stops);

void collect(QLayoutItem* item, std::vector<QWidget*>& stops);

void collect_grid(const QGridLayout& grid, std::vector<QWidget*>& stops) {
  QLayoutItem* last = nullptr;
  for (int row = 0; row < grid.rowCount(); ++row) {
    for (int column = 0; column < grid.columnCount(); ++column) {
      QLayoutItem* const item = grid.itemAtPosition(row, column);
      if (item != last) {  // or it spans several
        collect(item, stops);
        last = item;
      }
    }
  }
}

void collect_form(const QFormLayout& form, std::vector<QWidget*>& stops) {
  for (int row = 0; row < form.rowCount(); ++row) {
    if (QLayoutItem* const spanning = form.itemAt(row, QFormLayout::SpanningRole)) {
      collect(spanning, stops);  // which is the row's field too
      continue;
    }
    collect(form.itemAt(row, QFormLayout::LabelRole), stops);
    collect(form.itemAt(row, QFormLayout::FieldRole), stops);
  }
}

void collect(QLayoutItem* item, std::vector<QWidget*>& stops) {
  if (item == nullptr) {
    return;
  }
  if (QWidget* const widget = item->widget()) {
    collect(*widget, stops);
  } else if (const auto* const grid = dynamic_cast<QGridLayout*>(item)) {
    collect_grid(*grid, stops);
  } else if (const auto* const form = dynamic_cast<QFormLayout*>(item)) {
    collect_form(*form, stops);
  } else if (const QLayout* const layout = item->layout()) {
    for (int index = 0; index < layout->count(); ++index) {
      collect(layout->itemAt(index), stops);
    }
  }
}

void collect(QWidget& widget, std::vector<QWidget*>& stops) {
  if ((widget.focusPolicy() & Qt::TabFocus) && widget.focusProxy() == nullptr) {
    stops.push_back(&widget);
  }
  if (qobject_cast<QAbstractSpinBox*>(&widget) || qobject_cast<QComboBox*>(&widget)) {
    return;
  }
  if (auto* const dock = qobject_cast<QDockWidget*>(&widget)) {
    // One behind another as a tab is out of sight.
    if (dock->widget() != nullptr && !dock->visibleRegion().isEmpty()) {
      collect(*dock->widget(), stops);
    }
  } else if (auto* const tabs = qobject_cast<QTabWidget*>(&widget)) {
    collect(*tabs->tabBar(), stops);
    if (tabs->currentWidget() != nullptr) {
      collect(*tabs->currentWidget(), stops);
    }
  } else if (auto* const area = qobject_cast<QScrollArea*>(&widget)) {
    if (area->widget() != nullptr) {
      collect(*area->widget(), stops);
    }
  } else if (auto* const splitter = qobject_cast<QSplitter*>(&widget)) {
    for (int part = 0; part < splitter->count(); ++part) {
      collect(*splitter->widget(part), stops);
    }
  } else if (widget.layout() != nullptr) {
    collect(widget.layout(), stops);
  }
}

void bring_into_view(QWidget& stop) {
  for (QWidget* around = stop.parentWidget(); around != nullptr; around = around->parentWidget()) {
    if (auto* const area = qobject_cast<QScrollArea*>(around)) {
      area->ensureWidgetVisible(&stop);
    }
  }
}

}  // namespace

std::vector<QWidget*> tab_stops(QWidget& widget) {
  std::vector<QWidget*> stops;
  collect(widget, stops);
  return stops;
}

bool focus_neighbour(const std::vector<QWidget*>& parts, bool next) {
  std::vector<QWidget*> stops;
  for (QWidget* const part : parts) {
    collect(*part, stops);
  }
  const QWidget* const focused = QApplication::focusWidget();
  const auto here = std::ranges::find_if(stops, [focused](const QWidget* stop) {
    return stop == focused || (focused != nullptr && stop->isAncestorOf(focused));
  });
  if (here == stops.end()) {
    return false;
  }
  const std::size_t count = stops.size();
  const auto start = static_cast<std::size_t>(here - stops.begin());
  for (std::size_t step = 1; step < count; ++step) {
    QWidget* const stop = stops[(start + (next ? step : count - step)) % count];
    if (stop->isVisible() && stop->isEnabled()) {
      stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
      bring_into_view(*stop);
      return true;
    }
  }
  return false;
}

}  // namespace headlight::ui
