// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QStyleOptionSlider;
class QStyleOptionSpinBox;

namespace headlight::ui {

/// Fusion made quieter: flat tool buttons, hairline borders in the palette's `Mid`, tabs marked by a line
/// in the accent colour, slim scroll bars without buttons, more room around small things. Everything not
/// overridden here stays Fusion's. `SH_Widget_Animation_Duration` is 0 while motion is to be reduced;
/// whatever moves or flashes asks for it. The wheel changes a field only while it has the focus, so that
/// scrolling a form never changes what it passes over.
class Style : public QProxyStyle {
  Q_OBJECT

 public:
  Style();

  void set_reduced_motion(bool reduced) { reduced_motion_ = reduced; }

  void polish(QWidget* widget) override;
  using QProxyStyle::polish;
  bool eventFilter(QObject* object, QEvent* event) override;

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget = nullptr) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget = nullptr) const override;
  QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                       const QWidget* widget = nullptr) const override;
  int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                  const QWidget* widget = nullptr) const override;
  int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                QStyleHintReturn* data = nullptr) const override;
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                         const QWidget* widget) const override;
  QIcon standardIcon(StandardPixmap icon, const QStyleOption* option = nullptr,
                     const QWidget* widget = nullptr) const override;

 private:
  void draw_spin_box(const QStyleOptionSpinBox& box, QPainter* painter, const QWidget* widget) const;
  void draw_scroll_bar(const QStyleOptionSlider& bar, QPainter* painter, const QWidget* widget) const;

  bool reduced_motion_ = false;
};

}  // namespace headlight::ui
