// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/head_chips.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>

#include "tests/support/test_class.h"
#include "tests/ui/heatmap/view_fixture.h"
#include "ui/heatmap/stage_bar.h"
#include "ui/words/heads_text.h"

namespace head_chips_test {

using namespace headlight;
using namespace headlight::ui;

namespace {

QAbstractButton* button(const QWidget& parent, const QString& name) {
  return parent.findChild<QAbstractButton*>(name);
}

QString stage_name_of(Stage stage) { return QStringLiteral("stage_%1").arg(static_cast<int>(stage)); }

}  // namespace

class HeadChipsTest : public QObject {
  Q_OBJECT

 private slots:
  void lists_of_heads_are_read_and_written() {
    using Heads = std::vector<HeadIndex>;
    QCOMPARE(parse_heads(QStringLiteral("2"), 4), std::optional(Heads{{1}}));
    QCOMPARE(parse_heads(QStringLiteral("4, 1 – 2;2"), 4), std::optional(Heads{{0}, {1}, {3}}));
    QCOMPARE(parse_heads(QStringLiteral("１，３"), 4), std::optional(Heads{{0}, {2}}));
    for (const QString& wrong : {QString(), QStringLiteral("0"), QStringLiteral("5"), QStringLiteral("3-2"),
                                 QStringLiteral("one"), QStringLiteral("1.5")}) {
      QVERIFY2(!parse_heads(wrong, 4), qPrintable(wrong));
    }
    QCOMPARE(heads_text({{0}, {2}, {3}, {4}, {8}}), QStringLiteral("1, 3–5, 9"));
  }

  void chips_choose_one_several_or_all() {
    test::ViewFixture fixture;
    HeadChips chips(fixture.selection);
    QVERIFY(fixture.open(test::sample_experiment(2, 2, 3)));
    using Heads = std::vector<HeadIndex>;
    QVERIFY(button(chips, QStringLiteral("head_0"))->isChecked());
    button(chips, QStringLiteral("head_2"))->click();
    QCOMPARE(fixture.selection.heads(), Heads{{1}});
    QVERIFY(!button(chips, QStringLiteral("head_0"))->isChecked());
    chips.resize(chips.sizeHint());
    QTest::mouseClick(button(chips, QStringLiteral("head_1")), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(fixture.selection.heads(), (Heads{{0}, {1}}));
    QTest::mouseClick(button(chips, QStringLiteral("head_3")), Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(fixture.selection.heads(), Heads{});
    fixture.selection.set_heads({{2}});
    QVERIFY(button(chips, QStringLiteral("head_3"))->isChecked());
    button(chips, QStringLiteral("head_0"))->click();
    QCOMPARE(fixture.selection.heads(), Heads{});
  }

  void they_are_absent_where_there_is_nothing_to_choose() {
    test::ViewFixture fixture;
    HeadChips chips(fixture.selection);
    QVERIFY(fixture.open(test::sample_experiment(2, 2, 1)));
    QVERIFY(chips.isHidden());
    QVERIFY(fixture.open(test::sample_experiment(2, 2, 2)));
    QVERIFY(!chips.isHidden());
    fixture.selection.set_stage(Stage::concat);
    QVERIFY(chips.isHidden());
  }

  void many_heads_are_chosen_in_a_box() {
    test::ViewFixture fixture;
    HeadChips chips(fixture.selection);
    QVERIFY(fixture.open(test::sample_experiment(2, 2, 20)));
    auto* const box = chips.findChild<QComboBox*>(QStringLiteral("headBox"));
    QVERIFY(box != nullptr);
    QCOMPARE(box->count(), 21);
    box->lineEdit()->setText(QStringLiteral("3-4, 20"));
    emit box->lineEdit()->editingFinished();
    QCOMPARE(fixture.selection.heads(), (std::vector<HeadIndex>{{2}, {3}, {19}}));
    QCOMPARE(box->currentText(), QStringLiteral("3–4, 20"));
    box->lineEdit()->setText(QStringLiteral("21"));
    emit box->lineEdit()->editingFinished();
    QCOMPARE(box->currentText(), QStringLiteral("3–4, 20"));
  }

  void the_stage_bar_shows_what_exists_and_marks_the_present() {
    test::ViewFixture fixture;
    StageBar bar(fixture.selection);
    QVERIFY(fixture.open(test::sample_experiment(2, 2, 1)));
    bar.show();
    QVERIFY(QTest::qWaitForWindowActive(&bar));
    QVERIFY(button(bar, stage_name_of(Stage::weights))->isChecked());
    QVERIFY(button(bar, stage_name_of(Stage::final_output)) == nullptr);
    button(bar, stage_name_of(Stage::scores))->click();
    QCOMPARE(fixture.selection.stage(), Stage::scores);
    button(bar, stage_name_of(Stage::scores))->setFocus();
    QTest::keyClick(button(bar, stage_name_of(Stage::scores)), Qt::Key_Right);
    QCOMPARE(fixture.selection.stage(), Stage::logits);
    fixture.selection.set_stage(Stage::v);
    QVERIFY(button(bar, stage_name_of(Stage::v))->isChecked());
    QVERIFY(!button(bar, stage_name_of(Stage::logits))->isChecked());
  }
};

const headlight::test::TestClass registered = headlight::test::test_class<HeadChipsTest>("head_chips_test");

}  // namespace head_chips_test

#include "head_chips_test.moc"
