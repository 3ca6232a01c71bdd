// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMenu>

#include "ui/window/services/window_services.h"

namespace headlight::ui {

/// View: panels, zoom, appearance and language.
class ViewMenu : public QMenu {
  Q_OBJECT

 public:
  ViewMenu(const WindowServices& services, QWidget* parent);

  /// Puts the switch of a dock or tool bar at the top.
  void add_panel(QAction* switch_action);

  QAction* steps_action() const { return steps_action_; }
  QAction* presentation_action() const { return presentation_action_; }

 signals:
  void layout_reset_requested();
  void zoom_reset_requested();
  void full_screen_requested(bool on);
  void steps_requested(bool shown);
  void presentation_requested(bool on);

 private:
  void add_appearance();
  void add_language();

  WindowServices services_;
  QAction* after_panels_;
  QAction* steps_action_;
  QAction* presentation_action_;
};

}  // namespace headlight::ui
