// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/controls.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolButton>
#include <algorithm>

#include "ui/editors/mask/mask_grid.h"
#include "ui/heatmap/heatmap_panel.h"

namespace headlight::test {

namespace {

bool is_part(const QWidget& widget) {
  const QWidget* const parent = widget.parentWidget();
  const bool has_dock_titles =
      qobject_cast<const QTabBar*>(&widget) && qobject_cast<const QMainWindow*>(parent);
  return has_dock_titles || widget.focusProxy() != nullptr || qobject_cast<const QScrollBar*>(&widget) ||
         qobject_cast<const QHeaderView*>(&widget) ||
         (parent != nullptr &&
          (qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QComboBox*>(parent) ||
           qobject_cast<const QTabBar*>(parent) ||
           widget.objectName() == QLatin1StringView("qt_scrollarea_viewport")));
}

QString plain(const QString& tip) {
  QTextDocument document;
  document.setHtml(tip);
  return document.toPlainText().simplified();
}

/// The name a control was given, or its label, or its own text. Of a combo box Qt takes the present choice
/// for a name, which names nothing.
QString name_of(const QWidget& widget) {
  QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
  if (spoken == nullptr || !widget.accessibleName().isEmpty()) {
    return widget.accessibleName().simplified();
  }
  for (const auto& [relative, kind] : spoken->relations(QAccessible::Label)) {
    return relative->text(QAccessible::Name).simplified();
  }
  return qobject_cast<const QComboBox*>(&widget) ? QString() : spoken->text(QAccessible::Name).simplified();
}

/// Tells of the cell under the pointer in its own tip.
bool tells_of_cells(const QWidget& widget) {
  return qobject_cast<const ui::HeatmapPanel*>(&widget) || qobject_cast<const ui::MaskGrid*>(&widget);
}

/// A button with a symbol alone: its tip is the only name that is seen.
bool is_symbol(const QWidget& widget) {
  const auto* const tool = qobject_cast<const QToolButton*>(&widget);
  const auto* const button = qobject_cast<const QAbstractButton*>(&widget);
  return button != nullptr &&
         (button->text().isEmpty() || (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly));
}

/// What a tip says; of a tab bar, those of its tabs.
QStringList tips_of(const QWidget& widget) {
  if (const auto* const tabs = qobject_cast<const QTabBar*>(&widget)) {
    QStringList tips;
    for (int tab = 0; tab < tabs->count(); ++tab) {
      tips.append(plain(tabs->tabToolTip(tab)));
    }
    return tips;
  }
  return {plain(widget.toolTip())};
}

QRect on_screen(const QWidget& widget) { return {widget.mapToGlobal(QPoint(0, 0)), widget.size()}; }

/// A widget as it looks, and what stands right around it, where focus is also marked. Of text fields the
/// frame alone, for a cursor is no mark that can be found.
QImage picture_of(QWidget& widget) {
  constexpr int around = 3;
  constexpr int frame = 3;
  QWidget& window = *widget.window();
  const QRect place(widget.mapTo(&window, QPoint(0, 0)), widget.size());
  QImage image = window.grab(place.adjusted(-around, -around, around, around)).toImage();
  const auto* const line = qobject_cast<QLineEdit*>(&widget);
  const auto* const choice = qobject_cast<QComboBox*>(&widget);
  const auto* const text = qobject_cast<QTextEdit*>(&widget);
  const bool has_cursor = (line && !line->isReadOnly()) || (choice && choice->isEditable()) ||
                          (text && !text->isReadOnly()) || qobject_cast<QPlainTextEdit*>(&widget) ||
                          qobject_cast<QAbstractSpinBox*>(&widget);
  if (has_cursor) {
    const QRect inner =
        image.rect().adjusted(around + frame, around + frame, -around - frame, -around - frame);
    for (int y = inner.top(); y <= inner.bottom(); ++y) {
      for (int x = inner.left(); x <= inner.right(); ++x) {
        image.setPixelColor(x, y, Qt::black);
      }
    }
  }
  return image;
}

int differing_pixels(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      count += a.pixelColor(x, y) != b.pixelColor(x, y) ? 1 : 0;
    }
  }
  return count;
}

}  // namespace

