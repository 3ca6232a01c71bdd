// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace headlight::ui {

/// Takes over what is typed and not yet in the document: in the cell of a list or a grid that is being
/// edited, in the number field or box that has the focus, in the composition of an input method. To be called
/// before a command reads the document or replaces it. Where what is typed cannot be taken, the editor says
/// why, stays open, and this gives false: the command does not go on.
bool commit_open_editor(QWidget& window);

}  // namespace headlight::ui
