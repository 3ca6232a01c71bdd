// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <vector>

#include "ui/window/main_window.h"

namespace headlight::ui {

/// All windows of the program: each has one experiment.
class Windows : public QObject {
  Q_OBJECT

 public:
  explicit Windows(const WindowServices& services, QObject* parent = nullptr);
  ~Windows() override;

  /// A new window with a small experiment to begin with.
  MainWindow* open_new();
  /// A window with a built-in example.
  MainWindow* open_example(const QString& id);
  /// One window per file, or per built-in example where `example:ID` stands for a path. A file that is open
  /// already is raised; one that cannot be opened is told of in a window that shows the first example.
  void open_files(const QStringList& paths);
  /// Closes all windows, asking where there are changes; a "cancel" ends it.
  void close_all();

 signals:
  /// No window is left. (What Qt takes for the last window may be a panel that floated beside one.)
  void last_closed();

 private:
  MainWindow* create();
  /// Brings the window forward that has the file open, whatever it is called there, unless it is `except`.
  /// Returns whether there is one.
  bool raise(const QString& path, const MainWindow* except);

  WindowServices services_;
  std::vector<MainWindow*> windows_;  ///< those that are there
};

/// The example that a first start shows.
QString first_example();

}  // namespace headlight::ui
