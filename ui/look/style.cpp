// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/style.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QSlider>
#include <QStyleOption>
#include <QTabBar>
#include <QToolBar>
#include <algorithm>

#include "ui/look/icons.h"
#include "ui/look/indicator.h"

namespace headlight::ui {

namespace {

constexpr double corner = 4.0;
constexpr int chevron_size = 14;
constexpr int animation_milliseconds = 200;

QColor mixed(const QColor& a, const QColor& b, double share_of_b) {
  const auto channel = [share_of_b](double from, double to) {
    return static_cast<float>(from + (to - from) * share_of_b);
  };
  return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                          channel(a.blueF(), b.blueF()));
}

/// Whether the whole button opens a menu, so that a chevron says so beside its text.
bool opens_menu(const QStyleOptionToolButton& button) {
  return button.features.testFlag(QStyleOptionToolButton::HasMenu) &&
         !button.features.testFlag(QStyleOptionToolButton::MenuButtonPopup);
}

/// A box one hairline wide at the inner edge of `rect`.
void draw_box(QPainter* painter, const QRect& rect, const QColor& border, const QBrush& ground,
              double width = 1.0) {
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(border.alpha() == 0 ? QPen(Qt::NoPen) : QPen(border, width));
  painter->setBrush(ground);
  const double inset = width / 2.0;
  painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), corner, corner);
  painter->restore();
}

void draw_tool_button(const QStyleOption& option, QPainter* painter) {
  const bool enabled = option.state.testFlag(QStyle::State_Enabled);
  const bool sunken = option.state.testFlag(QStyle::State_Sunken);
  const bool on = option.state.testFlag(QStyle::State_On);
  const bool hovered = option.state.testFlag(QStyle::State_MouseOver) && enabled;
  const bool raised = !option.state.testFlag(QStyle::State_AutoRaise);
  const QPalette& palette = option.palette;
  const QColor window = palette.color(QPalette::Window);
  const QColor text = palette.color(QPalette::WindowText);
  constexpr double hover_share = 0.07;
  constexpr double press_share = 0.14;
  constexpr double on_share = 0.16;
  if (on) {
    draw_box(painter, option.rect, palette.color(QPalette::Highlight),
             mixed(palette.color(QPalette::Base), palette.color(QPalette::Highlight), on_share));
  } else if (sunken || hovered) {
    draw_box(painter, option.rect, raised ? palette.color(QPalette::Dark) : QColor(Qt::transparent),
             mixed(window, text, sunken ? press_share : hover_share));
  } else if (raised) {
    draw_box(painter, option.rect, palette.color(QPalette::Mid), palette.color(QPalette::Button));
  }
}

void draw_push_button(const QStyleOption& option, QPainter* painter) {
  const QPalette& palette = option.palette;
  const auto* const button = qstyleoption_cast<const QStyleOptionButton*>(&option);
  const bool enabled = option.state.testFlag(QStyle::State_Enabled);
  const bool is_default = button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
  const bool sunken = option.state.testFlag(QStyle::State_Sunken) || option.state.testFlag(QStyle::State_On);
  const bool hovered = option.state.testFlag(QStyle::State_MouseOver) && enabled;
  constexpr double hover_share = 0.05;
  constexpr double press_share = 0.12;
  const double share = sunken ? press_share : hovered ? hover_share : 0.0;
  const bool focused = option.state.testFlag(QStyle::State_HasFocus);
  draw_box(painter, option.rect,
           palette.color((is_default || focused) && enabled ? QPalette::Highlight : QPalette::Mid),
           mixed(palette.color(enabled ? QPalette::Button : QPalette::Window),
                 palette.color(QPalette::WindowText), share),
           focused && enabled ? 2.0 : 1.0);
}

void draw_arrow(const QStyleOption& option, QPainter* painter, const QString& symbol) {
  const bool enabled = option.state.testFlag(QStyle::State_Enabled);
  const bool selected = option.state.testFlag(QStyle::State_Selected) && enabled;
  QRect place(0, 0, chevron_size, chevron_size);
  place.moveCenter(option.rect.center());
  symbol_icon(symbol).paint(painter, place, Qt::AlignCenter,
                            selected  ? QIcon::Selected
                            : enabled ? QIcon::Normal
                                      : QIcon::Disabled);
}

