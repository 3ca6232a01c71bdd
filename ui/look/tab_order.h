// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace headlight::ui {

/// What the Tab key can stop at within a widget, in the order of its layouts: as it is read. The pages of a
/// tab widget that are not in front are left out, and so is what a widget keeps for itself (the field of a
/// spin box).
std::vector<QWidget*> tab_stops(QWidget& widget);

/// What the Tab key does in a window of these parts: the focus goes to the next (or the previous) stop that
/// can take it, through the parts one after the other, and comes round. False where the focus is at no stop,
/// or where there is no other.
bool focus_neighbour(const std::vector<QWidget*>& parts, bool next);

}  // namespace headlight::ui
