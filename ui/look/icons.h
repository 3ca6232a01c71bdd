// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace headlight::ui {

/// A symbol of the program's own set, `resources/icons/NAME.svg`, drawn in the palette's text colour at
/// whatever size and pixel ratio it is shown, so that it follows a change of appearance by itself. A name
/// that does not exist gives a null icon.
QIcon symbol_icon(const QString& name);

/// The program's icon.
QIcon program_icon();

}  // namespace headlight::ui
