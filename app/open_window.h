// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/outcome.h"

namespace headlight::app {

/// Opens the window, with `files` (or built-in examples, as `example:ID`) in a window each, or with an
/// example where there are none, and runs until the last window is closed. `argc` and `argv` are those of
/// `main`, and no application object exists yet. Fails where there is no display.
Outcome open_window(int& argc, char** argv, const QStringList& files);

}  // namespace headlight::app
