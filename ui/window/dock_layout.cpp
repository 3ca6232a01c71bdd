// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dock_layout.h"

#include <QAbstractButton>
#include <algorithm>

namespace headlight::ui {

namespace {

constexpr int editors_width = 440;
constexpr int other_width = 360;
constexpr int narrowest_dock = 320;
constexpr double largest_share = 0.46;
constexpr double largest_share_of_both = 0.48;

/// Qt gives the buttons of a dock's title a name, but no tip.
void explain_title_buttons(const QDockWidget& dock) {
  if (auto* const close = dock.findChild<QAbstractButton*>(QStringLiteral("qt_dockwidget_closebutton"))) {
    close->setToolTip(DockLayout::tr("Closes this panel; the View menu shows it again"));
  }
  if (auto* const floats = dock.findChild<QAbstractButton*>(QStringLiteral("qt_dockwidget_floatbutton"))) {
    floats->setToolTip(DockLayout::tr("Takes this panel out of the window, or back into it"));
  }
}

}  // namespace

DockLayout::DockLayout(QMainWindow& window) : window_(window) {}

void DockLayout::set_docks(QDockWidget* editors, const std::vector<QDockWidget*>& others) {
  editors_ = editors;
  others_.assign(others.begin(), others.end());
  place();
  const auto follow = [this](const QDockWidget* dock) {
    explain_title_buttons(*dock);
    // Afterwards: docks tell of their changes while they are being laid out.
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockLayout::limit, Qt::QueuedConnection);
    connect(dock, &QDockWidget::topLevelChanged, this, &DockLayout::limit, Qt::QueuedConnection);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockLayout::limit, Qt::QueuedConnection);
  };
  follow(editors_);
  for (const QDockWidget* const dock : others) {
    follow(dock);
  }
}

void DockLayout::place() {
  window_.addDockWidget(Qt::LeftDockWidgetArea, editors_);
  for (const QPointer<QDockWidget>& dock : others_) {
    window_.addDockWidget(Qt::RightDockWidgetArea, dock);
    if (dock != others_.front()) {
      window_.tabifyDockWidget(others_.front(), dock);
    }
  }
}

void DockLayout::reset() {
  editors_->setFloating(false);
  for (const QPointer<QDockWidget>& dock : others_) {
    dock->setFloating(false);
  }
  place();
  reset_widths();
}

void DockLayout::reset_widths() {
  QList<QDockWidget*> docks{editors_};
  QList<int> widths{editors_width};
  for (const QPointer<QDockWidget>& dock : others_) {
    docks.append(dock);
    widths.append(other_width);
  }
  window_.resizeDocks(docks, widths, Qt::Horizontal);
}

bool DockLayout::takes_width(const QDockWidget* dock) const {
  return dock != nullptr && !dock->isHidden() && !dock->isFloating();
}

bool DockLayout::has_two_sides() const {
  const QList<QDockWidget*> with_editors = window_.tabifiedDockWidgets(editors_);
  return takes_width(editors_) && std::ranges::any_of(others_, [&](const QPointer<QDockWidget>& dock) {
           return takes_width(dock) && !with_editors.contains(dock);
         });
}

int DockLayout::room(bool two_sides) const {
  return static_cast<int>(window_.width() * (two_sides ? largest_share_of_both / 2 : largest_share));
}

void DockLayout::limit() {
  if (!editors_) {
    return;
  }
  const bool two_sides = has_two_sides();
  if (two_sides && room(true) < narrowest_dock) {
    join_sides();
    return;
  }
  const int widest = qMax(narrowest_dock, room(two_sides));
  editors_->setMaximumWidth(editors_->isFloating() ? QWIDGETSIZE_MAX : widest);
  for (const QPointer<QDockWidget>& dock : others_) {
    if (dock) {
      dock->setMaximumWidth(dock->isFloating() ? QWIDGETSIZE_MAX : widest);
    }
  }
}

void DockLayout::join_sides() {
  if (!editors_ || !has_two_sides() || room(true) >= narrowest_dock) {
    return;
  }
  for (const QPointer<QDockWidget>& dock : others_) {
    if (takes_width(dock) && !window_.tabifiedDockWidgets(editors_).contains(dock)) {
      window_.tabifyDockWidget(editors_, dock);
      dock->raise();
    }
  }
  limit();
}

}  // namespace headlight::ui
