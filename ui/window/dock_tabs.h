// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QTabBar>
#include <QToolButton>

namespace headlight::ui {

/// Names the arrows beside the tabs of docks in the present language: a window keeps these tab bars, and Qt
/// names their arrows only once.
inline void name_arrows_of_dock_tabs(const QMainWindow& window) {
  for (const QTabBar* const tabs : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
    for (QToolButton* const arrow : tabs->findChildren<QToolButton*>()) {
      if (arrow->objectName() == QLatin1StringView("ScrollLeftButton")) {
        arrow->setAccessibleName(QTabBar::tr("Scroll Left"));
      } else if (arrow->objectName() == QLatin1StringView("ScrollRightButton")) {
        arrow->setAccessibleName(QTabBar::tr("Scroll Right"));
      }
    }
  }
}

}  // namespace headlight::ui
