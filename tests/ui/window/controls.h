// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

namespace headlight::test {

/// What a person can act on in a window: everything visible and enabled that takes the keyboard, and every
/// button. What belongs to a control (the line of a spin box, the arrows of a tab bar) is part of it.
std::vector<QWidget*> controls(const QWidget& window);

/// The class and name of a widget and of what it stands in, to find it by.
QString whereabouts(const QWidget& widget);

/// Controls that a screen reader has no name for, that no tip explains, or whose tip says but the name.
QStringList unexplained(const QWidget& window);

/// Where the Tab key leads, from the widget that has the focus until it comes round.
std::vector<QWidget*> tab_walk(QWidget& window);

/// Stops of the Tab key that look the same with and without the focus.
QStringList without_focus_mark(const std::vector<QWidget*>& walk);

/// Steps of a walk that go upwards (but to a column further right) or, within a line, to the left although
/// both ends stand in one of the given panels.
QStringList disorder(const std::vector<QWidget*>& walk, const std::vector<QWidget*>& panels);

}  // namespace headlight::test