void draw_line_edit_frame(const QStyleOption& option, QPainter* painter) {
  const bool focused = option.state.testFlag(QStyle::State_HasFocus);
  draw_box(painter, option.rect, option.palette.color(focused ? QPalette::Highlight : QPalette::Mid),
           Qt::NoBrush);
}

void draw_tab_shape(const QStyleOptionTab& tab, QPainter* painter) {
  const bool selected = tab.state.testFlag(QStyle::State_Selected);
  const bool hovered = tab.state.testFlag(QStyle::State_MouseOver);
  constexpr int line = 2;
  const bool south = tab.shape == QTabBar::RoundedSouth || tab.shape == QTabBar::TriangularSouth;
  const QRect mark(tab.rect.left() + 4, south ? tab.rect.top() : tab.rect.bottom() - line + 1,
                   tab.rect.width() - 8, line);
  if (selected) {
    painter->fillRect(mark, tab.palette.color(QPalette::Highlight));
  } else if (hovered) {
    painter->fillRect(mark, tab.palette.color(QPalette::Mid));
  }
}

void draw_dock_title(const QStyleOptionDockWidget& dock, QPainter* painter, const QRect& text_rect) {
  const QColor mid = dock.palette.color(QPalette::Mid);
  painter->fillRect(QRect(dock.rect.left(), dock.rect.bottom(), dock.rect.width(), 1), mid);
  painter->save();
  QFont font = painter->font();
  font.setWeight(QFont::DemiBold);
  painter->setFont(font);
  painter->setPen(dock.palette.color(QPalette::WindowText));
  const QString title =
      QFontMetrics(font).elidedText(dock.title, Qt::ElideRight, text_rect.width(), Qt::TextShowMnemonic);
  painter->drawText(text_rect.adjusted(6, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic,
                    title);
  painter->restore();
}

bool turns_with_the_wheel(const QWidget& widget) {
  return qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
         qobject_cast<const QComboBox*>(&widget) != nullptr ||
         qobject_cast<const QSlider*>(&widget) != nullptr;
}

}  // namespace

Style::Style() : QProxyStyle(QStringLiteral("fusion")) {}

void Style::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  if (turns_with_the_wheel(*widget)) {
    if (widget->focusPolicy() == Qt::WheelFocus) {
      widget->setFocusPolicy(Qt::StrongFocus);
    }
    widget->installEventFilter(this);
  }
}

