// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMenu>

#include "ui/window/window_services.h"

namespace headlight::ui {

/// View: panels, zoom, appearance and language.
class ViewMenu : public QMenu {
  Q_OBJECT

 public:
  ViewMenu(const WindowServices& services, QWidget* parent);

  /// Puts the switch of a dock or tool bar at the top.
  void add_panel(QAction* switch_action);

 signals:
  void layout_reset_requested();
  void zoom_reset_requested();
  void full_screen_requested(bool on);

 private:
  void add_appearance();
  void add_language();

  WindowServices services_;
  QAction* after_panels_;
};

}  // namespace headlight::ui
