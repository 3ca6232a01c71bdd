// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace headlight::app {

/// Whether a window could be opened: the X server in `DISPLAY` or the Wayland compositor answers, or
/// `QT_QPA_PLATFORM` asks for something that needs neither. Qt itself ends the program where none does.
/// Call before a QGuiApplication exists; chooses Wayland in `QT_QPA_PLATFORM` where only that is there.
bool find_display();

}  // namespace headlight::app
