// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/windows.h"

#include <QPointer>
#include <utility>

#include "ui/document/examples.h"
#include "ui/document/path_bytes.h"
#include "ui/window/starter_experiment.h"

namespace headlight::ui {

Windows::Windows(const WindowServices& services, QObject* parent) : QObject(parent), services_(services) {}

Windows::~Windows() {
  // Each that goes takes itself off the list.
  for (const MainWindow* const window : std::exchange(windows_, {})) {
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
    } else if (!raise(absolute_path(path), nullptr)) {
      open_example(first_example())->files().open_file(path);
    }
  }
}

bool Windows::raise(const QString& path, const MainWindow* except) {
  const std::optional<FileState> wanted = present_state(path);
  const auto has_it = [&](const QString& open) {
    const std::optional<FileState> state = open.isEmpty() ? std::nullopt : present_state(open);
    return wanted && state && is_same_file(*wanted, *state);
  };
  for (MainWindow* const window : windows_) {
    if (window != except &&
        (has_it(window->document().path()) || has_it(window->lessons().lesson().path()))) {
      window->setWindowState(window->windowState() & ~Qt::WindowMinimized);
      window->raise();
      window->activateWindow();
      return true;
    }
  }
  return false;
}

void Windows::close_all() {
  const std::vector<QPointer<MainWindow>> windows(windows_.begin(), windows_.end());
  for (const QPointer<MainWindow>& window : windows) {
    if (window && !window->close()) {
      return;
    }
  }
}

MainWindow* Windows::create() {
  auto* const window = new MainWindow(services_);
  windows_.push_back(window);
  connect(window, &QObject::destroyed, this, [this, window] {
    std::erase(windows_, window);
    if (windows_.empty()) {
      emit last_closed();
    }
  });
  window->files().set_raise_elsewhere([this, window](const QString& path) { return raise(path, window); });
  connect(window, &MainWindow::new_window_requested, this, &Windows::open_new);
  connect(window, &MainWindow::further_files, this, &Windows::open_files);
  connect(window, &MainWindow::quit_requested, this, &Windows::close_all);
  return window;
}

QString first_example() { return QStringLiteral("coreference"); }

}  // namespace headlight::ui
