// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/open_window.h"

#include <QApplication>
#include <QTimer>

#include "app/display.h"
#include "ui/look/icons.h"
#include "ui/window/services/dialog_prompts.h"
#include "ui/window/windows.h"

namespace headlight::app {

Outcome open_window(int& argc, char** argv, const QStringList& files) {
  if (!find_display()) {
    return fail(ExitStatus::failed,
                QStringLiteral("there is no display to open a window on; start one (for example with "
                               "\"xvfb-run headlight\"), or write a picture without a window: "
                               "\"headlight export example:translation -o out.png\""));
  }
  QCoreApplication::setApplicationName(QStringLiteral("headlight"));
  QCoreApplication::setOrganizationName(QStringLiteral("Headlight"));
  QCoreApplication::setApplicationVersion(QStringLiteral(HEADLIGHT_VERSION));
  QApplication application(argc, argv);
  QApplication::setWindowIcon(ui::program_icon());
  QApplication::setDesktopFileName(QStringLiteral("headlight"));

  ui::Settings settings;
  ui::RecentFiles recent(settings);
  ui::Language language(settings);
  ui::Appearance appearance(application, settings);
  ui::DialogPrompts prompts;
  ui::Windows windows({settings, recent, language, appearance, prompts});
  QObject::connect(&windows, &ui::Windows::last_closed, &application, &QApplication::quit,
                   Qt::QueuedConnection);
  // Reading waits in an event loop of its own, which belongs into that of the application.
  QTimer::singleShot(0, &windows, [&] {
    if (files.isEmpty()) {
      windows.open_example(ui::first_example());
    } else {
      windows.open_files(files);
    }
  });
  QApplication::exec();
  return {};
}

}  // namespace headlight::app
