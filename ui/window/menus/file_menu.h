// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "ui/window/files/file_operations.h"

namespace headlight::ui {

/// File: experiments in and out, examples, pictures.
class FileMenu : public QMenu {
  Q_OBJECT

 public:
  FileMenu(FileOperations& files, const WindowServices& services, QWidget* parent);

  QAction* new_action() const { return new_action_; }
  QAction* open_action() const { return open_action_; }
  QAction* save_action() const { return save_action_; }
  QAction* export_action() const { return export_action_; }
  QMenu* examples_menu() const { return examples_menu_; }

 signals:
  void new_window_requested();
  void export_requested();
  void copy_image_requested();
  void close_requested();
  void quit_requested();

 private:
  void fill_examples();
  void fill_recent();

  FileOperations& files_;
  WindowServices services_;
  QAction* new_action_;
  QAction* open_action_;
  QMenu* recent_menu_;
  QMenu* examples_menu_;
  QAction* save_action_;
  QAction* export_action_;
};

}  // namespace headlight::ui