bool Style::eventFilter(QObject* object, QEvent* event) {
  const auto* const field = event->type() == QEvent::Wheel ? qobject_cast<QWidget*>(object) : nullptr;
  if (field != nullptr && !field->hasFocus()) {
    event->ignore();  // what the field stands in gets it
    return true;
  }
  return QProxyStyle::eventFilter(object, event);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
  const QColor mid = option->palette.color(QPalette::Mid);
  switch (element) {
    case PE_PanelButtonTool: draw_tool_button(*option, painter); return;
    case PE_PanelButtonCommand: draw_push_button(*option, painter); return;
    case PE_IndicatorCheckBox: draw_indicator(*option, painter, Indicator::box); return;
    case PE_IndicatorRadioButton: draw_indicator(*option, painter, Indicator::ring); return;
    case PE_IndicatorArrowUp: draw_arrow(*option, painter, QStringLiteral("up")); return;
    case PE_IndicatorArrowDown: draw_arrow(*option, painter, QStringLiteral("down")); return;
    case PE_IndicatorArrowLeft: draw_arrow(*option, painter, QStringLiteral("left")); return;
    case PE_IndicatorArrowRight: draw_arrow(*option, painter, QStringLiteral("right")); return;
    case PE_Frame:
      painter->save();
      painter->setPen(option->state.testFlag(State_HasFocus) ? option->palette.color(QPalette::Highlight)
                                                             : mid);
      painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
      painter->restore();
      return;
    case PE_FrameLineEdit: draw_line_edit_frame(*option, painter); return;
    case PE_FrameTabBarBase: {
      const auto* const base = qstyleoption_cast<const QStyleOptionTabBarBase*>(option);
      const bool south = base != nullptr && base->shape == QTabBar::RoundedSouth;
      painter->fillRect(QRect(option->rect.left(), south ? option->rect.top() : option->rect.bottom(),
                              option->rect.width(), 1),
                        mid);
      return;
    }
    case PE_FrameTabWidget:
      painter->fillRect(QRect(option->rect.left(), option->rect.top(), option->rect.width(), 1), mid);
      return;
    case PE_FrameDockWidget:
    case PE_FrameStatusBarItem:
    case PE_PanelStatusBar: return;
    case PE_IndicatorToolBarSeparator: {
      constexpr int gap = 6;
      const QRect rect = option->rect;
      if (option->state.testFlag(State_Horizontal)) {
        painter->fillRect(QRect(rect.center().x(), rect.top() + gap, 1, rect.height() - 2 * gap), mid);
      } else {
        painter->fillRect(QRect(rect.left() + gap, rect.center().y(), rect.width() - 2 * gap, 1), mid);
      }
      return;
    }
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
  }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
  switch (element) {
    case CE_ToolBar:
      painter->fillRect(option->rect, option->palette.color(QPalette::Window));
      painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                        option->palette.color(QPalette::Mid));
      return;
    case CE_TabBarTabShape:
      if (const auto* const tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
        draw_tab_shape(*tab, painter);
        return;
      }
      break;
    case CE_DockWidgetTitle:
      if (const auto* const dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option)) {
        draw_dock_title(*dock, painter, subElementRect(SE_DockWidgetTitleBarText, option, widget));
        return;
      }
      break;
    default: break;
  }
  QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const {
  const auto* const button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
  const auto* const box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
  if (const auto* const spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option); spin && spin->frame) {
    draw_spin_box(*spin, painter, widget);
    return;
  }
  if (const auto* const slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
      slider && control == CC_ScrollBar) {
    draw_scroll_bar(*slider, painter, widget);
    return;
  }
  if (button != nullptr && opens_menu(*button)) {
    QStyleOptionToolButton plain(*button);
    plain.features &= ~QStyleOptionToolButton::HasMenu;
    QProxyStyle::drawComplexControl(control, &plain, painter, widget);
  } else if (box != nullptr && box->frame && !box->editable) {
    draw_push_button(*box, painter);
  } else {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    return;
  }
  const QRect rect = option->rect;
  symbol_icon(QStringLiteral("down"))
      .paint(painter,
             QRect(rect.right() - chevron_size - 2, rect.center().y() - chevron_size / 2, chevron_size,
                   chevron_size),
             Qt::AlignCenter, option->state.testFlag(State_Enabled) ? QIcon::Normal : QIcon::Disabled);
}

void Style::draw_spin_box(const QStyleOptionSpinBox& box, QPainter* painter, const QWidget* widget) const {
  const bool enabled = box.state.testFlag(State_Enabled);
  const bool focused = box.state.testFlag(State_HasFocus);
  draw_box(painter, box.rect, box.palette.color(focused ? QPalette::Highlight : QPalette::Mid),
           box.palette.color(enabled ? QPalette::Base : QPalette::Window));
  constexpr int arrow = 10;
  const auto draw_arrow = [&](SubControl part, const QString& symbol, bool possible) {
    QRect place(0, 0, arrow, arrow);
    place.moveCenter(subControlRect(CC_SpinBox, &box, part, widget).center());
    symbol_icon(symbol).paint(painter, place, Qt::AlignCenter,
                              enabled && possible ? QIcon::Normal : QIcon::Disabled);
  };
  if (box.buttonSymbols != QAbstractSpinBox::NoButtons) {
    draw_arrow(SC_SpinBoxUp, QStringLiteral("up"), box.stepEnabled.testFlag(QAbstractSpinBox::StepUpEnabled));
    draw_arrow(SC_SpinBoxDown, QStringLiteral("down"),
               box.stepEnabled.testFlag(QAbstractSpinBox::StepDownEnabled));
  }
}

