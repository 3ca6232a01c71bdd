// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFontMetrics>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOption>
#include <QTest>
#include <QWheelEvent>
#include <cmath>

#include "ui/figure/figure_text.h"
#include "ui/figure/figure_theme.h"
#include "ui/look/icons.h"
#include "ui/look/style.h"
#include "ui/look/theme.h"

#include "tests/support/test_class.h"

namespace look_test {

using namespace headlight::ui;

namespace {

/// Relative luminance (WCAG 2.1).
double luminance(const QColor& colour) {
  const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const double x = luminance(a);
  const double y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QColor darkest_or_lightest(const QImage& image, bool lightest) {
  QColor found = image.pixelColor(0, 0);
  int strongest = -1;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QColor pixel = image.pixelColor(x, y);
      const int strength = lightest ? pixel.lightness() : 255 - pixel.lightness();
      if (pixel.alpha() == 255 && strength > strongest) {
        strongest = strength;
        found = pixel;
      }
    }
  }
  return found;
}

}  // namespace

// Colours that can be read, symbols that are there and follow the palette.
class LookTest : public QObject {
  Q_OBJECT

 private slots:
  void text_can_be_read_on_its_ground() {
    for (const QPalette& palette : {light_palette(), dark_palette(), projector_palette()}) {
      using P = QPalette;
      const std::pair<P::ColorRole, P::ColorRole> pairs[] = {{P::WindowText, P::Window},
                                                             {P::Text, P::Base},
                                                             {P::Text, P::AlternateBase},
                                                             {P::ButtonText, P::Button},
                                                             {P::PlaceholderText, P::Base},
                                                             {P::PlaceholderText, P::Window},
                                                             {P::Link, P::Base},
                                                             {P::Link, P::Window},
                                                             {P::HighlightedText, P::Highlight},
                                                             {P::BrightText, P::Window},
                                                             {P::PlaceholderText, P::AlternateBase},
                                                             {P::WindowText, P::Midlight},
                                                             {P::Link, P::AlternateBase},
                                                             {P::Link, P::Button},
                                                             {P::BrightText, P::Base},
                                                             {P::Base, P::Text},  // operands pointed at
                                                             {P::ToolTipText, P::ToolTipBase}};
      for (const auto& [text, ground] : pairs) {
        const double ratio = contrast(palette.color(text), palette.color(ground));
        QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("%1 on %2: %3").arg(text).arg(ground).arg(ratio)));
      }
    }
    QVERIFY(is_for_projector(projector_palette()));
    QVERIFY(!is_for_projector(light_palette()));
    QVERIFY(!is_dark(projector_palette()));
    QVERIFY(!is_dark(light_palette()));
    QVERIFY(is_dark(dark_palette()));
  }

  void pictures_can_be_read_in_every_theme() {
    for (const FigureTheme& theme : {FigureTheme::light(), FigureTheme::dark(), FigureTheme::projector()}) {
      for (const QColor& text : {theme.text, theme.quiet_text}) {
        for (const QColor& ground : {theme.ground, theme.hidden_ground, theme.broken_ground}) {
          QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(text.name() + u' ' + ground.name()));
        }
      }
    }
    // In the window the ground is the palette's.
    const std::pair<QPalette, FigureTheme> shown[] = {{light_palette(), FigureTheme::light()},
                                                      {dark_palette(), FigureTheme::dark()},
                                                      {projector_palette(), FigureTheme::projector()}};
    for (const auto& [palette, theme] : shown) {
      QVERIFY(contrast(theme.quiet_text, palette.color(QPalette::Base)) >= 4.5);
      QVERIFY(contrast(palette.color(QPalette::Text), theme.hidden_ground) >= 4.5);
    }
  }

  void buttons_can_be_read_in_every_state() {
    Style style;
    for (const QPalette& palette : {light_palette(), dark_palette(), projector_palette()}) {
      for (const QStyle::PrimitiveElement element :
           {QStyle::PE_PanelButtonTool, QStyle::PE_PanelButtonCommand}) {
        for (const QStyle::StateFlag state :
             {QStyle::State_None, QStyle::State_On, QStyle::State_Sunken, QStyle::State_MouseOver}) {
          QImage image(40, 24, QImage::Format_RGB32);
          image.fill(palette.color(QPalette::Window));
          QStyleOptionButton option;
          option.palette = palette;
          option.rect = image.rect();
          option.state = QStyle::State_Enabled | state;
          QPainter painter(&image);
          style.drawPrimitive(element, &option, &painter);
          painter.end();
          const double ratio = contrast(palette.color(QPalette::ButtonText), image.pixelColor(20, 12));
          QVERIFY2(ratio >= 4.5, qPrintable(QString::number(ratio)));
        }
      }
    }
  }

  void the_mark_of_the_focus_stands_out() {
    for (const QPalette& palette : {light_palette(), dark_palette(), projector_palette()}) {
      for (const QPalette::ColorRole ground : {QPalette::Window, QPalette::Base}) {
        QVERIFY(contrast(palette.color(QPalette::Highlight), palette.color(ground)) >= 3.0);
      }
    }
  }

  void the_wheel_scrolls_past_fields_without_the_focus() {
    QScrollArea area;
    auto* const form = new QWidget;
    form->setMinimumHeight(2000);
    auto* const number = new QSpinBox(form);
    auto* const choice = new QComboBox(form);
    auto* const slider = new QSlider(Qt::Horizontal, form);
    choice->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    area.setWidget(form);
    area.resize(300, 200);
    Style style;
    for (QWidget* const widget : std::initializer_list<QWidget*>{number, choice, slider}) {
      widget->setStyle(&style);
      widget->show();
    }
    area.show();
    QVERIFY(QTest::qWaitForWindowActive(&area));
    area.setFocus();
    const auto turn = [](QWidget& widget) {
      const QPointF place = widget.rect().center();
      QWheelEvent event(place, widget.mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                        Qt::NoScrollPhase, false);
      QSpontaneKeyEvent::setSpontaneous(&event);  // others are not handed on
      qApp->notify(&widget, &event);
    };
    number->setValue(50);
    slider->setValue(50);
    int scrolled = 0;
    for (QWidget* const widget : std::initializer_list<QWidget*>{number, choice, slider}) {
      turn(*widget);
      QVERIFY(!widget->hasFocus());
      QVERIFY(area.verticalScrollBar()->value() > scrolled);
      scrolled = area.verticalScrollBar()->value();
    }
    QCOMPARE(number->value(), 50);
    QCOMPARE(choice->currentIndex(), 0);
    QCOMPARE(slider->value(), 50);
    number->setFocus();
    turn(*number);
    QCOMPARE(number->value(), 49);
    QCOMPARE(area.verticalScrollBar()->value(), scrolled);
  }

  void an_unchecked_box_can_be_seen() {
    Style style;
    for (const QPalette& palette : {light_palette(), dark_palette()}) {
      for (const QStyle::PrimitiveElement element :
           {QStyle::PE_IndicatorCheckBox, QStyle::PE_IndicatorRadioButton}) {
        const QColor ground = palette.color(QPalette::Window);
        QImage image(24, 24, QImage::Format_RGB32);
        image.fill(ground);
        QStyleOptionButton option;
        option.palette = palette;
        option.rect = QRect(4, 4, 16, 16);
        option.state = QStyle::State_Enabled | QStyle::State_Off;
        QPainter painter(&image);
        style.drawPrimitive(element, &option, &painter);
        painter.end();
        double strongest = 1.0;
        for (int x = 0; x < image.width(); ++x) {  // across its middle
          strongest = std::max(strongest, contrast(image.pixelColor(x, 12), ground));
        }
        QVERIFY2(strongest >= 3.0, qPrintable(QString::number(strongest)));
        option.state = QStyle::State_Enabled | QStyle::State_On;
        const QImage unchecked = image;
        QPainter again(&image);
        style.drawPrimitive(element, &option, &again);
        again.end();
        QVERIFY(image != unchecked);
      }
    }
  }

  void every_symbol_draws_something() {
    const QStringList files = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
    QVERIFY(files.size() > 20);
    for (const QString& file : files) {
      const QIcon icon =
          file == QLatin1StringView("headlight.svg") ? program_icon() : symbol_icon(file.chopped(4));
      const QImage image = icon.pixmap(QSize(16, 16), 2.0).toImage();
      QCOMPARE(image.size(), QSize(32, 32));
      int drawn = 0;
      for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
          drawn += image.pixelColor(x, y).alpha() > 128 ? 1 : 0;
        }
      }
      QVERIFY2(drawn > 20, qPrintable(file));
    }
    QVERIFY(symbol_icon(QStringLiteral("nonesuch")).isNull());
  }

  void symbols_follow_the_palette() {
    const QPalette before = QApplication::palette();
    const QIcon icon = symbol_icon(QStringLiteral("save"));
    QApplication::setPalette(light_palette());
    const QImage light = icon.pixmap(QSize(64, 64), 1.0).toImage();
    QApplication::setPalette(dark_palette());
    const QImage dark = icon.pixmap(QSize(64, 64), 1.0).toImage();
    QCOMPARE(darkest_or_lightest(light, false), light_palette().color(QPalette::WindowText));
    QCOMPARE(darkest_or_lightest(dark, true), dark_palette().color(QPalette::WindowText));
    QApplication::setPalette(before);
  }

  void type_grows_in_steps() {
    QFont text;
    text.setPointSizeF(10.0);
    QCOMPARE(font_at(text, TypeStep::text).pointSizeF(), 10.0);
    QCOMPARE(font_at(text, TypeStep::heading).pointSizeF(), 12.5);
    QCOMPARE(font_at(text, TypeStep::title).pointSizeF(), 16.0);
    text.setPixelSize(20);
    QCOMPARE(font_at(text, TypeStep::title).pixelSize(), 32);
  }

  void every_script_has_a_family() {
    const QStringList families = with_all_scripts(QFont(QStringLiteral("Noto Sans"))).families();
    QCOMPARE(families.front(), QStringLiteral("Noto Sans"));
    QVERIFY(families.contains(QStringLiteral("Noto Sans CJK SC")));
    QVERIFY(families.contains(QStringLiteral("Noto Color Emoji")));
  }

  void chinese_is_as_light_in_the_window_as_in_pictures() {
    const auto drawn = [](QFont font) {
      font.setPixelSize(12);
      QImage image(200, 24, QImage::Format_RGB32);
      image.fill(Qt::white);
      QPainter painter(&image);
      painter.setFont(font);
      painter.drawText(4, 18, QStringLiteral("导出图片掩码查询键值投影"));
      return image;
    };
    QCOMPARE(drawn(with_all_scripts(QApplication::font())), drawn(figure_font({}, 12.0)));
  }

  void reduced_motion_stops_animations() {
    Style style;
    QVERIFY(style.styleHint(QStyle::SH_Widget_Animation_Duration) > 0);
    style.set_reduced_motion(true);
    QCOMPARE(style.styleHint(QStyle::SH_Widget_Animation_Duration), 0);
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<LookTest>("look_test");

}  // namespace look_test

#include "look_test.moc"
