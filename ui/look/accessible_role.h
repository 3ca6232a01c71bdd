// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QString>

class QWidget;

namespace headlight::ui {

/// Says what a widget that paints itself is, for those who cannot see it. To be called before it is shown.
void set_accessible_role(QWidget& widget, QAccessible::Role role);

/// Has a screen reader speak a widget's name at once, wherever the keyboard is.
void speak_at_once(QWidget& widget);

}  // namespace headlight::ui
