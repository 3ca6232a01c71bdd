// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/put_aside.h"

#include <QDockWidget>
#include <QToolBar>

namespace headlight::ui {

namespace {

QList<QDockWidget*> docks_of(const QMainWindow& window) {
  return window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
}

QList<QToolBar*> tool_bars_of(const QMainWindow& window) {
  return window.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly);
}

}  // namespace

void PutAside::remember(const QMainWindow& window) {
  *this = {};
  for (const QDockWidget* const dock : docks_of(window)) {
    if (dock->isHidden()) {
      continue;
    }
    shown_.append(dock->objectName());
    if (!dock->visibleRegion().isEmpty()) {
      in_front_.append(dock->objectName());
    }
    if (!dock->isFloating()) {
      widths_.insert(dock->objectName(), dock->width());
    }
  }
  for (const QToolBar* const bar : tool_bars_of(window)) {
    if (!bar->isHidden()) {
      shown_.append(bar->objectName());
    }
  }
}

void PutAside::hide(const QMainWindow& window) {
  for (QDockWidget* const dock : docks_of(window)) {
    dock->hide();
  }
  for (QToolBar* const bar : tool_bars_of(window)) {
    bar->hide();
  }
}

void PutAside::show_again(QMainWindow& window) const {
  for (QToolBar* const bar : tool_bars_of(window)) {
    bar->setVisible(shown_.contains(bar->objectName()));
  }
  QList<QDockWidget*> sized;
  QList<int> widths;
  for (QDockWidget* const dock : docks_of(window)) {
    dock->setVisible(shown_.contains(dock->objectName()));
    if (in_front_.contains(dock->objectName())) {
      dock->raise();
    }
    if (const auto width = widths_.constFind(dock->objectName()); width != widths_.constEnd()) {
      sized.append(dock);
      widths.append(*width);
    }
  }
  window.resizeDocks(sized, widths, Qt::Horizontal);
}

}  // namespace headlight::ui
