// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTemporaryDir>

#include "tests/ui/window/fake_prompts.h"
#include "ui/window/windows.h"

namespace headlight::ui {

/// Everything windows need, with settings and files in a folder that goes away with it.
struct WindowWorld {
  QTemporaryDir folder;
  Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
  RecentFiles recent{settings};
  Language language{settings};
  Appearance appearance{*qApp, settings};
  FakePrompts prompts;
  Windows windows{services()};

  WindowServices services() { return {settings, recent, language, appearance, prompts}; }
  QString path(const QString& name) const { return folder.filePath(name); }
};

}  // namespace headlight::ui