void Style::draw_scroll_bar(const QStyleOptionSlider& bar, QPainter* painter, const QWidget* widget) const {
  painter->fillRect(bar.rect, bar.palette.color(QPalette::Window));
  if (bar.maximum <= bar.minimum) {
    return;
  }
  constexpr double idle_share = 0.22;
  constexpr double active_share = 0.40;
  constexpr int inset = 3;
  const bool active = bar.state.testFlag(State_Sunken) || (bar.activeSubControls & SC_ScrollBarSlider) != 0;
  const QRect handle = subControlRect(CC_ScrollBar, &bar, SC_ScrollBarSlider, widget);
  draw_box(painter, handle.adjusted(inset, inset, -inset, -inset), Qt::transparent,
           mixed(bar.palette.color(QPalette::Window), bar.palette.color(QPalette::WindowText),
                 active ? active_share : idle_share));
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const {
  const auto* const bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
  if (control != CC_ScrollBar || bar == nullptr) {
    return QProxyStyle::subControlRect(control, option, part, widget);
  }
  const bool horizontal = bar->orientation == Qt::Horizontal;
  const int length = horizontal ? bar->rect.width() : bar->rect.height();
  constexpr int shortest_handle = 28;
  const qint64 range = qint64{bar->maximum} - bar->minimum;
  const auto share =
      static_cast<int>(qint64{length} * bar->pageStep / std::max<qint64>(1, range + bar->pageStep));
  const int handle = range > 0 ? std::clamp(share, std::min(shortest_handle, length), length) : length;
  const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - handle,
                                            bar->upsideDown);
  int begin = 0;
  int extent = 0;
  switch (part) {
    case SC_ScrollBarGroove: extent = length; break;
    case SC_ScrollBarSlider:
      begin = start;
      extent = handle;
      break;
    case SC_ScrollBarSubPage: extent = start; break;
    case SC_ScrollBarAddPage:
      begin = start + handle;
      extent = length - begin;
      break;
    default: break;  // no buttons
  }
  const QRect rect = horizontal ? QRect(bar->rect.left() + begin, bar->rect.top(), extent, bar->rect.height())
                                : QRect(bar->rect.left(), bar->rect.top() + begin, bar->rect.width(), extent);
  return visualRect(bar->direction, bar->rect, rect);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  switch (metric) {
    case PM_DockWidgetTitleMargin: return 5;
    case PM_DockWidgetSeparatorExtent: return 5;
    case PM_DockWidgetFrameWidth: return 0;
    case PM_ScrollBarExtent: return 13;
    case PM_ScrollBarSliderMin: return 28;
    case PM_ToolBarFrameWidth: return 0;
    case PM_ToolBarItemMargin: return 3;
    case PM_ToolBarItemSpacing: return 2;
    case PM_ToolBarSeparatorExtent: return 11;
    case PM_ToolBarIconSize: return 20;
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_TabBarIconSize: return 16;
    case PM_TabBarTabHSpace: return 20;
    case PM_TabBarTabVSpace: return 10;
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical: return 0;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* data) const {
  switch (hint) {
    case SH_Widget_Animation_Duration: return reduced_motion_ ? 0 : animation_milliseconds;
    case SH_Widget_Animate: return reduced_motion_ ? 0 : 1;
    case SH_DialogButtonBox_ButtonsHaveIcons: return 0;
    case SH_ToolTip_WakeUpDelay: return 500;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
  }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const {
  QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
  if (type == CT_ToolButton &&
      qobject_cast<const QToolBar*>(widget != nullptr ? widget->parent() : nullptr)) {
    result.setHeight(qMax(result.height(), 30));
    result.rwidth() += 4;
  }
  const auto* const button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
  if (type == CT_ToolButton && button != nullptr && opens_menu(*button)) {
    // Text without a symbol stands in the middle: there must be room on either side.
    result.rwidth() += button->toolButtonStyle == Qt::ToolButtonTextOnly ? 2 * chevron_size : chevron_size;
  }
  return result;
}

QIcon Style::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const {
  switch (icon) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton: return symbol_icon(QStringLiteral("close"));
    case SP_TitleBarNormalButton: return symbol_icon(QStringLiteral("float"));
    default: return QProxyStyle::standardIcon(icon, option, widget);
  }
}

}  // namespace headlight::ui
