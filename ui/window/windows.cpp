// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windows.h"

#include "ui/document/examples.h"
#include "ui/window/starter_experiment.h"

namespace headlight::ui {

Windows::Windows(const WindowServices& services, QObject* parent) : QObject(parent), services_(services) {}

Windows::~Windows() {
  for (const QPointer<MainWindow>& window : windows_) {
    delete window;
  }
}

MainWindow* Windows::open_new() {
  MainWindow* const window = create();
  window->files().begin_new();
  window->show();
  return window;
}

MainWindow* Windows::open_example(const QString& id) {
  MainWindow* const window = create();
  window->files().open_example(id);
  window->show();
  return window;
}

void Windows::open_files(const QStringList& paths) {
  for (const QString& path : paths) {
    if (path.startsWith(example_prefix)) {
      open_example(path.mid(example_prefix.size()));
    } else {
      open_example(first_example())->files().open_file(path);
    }
  }
}

void Windows::close_all() {
  const std::vector<QPointer<MainWindow>> windows = windows_;
  for (const QPointer<MainWindow>& window : windows) {
    if (window && !window->close()) {
      return;
    }
  }
}

MainWindow* Windows::create() {
  auto* const window = new MainWindow(services_);
  std::erase_if(windows_, [](const QPointer<MainWindow>& gone) { return gone.isNull(); });
  windows_.emplace_back(window);
  connect(window, &MainWindow::new_window_requested, this, &Windows::open_new);
  connect(window, &MainWindow::further_files, this, &Windows::open_files);
  connect(window, &MainWindow::quit_requested, this, &Windows::close_all);
  return window;
}

QString first_example() { return QStringLiteral("coreference"); }

}  // namespace headlight::ui
