// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/figure_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"
#include "ui/heatmap/figure_form.h"

namespace figure_bar_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

struct Bar : test::ViewFixture {
  FigureBar bar{document, selection};

  template <typename Widget>
  Widget& control(const char* name) {
    return *bar.findChild<Widget*>(QString::fromLatin1(name));
  }
  void choose(const char* name, int data) {
    auto& box = control<QComboBox>(name);
    box.setCurrentIndex(box.findData(data));
    emit box.activated(box.currentIndex());
  }
  void type(const char* name, const QString& text) {
    auto& field = control<QLineEdit>(name);
    field.setText(text);
    emit field.editingFinished();
  }
  FigureOptions options() { return document.experiment()->view.figure; }
};

}  // namespace

class FigureBarTest : public QObject {
  Q_OBJECT

 private slots:
  void choices_are_written_to_the_view_and_undone() {
    Bar shown;
    QVERIFY(shown.open(test::sample_experiment(2, 2, 2)));
    shown.choose("paletteBox", static_cast<int>(Palette::magma));
    QCOMPARE(shown.options().palette, std::optional(Palette::magma));
    shown.control<QCheckBox>("reversedSwitch").click();
    QVERIFY(shown.options().reversed);
    shown.choose("rangeBox", static_cast<int>(RangeKind::robust));
    QCOMPARE(shown.options().range, std::optional(RangeKind::robust));
    shown.control<QCheckBox>("perHeadSwitch").click();
    QVERIFY(shown.options().per_head_range);
    shown.choose("numbersBox", static_cast<int>(Annotations::never));
    QCOMPARE(shown.options().annotations, Annotations::never);
    shown.control<QCheckBox>("colorbarSwitch").click();
    QVERIFY(!shown.options().colorbar);
    QCOMPARE(shown.document.undo_stack().count(), 6);
    while (shown.document.undo_stack().canUndo()) {
      shown.document.undo_stack().undo();
    }
    QCOMPARE(shown.options(), FigureOptions());
    QCOMPARE(shown.control<QComboBox>("paletteBox").currentData().toInt(), -1);
    QCOMPARE(shown.control<QComboBox>("paletteBox").currentText(), QStringLiteral("Automatic"));
    QVERIFY(!shown.control<QCheckBox>("reversedSwitch").isChecked());
  }

  void quick_steps_of_one_control_are_one_step_of_undo() {
    Bar shown;
    QVERIFY(shown.open(test::sample_experiment(2, 2, 1)));
    auto& decimals = shown.control<QSpinBox>("decimalsBox");
    decimals.stepUp();
    decimals.stepUp();
    decimals.stepUp();
    QCOMPARE(shown.options().decimals, 5);
    QCOMPARE(shown.document.undo_stack().count(), 1);
    shown.document.undo_stack().undo();
    QCOMPARE(shown.options().decimals, 2);
    QCOMPARE(decimals.value(), 2);
  }

  void own_ends_take_numbers_as_people_type_them() {
    Bar shown;
    QVERIFY(shown.open(test::sample_experiment(2, 2, 1)));
    shown.choose("rangeBox", static_cast<int>(RangeKind::own));
    QVERIFY(!shown.control<QWidget>("ownRange").isHidden());
    QSignalSpy refused(&shown.bar, &FigureBar::refused);
    shown.type("rangeLow", QStringLiteral("−1/2"));
    QCOMPARE(refused.count(), 0);
    QCOMPARE(shown.options().own_low, -0.5);
    shown.type("rangeLow", QStringLiteral("3"));
    QCOMPARE(shown.options().own_low, 3.0);
    QVERIFY(shown.options().own_high > 3.0);
    const double high = shown.options().own_high;
    shown.type("rangeHigh", QStringLiteral("high"));
    QCOMPARE(refused.count(), 1);
    QCOMPARE(shown.options().own_high, high);
    QCOMPARE(shown.control<QLineEdit>("rangeHigh").text().toDouble(), high);
    shown.type("rangeHigh", QStringLiteral("inf"));
    QCOMPARE(refused.count(), 2);
    shown.choose("rangeBox", static_cast<int>(RangeKind::zero_to_one));
    QVERIFY(shown.control<QWidget>("ownRange").isHidden());
  }