std::vector<QWidget*> controls(const QWidget& window) {
  std::vector<QWidget*> found;
  for (QWidget* const widget : window.findChildren<QWidget*>()) {
    const bool acts = (widget->focusPolicy() & Qt::TabFocus) || qobject_cast<QAbstractButton*>(widget);
    if (acts && widget->window() == &window && widget->isVisible() && widget->isEnabled() &&
        !is_part(*widget) && !widget->visibleRegion().isEmpty()) {
      found.push_back(widget);
    }
  }
  return found;
}

QString whereabouts(const QWidget& widget) {
  QStringList path;
  for (const QWidget* step = &widget; step != nullptr && path.size() < 3; step = step->parentWidget()) {
    path.prepend(QStringLiteral("%1 \"%2\"")
                     .arg(QLatin1StringView(step->metaObject()->className()), step->objectName()));
  }
  return path.join(QStringLiteral(" / "));
}

QStringList unexplained(const QWidget& window) {
  QStringList faults;
  for (const QWidget* const control : controls(window)) {
    const QString name = name_of(*control);
    if (QAccessible::queryAccessibleInterface(const_cast<QWidget*>(control))->role() == QAccessible::Client) {
      faults.append(QStringLiteral("no role: ") + whereabouts(*control));
    }
    if (name.isEmpty()) {
      faults.append(QStringLiteral("no name: ") + whereabouts(*control));
    }
    for (const QString& tip : tips_of(*control)) {
      if (tip.isEmpty() && !tells_of_cells(*control)) {
        faults.append(QStringLiteral("no tip: %1 (%2)").arg(whereabouts(*control), name));
      } else if (!is_symbol(*control) && tip.compare(name, Qt::CaseInsensitive) == 0) {
        faults.append(QStringLiteral("the tip repeats the name: %1 (%2)").arg(whereabouts(*control), name));
      }
    }
  }
  return faults;
}

std::vector<QWidget*> tab_walk(QWidget& window) {
  std::vector<QWidget*> walk;
  constexpr int more_than_any_window_has = 500;
  for (int i = 0; i < more_than_any_window_has; ++i) {
    QWidget* const widget = QApplication::focusWidget();
    if (widget == nullptr || (!walk.empty() && widget == walk.front())) {
      break;
    }
    if (walk.empty() || walk.back() != widget) {  // several stops may lie within one
      walk.push_back(widget);
    }
    QTest::keyClick(window.windowHandle(), Qt::Key_Tab);
  }
  return walk;
}

QStringList without_focus_mark(const std::vector<QWidget*>& walk) {
  constexpr int least_pixels = 12;
  QStringList faults;
  for (QWidget* const widget : walk) {
    widget->setFocus(Qt::TabFocusReason);
    for (QWidget* around = widget->parentWidget(); around != nullptr; around = around->parentWidget()) {
      if (auto* const area = qobject_cast<QScrollArea*>(around)) {
        area->ensureWidgetVisible(widget);
      }
    }
    const QImage with = picture_of(*widget);
    widget->clearFocus();
    const QImage without = picture_of(*widget);
    if (differing_pixels(with, without) < least_pixels) {
      faults.append(QStringLiteral("no focus mark: ") + whereabouts(*widget));
    }
  }
  return faults;
}

QStringList disorder(const std::vector<QWidget*>& walk, const std::vector<QWidget*>& panels) {
  QStringList faults;
  for (std::size_t i = 1; i < walk.size(); ++i) {
    const bool in_one_panel = std::ranges::any_of(panels, [&](const QWidget* panel) {
      return panel->isAncestorOf(walk[i - 1]) && panel->isAncestorOf(walk[i]);
    });
    const QRect from = on_screen(*walk[i - 1]);
    const QRect to = on_screen(*walk[i]);
    const bool up = to.bottom() < from.top() && to.left() < from.right();  // else the next column begins
    const bool back = to.right() < from.left() && to.top() <= from.bottom();
    if (in_one_panel && (up || back)) {
      faults.append(QStringLiteral("%1: %2 → %3")
                        .arg(up ? QStringLiteral("up") : QStringLiteral("back"), whereabouts(*walk[i - 1]),
                             whereabouts(*walk[i])));
    }
  }
  return faults;
}

}  // namespace headlight::test
