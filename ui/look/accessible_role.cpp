// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/accessible_role.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace headlight::ui {

namespace {

constexpr const char* role_property = "accessibleRole";

QAccessibleInterface* make_interface(const QString& /*class_name*/, QObject* object) {
  auto* const widget = qobject_cast<QWidget*>(object);
  const QVariant role = widget != nullptr ? widget->property(role_property) : QVariant();
  return role.isValid() ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt()))
                        : nullptr;
}

}  // namespace

void set_accessible_role(QWidget& widget, QAccessible::Role role) {
  QAccessible::installFactory(make_interface);
  widget.setProperty(role_property, static_cast<int>(role));
}

void speak_at_once(QWidget& widget) {
  QAccessibleEvent event(&widget, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

}  // namespace headlight::ui