  void an_own_range_begins_at_the_one_that_is_shown() {
    Bar shown;
    QVERIFY(shown.open(test::sample_experiment(2, 2, 1)));
    shown.bar.form().set_shown_range([] { return ColorRange{-0.12341, 12.345}; });
    shown.choose("rangeBox", static_cast<int>(RangeKind::robust));
    QCOMPARE(shown.options().own_low, 0.0);
    shown.choose("rangeBox", static_cast<int>(RangeKind::own));
    QCOMPARE(shown.options().own_low, -0.124);
    QCOMPARE(shown.options().own_high, 12.4);
    QCOMPARE(shown.control<QLineEdit>("rangeHigh").text(), QStringLiteral("12.4"));
  }

  void a_range_per_head_is_offered_where_there_are_several() {
    Bar shown;
    QVERIFY(shown.open(test::sample_experiment(2, 2, 1)));
    QVERIFY(shown.control<QCheckBox>("perHeadSwitch").isHidden());
    QVERIFY(shown.open(test::sample_experiment(2, 2, 2)));
    QVERIFY(!shown.control<QCheckBox>("perHeadSwitch").isHidden());
    shown.selection.set_stage(Stage::concat);
    QVERIFY(shown.control<QCheckBox>("perHeadSwitch").isHidden());
  }

  void an_end_that_is_left_empty_follows_the_numbers() {
    Bar shown;
    QVERIFY(shown.open(test::sample_experiment(2, 2, 1)));
    shown.choose("rangeBox", static_cast<int>(RangeKind::own));
    QSignalSpy refused(&shown.bar, &FigureBar::refused);
    shown.type("rangeLow", QString());
    QCOMPARE(range_name(shown.options()), std::string("auto..1"));
    QVERIFY(shown.control<QLineEdit>("rangeLow").text().isEmpty());
    shown.type("rangeHigh", QString());
    QCOMPARE(refused.count(), 1);
    QCOMPARE(range_name(shown.options()), std::string("auto..1"));
    QCOMPARE(shown.control<QLineEdit>("rangeHigh").text(), QStringLiteral("1"));
    shown.type("rangeLow", QStringLiteral("-2"));
    QCOMPARE(range_name(shown.options()), std::string("-2..1"));
  }

  void the_other_end_moves_along_within_what_numbers_can_be() {
    Bar shown;
    QVERIFY(shown.open(test::sample_experiment(2, 2, 1)));
    shown.choose("rangeBox", static_cast<int>(RangeKind::own));
    shown.type("rangeHigh", QStringLiteral("1e-20"));
    shown.type("rangeLow", QStringLiteral("5"));
    QVERIFY(shown.options().range == RangeKind::own && shown.options().own_high > 5.0);
    shown.type("rangeLow", QStringLiteral("-1e308"));
    shown.type("rangeHigh", QStringLiteral("1e308"));
    QCOMPARE(range_name(shown.options()), std::string("-1e+308..1e+308"));
    shown.type("rangeLow", QStringLiteral("1.5e308"));
    QVERIFY(shown.options().own_low == 1.5e308 && std::isfinite(shown.options().own_high));
  }

  void one_click_takes_what_suits_the_numbers() {
    Bar shown;
    QVERIFY(shown.open(test::sample_experiment(2, 2, 1)));
    auto& advice = shown.control<QToolButton>("figureAdvice");
    QVERIFY(advice.isHidden());
    auto figure = std::make_shared<Figure>();
    figure->half_unused = true;
    shown.bar.advise(figure);
    QVERIFY(!advice.isHidden() && advice.toolTip().contains(QStringLiteral("one side of zero")));
    advice.click();
    QCOMPARE(shown.options().palette, std::optional(Palette::viridis));
    figure->beyond_log_scale = 3;
    shown.bar.advise(figure);
    QVERIFY(advice.toolTip().contains(QStringLiteral("(3 here)")));
    advice.click();
    QCOMPARE(shown.options().range, std::optional(RangeKind::automatic));
    shown.bar.advise(nullptr);
    QVERIFY(advice.isHidden());
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<FigureBarTest>("figure_bar_test");

}  // namespace figure_bar_test

#include "figure_bar_test.moc"
